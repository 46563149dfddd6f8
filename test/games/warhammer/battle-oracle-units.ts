import { cornersOf, type Place, type Polygon, type Standing } from './battle-oracle-geometry.ts';

// A test oracle: units of a table as a scenario file writes them, as plain things that a trial changes.

export interface WrittenUnit {
  readonly leadership: number;
  readonly models?: number;
  readonly wide?: number;
  readonly base?: string;
  readonly size?: string;
  readonly at: Place;
  readonly turned?: number;
  readonly general?: { readonly leadership: number; readonly large?: boolean };
  readonly standard?: boolean;
  readonly swiftstride?: boolean;
  readonly immune?: boolean;
  readonly engaged?: boolean;
  readonly fleeing?: boolean;
  readonly keywords?: readonly string[];
}

export type Side = 'ours' | 'theirs';
export interface WrittenEvent {
  readonly turn: number | readonly number[] | 'each';
  readonly of: Side;
  readonly phase: 'movement' | 'magic' | 'shooting' | 'combat';
  readonly unit: string;
  readonly is?: 'destroyed' | 'broken' | 'terrified';
  /** A number, one six-sided die, or a share in per cent of those it has. */
  readonly loses?: number | 'd6' | `${number} %`;
  readonly 'breaks by'?: number | 'd6';
  readonly by?: string;
  readonly with?: 'spell' | 'specialRule';
}

export interface WrittenTable {
  readonly table: string;
  readonly ours: Readonly<Record<string, WrittenUnit>>;
  readonly theirs: Readonly<Record<string, WrittenUnit>>;
  readonly events: readonly WrittenEvent[];
  readonly turns: number;
}

export interface Unit {
  readonly name: string;
  readonly side: Side;
  readonly written: WrittenUnit;
  models: number;
  front: Place;
  facing: number;
  standard: boolean;
  engaged: boolean;
  fleeing: boolean;
  /** The player turn in which it began to flee. */
  fledIn: number;
  gone: boolean;
  modelsAtPhase: number;
  testedThisPhase: boolean;
  /** Losses of the phase in their order. */
  losses: { readonly by: string | undefined; readonly models: number }[];
}

export const has = ({ written }: Unit, keyword: string): boolean =>
  written.keywords?.includes(keyword) ?? false;

/** Takes no panic test whatever happens. */
export const isImmune = (unit: Unit): boolean =>
  unit.written.immune === true ||
  ['Immune to Psychology', 'Unbreakable', 'Frenzy'].some((keyword) => has(unit, keyword));

const numbers = (text: string): number[] => text.match(/[\d.]+/g)!.map(Number);

export const tableSize = ({ table }: WrittenTable): Place => numbers(table) as [number, number];

const placed = (side: Side, units: Readonly<Record<string, WrittenUnit>>): Unit[] =>
  Object.entries(units).map(([name, written]) => ({
    name,
    side,
    written,
    models: written.models ?? 1,
    front: written.at,
    facing: ((side === 'ours' ? 90 : 270) - (written.turned ?? 0)) * (Math.PI / 180),
    standard: written.standard ?? false,
    engaged: written.engaged ?? false,
    fleeing: written.fleeing ?? false,
    fledIn: -1,
    gone: false,
    modelsAtPhase: written.models ?? 1,
    testedThisPhase: false,
    losses: [],
  }));

export const unitsOf = ({ ours, theirs }: WrittenTable): Unit[] => [
  ...placed('ours', ours),
  ...placed('theirs', theirs),
];

/** The ground that so many models take: casualties come off the rear, the last ones off a single rank. */
function groundOf({ written, models }: Unit): { width: number; depth: number } {
  if (written.size !== undefined) {
    const [width, depth] = numbers(written.size);
    return { width: width!, depth: depth! };
  }
  const [baseWidth, baseDepth] = numbers(written.base!);
  const wide = written.wide!;
  return {
    width: (Math.min(models, wide) * baseWidth!) / 25.4,
    depth: (Math.ceil(models / wide) * baseDepth!) / 25.4,
  };
}

export const standingOf = (unit: Unit): Standing => ({
  front: unit.front,
  facing: unit.facing,
  ...groundOf(unit),
});

export const groundUnder = (unit: Unit): Polygon => cornersOf(standingOf(unit));

/** Who took the most models this phase; of several the one who struck last. Losses from nobody count together. */
export function mostLossesBy({ losses }: Unit): string | undefined {
  const of = (source: string | undefined): number =>
    losses.filter(({ by }) => by === source).reduce((sum, { models }) => sum + models, 0);
  return losses.reduceRight((best, { by }) => (of(by) > of(best) ? by : best), losses.at(-1)!.by);
}
