import { BOX, type Boxes } from '../../../../table/box.ts';
import { DIRECTIONS } from './dice-numbers.ts';
import { MOST_HAPPENINGS, MOST_MODELS, MOST_MOMENTS, MOST_UNITS } from './limits.ts';

// The battle line that is played now, as it stands before the first die: rows of numbers that are filled from without.
// Units are numbered in the order of the file, ours first.

export const OURS = 0;
export const THEIRS = 1;

export function otherSide(side: i32): i32 {
  return 1 - side;
}

/** Where every unit begins. */
export const startBoxes: Boxes = new Float64Array(MOST_UNITS * BOX);

/** What every unit has come to as it begins: so many numbers each, as the battle keeps them. */
export const STATE = 6;
export const startStates = new Int32Array(MOST_UNITS * STATE);

/** How far units are from each other as they begin, edge to edge: of `a` and `b` at `a * units + b`. */
export const distances = new Float64Array(MOST_UNITS * MOST_UNITS);

/** Half the width and half the depth of a unit's ground, by its models: from 0 on. */
export const grounds = new Float64Array(MOST_UNITS * (MOST_MODELS + 1) * 2);

/** What stands for any direction: first all x, then all y. */
export const directions = new Float64Array(DIRECTIONS * 2);

/** Single numbers of a line, and those of each side: theirs one further. */
export const sizes = new Int32Array(16);
export const UNITS = 0;
export const OUR_UNITS = 1;
export const MOMENTS = 2;
/** The last moment in which something happens; -1: none. */
export const LAST_HAPPENINGS = 3;
/** The unit that the General, and the standard, of a side stands in, or -1. */
export const GENERAL = 4;
export const STANDARD = 6;
export const GENERAL_LEADERSHIP = 8;
/** The last moment in which a side may rally, or -1. */
export const LAST_RALLY = 10;
/** How many units of a side flee as the battle begins. */
export const FIRST_FLEEING = 12;

/** How far the General of each side lends his Leadership. */
export const generalWithin = new Float64Array(2);

/** What a unit is as it begins the battle. */
export const PROFILE = 10;
export const profiles = new Int32Array(MOST_UNITS * PROFILE);
export const SIDE = 0;
export const LEADERSHIP = 1;
/** For every Leadership test. */
export const TEST_DIE = 2;
export const FLIGHT_DIE = 3;
export const IMMUNE = 4;
/** Break tests without the margin. */
export const STUBBORN = 5;
/** Passes every Break test. */
export const UNBREAKABLE = 6;
export const FIRST_MODELS = 7;
/** Where its grounds begin. */
export const GROUNDS = 8;
/** The number of the first thing that can be noted of it. */
export const NOTES = 9;

/** A stretch of a player turn: the rallying at its start, or a phase in which something happens. */
export const MOMENT = 6;
export const moments = new Int32Array(MOST_MOMENTS * MOMENT);
/** The player turn, counted from 0. */
export const HALF = 0;
/** A new phase begins: tests and casualties are counted anew. */
export const NEW_PHASE = 1;
/** Whose fleeing units test to rally now, or -1. */
export const RALLY = 2;
/** Its happenings are those from here, and before there. */
export const FIRST_HAPPENING = 3;
export const END_OF_HAPPENINGS = 4;
/** Heavy casualties count in this phase. */
export const CASUALTIES_COUNT = 5;

/** Something that the scenario makes happen to a unit. */
export const HAPPENING = 5;
export const happenings = new Int32Array(MOST_HAPPENINGS * HAPPENING);
export const HAPPENS_TO = 0;
export const WHAT = 1;
/** The enemy unit that did it, or -1. */
export const BY = 2;
/** Models lost, or the margin of the combat; unused where a share is lost. */
export const DIE = 3;
/** What terrified it is one of the causes that it flees from, not from the closest enemy. */
export const FLEES_FROM_CAUSE = 4;

/** What a happening takes of the models, in per cent. */
export const shares = new Float64Array(MOST_HAPPENINGS);

/** What happens. */
export const BE_DESTROYED = 0;
export const BE_BROKEN = 1;
export const BE_TERRIFIED = 2;
export const LOSE_MODELS = 3;
export const LOSE_SHARE = 4;
export const LOSE_COMBAT = 5;

/** The units of a side are those from here, and before there. */
export function firstOf(side: i32): i32 {
  return side === OURS ? 0 : sizes[OUR_UNITS]!;
}

export function endOfSide(side: i32): i32 {
  return side === OURS ? sizes[OUR_UNITS]! : sizes[UNITS]!;
}

export function profileOf(unit: i32, what: i32): i32 {
  return profiles[unit * PROFILE + what]!;
}

export function momentOf(moment: i32, what: i32): i32 {
  return moments[moment * MOMENT + what]!;
}

export function happeningOf(happening: i32, what: i32): i32 {
  return happenings[happening * HAPPENING + what]!;
}

export function halfWidthOf(unit: i32, models: i32): number {
  return grounds[profileOf(unit, GROUNDS) + 2 * models]!;
}

export function halfDepthOf(unit: i32, models: i32): number {
  return grounds[profileOf(unit, GROUNDS) + 2 * models + 1]!;
}
