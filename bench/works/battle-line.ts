import { pose } from '../../src/games/pose.ts';
import { presetValues } from '../../src/games/presets.ts';
import type { Work } from './work.ts';

// Ten units of Warhammer, 8th edition, who lose regiments, models and combats over six turns: at odd angles and in two
// lines, so that flights cross friends and enemies, end too close to them and leave the table; with a General and a
// standard on the way. The same table is written for the program in C++ (parts/battle-line-header.ts).

/** Dice of an event: `{ count: 2, sides: 6 }`; one side is a fixed number. */
export interface TableDice {
  readonly count: number;
  readonly sides: number;
}

export interface TableUnit {
  readonly name: string;
  readonly leadership: number;
  readonly models: number;
  readonly wide: number;
  /** Width and depth of a base, in millimetres. */
  readonly base: readonly [number, number];
  readonly at: readonly [number, number];
  readonly turned?: number;
  readonly swiftstride?: true;
  readonly standard?: true;
  /** The Leadership of the General, who stands in this unit. */
  readonly general?: number;
}

export interface TableEvent {
  readonly turn: number;
  readonly of: 'ours' | 'theirs';
  readonly phase: 'magic' | 'shooting' | 'combat';
  readonly unit: string;
  readonly what: 'destroyed' | 'loses' | 'breaks by';
  readonly dice?: TableDice;
  readonly by?: string;
}

const infantry = [20, 20] as const;
const cavalry = [25, 50] as const;

export const ours: readonly TableUnit[] = [
  { name: 'Spearmen', leadership: 6, models: 30, wide: 6, base: infantry, at: [30, 14] },
  { name: 'Halberdiers', leadership: 6, models: 25, wide: 5, base: infantry, at: [36.5, 14] },
  { name: 'Swordsmen', leadership: 6, models: 20, wide: 5, base: infantry, at: [23.5, 14], turned: 15 },
  { name: 'Greatswords', leadership: 7, models: 20, wide: 5, base: infantry, at: [43, 14.5], standard: true },
  {
    name: 'Knights',
    leadership: 7,
    models: 8,
    wide: 4,
    base: cavalry,
    at: [49.5, 13],
    turned: -20,
    swiftstride: true,
    general: 8,
  },
  { name: 'Archers', leadership: 6, models: 10, wide: 10, base: infantry, at: [27, 8.5] },
  { name: 'Militia', leadership: 5, models: 16, wide: 4, base: infantry, at: [38, 8.5], turned: 10 },
];

export const theirs: readonly TableUnit[] = [
  { name: 'Orcs', leadership: 7, models: 25, wide: 5, base: [25, 25], at: [31, 23], general: 8 },
  { name: 'Goblins', leadership: 5, models: 30, wide: 6, base: infantry, at: [38, 23], turned: 5 },
  {
    name: 'Wolf Riders',
    leadership: 6,
    models: 10,
    wide: 5,
    base: cavalry,
    at: [24, 24],
    swiftstride: true,
  },
];

const d6 = { count: 1, sides: 6 } as const;
const twoD6 = { count: 2, sides: 6 } as const;
const fixed = (sum: number): TableDice => ({ count: sum, sides: 1 });

export const tableEvents: readonly TableEvent[] = [
  { turn: 1, of: 'theirs', phase: 'shooting', unit: 'Spearmen', what: 'destroyed' },
  { turn: 2, of: 'ours', phase: 'shooting', unit: 'Goblins', what: 'loses', dice: twoD6, by: 'Archers' },
  { turn: 2, of: 'theirs', phase: 'combat', unit: 'Halberdiers', what: 'breaks by', dice: fixed(2) },
  { turn: 3, of: 'ours', phase: 'combat', unit: 'Wolf Riders', what: 'breaks by', dice: fixed(1) },
  { turn: 3, of: 'theirs', phase: 'shooting', unit: 'Militia', what: 'loses', dice: d6, by: 'Orcs' },
  { turn: 4, of: 'theirs', phase: 'combat', unit: 'Knights', what: 'breaks by', dice: d6 },
  { turn: 5, of: 'theirs', phase: 'magic', unit: 'Swordsmen', what: 'loses', dice: twoD6, by: 'Wolf Riders' },
];

export const TURNS = 6;

/** Width and height in inches. */
export const tableSize = [72, 48] as const;

const unitFields = ({ name, base, general, ...unit }: TableUnit): readonly [string, object] => [
  name,
  {
    ...unit,
    base: `${base[0]} x ${base[1]} mm`,
    points: 1,
    ...(general === undefined ? {} : { general: { leadership: general } }),
  },
];

function eventFields({ what, dice, by, ...event }: TableEvent): object {
  const amount = dice && (dice.sides === 1 ? dice.count : `${dice.count}d${dice.sides}`);
  return {
    ...event,
    ...(what === 'destroyed' ? { is: what } : { [what]: amount }),
    ...(by === undefined ? {} : { by }),
  };
}

/** The fields of a scenario `ask: battle-line`. Each unit costs a point, so that points tell how many are gone. */
export const tableFields = (events: readonly TableEvent[], turns: number): Record<string, unknown> => ({
  table: tableSize.join(' x '),
  ours: Object.fromEntries(ours.map(unitFields)),
  theirs: Object.fromEntries(theirs.map(unitFields)),
  events: events.map(eventFields),
  turns,
});

/** How many of ours panicked, left the table and are gone. */
const SIZE = ours.length + 1;

const work = (name: string, title: string, events: readonly TableEvent[], turns: number): Work => ({
  name,
  title,
  rule: pose('battle-line', tableFields(events, turns), presetValues('wfb8')).rule,
  categories: SIZE ** 3,
  category: ({ quantities: { panicked, left, points } }) => (panicked! * SIZE + left!) * SIZE + points!,
});

const units = ours.length + theirs.length;

export const battleLine: Work = {
  ...work('battle-line', `Battle line of ${units} units over ${TURNS} turns`, tableEvents, TURNS),
  playedOnly: true,
};

export const battleLineEvent = work(
  'battle-line-event',
  `Battle line of ${units} units, one event`,
  tableEvents.slice(0, 1),
  1,
);
