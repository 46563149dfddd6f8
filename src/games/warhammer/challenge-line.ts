import type { Rules } from '../parameter.ts';
import { mmPerInch } from './battle-line/switches.ts';
import type { ChallengeFields, FightingUnit, Figure, SideName } from './challenge-fields.ts';
import { challengeMovements } from './challenge-parameters.ts';

// The line of battle: the fronts of both sides along one axis, in inches, and who can move where along it.

/** A character or champion with the unit that he stands in. */
export interface Fighter {
  readonly name: string;
  readonly side: SideName;
  readonly unitName: string;
  readonly unit: FightingUnit;
  readonly figure: Figure;
}

/** Everybody who could fight a challenge, ours first. */
export const fightersOf = (fields: ChallengeFields): Fighter[] =>
  (['ours', 'theirs'] as const).flatMap((side) =>
    Object.entries(fields[side]).flatMap(([unitName, unit]) =>
      Object.entries(unit.figures).map(([name, figure]) => ({ name, side, unitName, unit, figure })),
    ),
  );

/** Models with the characters who have joined it; its champion is one of its own. */
export const headcount = ({ models, figures }: FightingUnit): number =>
  models + Object.values(figures).filter(({ is }) => is !== 'champion').length;

export const filesOf = (unit: FightingUnit): number => Math.min(unit.wide, headcount(unit));

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Lengths closer than this are equal, in inches. */
const SAME = 1e-9;

const baseWidth = (unit: FightingUnit, rules: Rules): number => unit.base.width / rules.of(mmPerInch);

const frontOf = (unit: FightingUnit, rules: Rules): Stretch => ({
  from: unit.from,
  to: unit.from + filesOf(unit) * baseWidth(unit, rules),
});

function placeOf({ unit }: Fighter, file: number, rules: Rules): Stretch {
  const width = baseWidth(unit, rules);
  return { from: unit.from + (file - 1) * width, to: unit.from + file * width };
}

/** Inches between two stretches; 0 where they overlap or touch. */
const gap = (a: Stretch, b: Stretch): number => Math.max(0, a.from - b.to, b.from - a.to);

/** Do the fronts of two units touch? Corner to corner counts. */
export const unitsTouch = (a: FightingUnit, b: FightingUnit, rules: Rules): boolean =>
  gap(frontOf(a, rules), frontOf(b, rules)) <= SAME;

/** Inches between two units of one side along the line. */
export const unitGap = (a: FightingUnit, b: FightingUnit, rules: Rules): number =>
  gap(frontOf(a, rules), frontOf(b, rules));

export const fighterGap = (a: Fighter, b: Fighter, rules: Rules): number =>
  gap(placeOf(a, a.figure.file, rules), placeOf(b, b.figure.file, rules));

/** How two fighters come into base contact. */
export type Meeting = 'they are in contact' | 'the accepter moves' | 'the challenger moves' | 'both move';

/**
 * Who must move so that the two touch: the accepter if he can reach the challenger; else the challenger; else both.
 * Undefined where even that does not do. Each stays within his unit's front rank, takes only places of the rank and
 * file, and goes no further than twice his Movement; a unit of one model does not move.
 */
export function meeting(challenger: Fighter, accepter: Fighter, rules: Rules): Meeting | undefined {
  const touch = (file: number, other: number): boolean =>
    gap(placeOf(challenger, file, rules), placeOf(accepter, other, rules)) <= SAME;
  const here = challenger.figure.file;
  const there = accepter.figure.file;
  if (touch(here, there)) return 'they are in contact';
  const hisFiles = within(challenger, rules);
  const theirFiles = within(accepter, rules);
  if (theirFiles.some((file) => touch(here, file))) return 'the accepter moves';
  if (hisFiles.some((file) => touch(file, there))) return 'the challenger moves';
  if (hisFiles.some((file) => theirFiles.some((other) => touch(file, other)))) return 'both move';
  return undefined;
}

/** The files of his unit that he can move to. */
function within({ unit, figure }: Fighter, rules: Rules): number[] {
  if (headcount(unit) === 1) return [];
  const reach = rules.of(challengeMovements) * figure.move;
  const taken = new Set(Object.values(unit.figures).map(({ file }) => file));
  return Array.from({ length: filesOf(unit) }, (_, i) => i + 1).filter(
    (file) => !taken.has(file) && Math.abs(file - figure.file) * baseWidth(unit, rules) <= reach + SAME,
  );
}
