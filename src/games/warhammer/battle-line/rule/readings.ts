// How the rules and the open readings stand, as the battle asks for them; filled from without.

/** Lengths in inches. */
export const lengths = new Float64Array(8);
/** Lengths that differ by no more are equal. */
export const TOLERANCE = 0;
export const WIDTH = 1;
export const HEIGHT = 2;
export const PANIC_WITHIN = 3;
export const STANDARD_WITHIN = 4;
/** A run goes on to so far from whom it would end too close to. */
export const GAP = 5;

/** Whole numbers, and yes (1) or no (0). */
export const choices = new Int32Array(64);
/** Two dice are passed by LEAST always, by more than MOST never; Leadership is no higher than CAP. */
export const LEAST = 0;
export const MOST = 1;
export const CAP = 2;
/** Heavy casualties: at least (or more than) so many parts of so many, and no fewer models. */
export const HEAVY_OVER = 3;
export const HEAVY_UNDER = 4;
export const HEAVY_INCLUSIVE = 5;
export const LEAST_CASUALTIES = 6;
/** Up to (or less than) so many parts of so many of its first models is few. */
export const FEW_OVER = 7;
export const FEW_UNDER = 8;
export const FEW_INCLUSIVE = 9;
export const MIN_UNIT_STRENGTH = 10;
export const DANGEROUS_UP_TO = 11;
/** The kinds of events that panic friends, as bits. */
export const TRIGGERS = 12;
/** Where a unit runs that has failed to rally, as a due run says it. */
export const AFTER_FAILED_RALLY = 13;
/** One of the readings below. */
export const FLIGHT_FROM = 14;
export const EXIT_FROM = 15;
export const QUARTER = 16;
export const TIE = 17;
/** A Leadership of 0 before the margin fails every test. */
export const ZERO_FAILS = 18;
export const REROLLS_PANIC = 19;
export const REROLLS_BREAK = 20;
export const REROLLS_RALLY = 21;
export const EXTENDS = 22;
export const BROKEN_STANDARD_LOST = 23;
export const NEAREST_BY_EDGES = 24;
export const FLEEING_ENEMIES_COUNT = 25;
export const REVERSE = 26;
export const BROKEN_FIRST = 27;
export const CROSS_START = 28;
export const GRAZE = 29;
export const PAST_FRIENDS_ONLY = 30;
export const EDGE_AT_START = 31;
export const LATEST_FIRST = 32;
export const MERGED_EXIT = 33;
export const TOGETHER = 34;
export const VICTIM_LENDS = 35;
export const OWN_FLEEING_STANDARD = 36;
export const TESTS_FIRST = 37;
export const QUARTER_REROLL = 38;
export const BREAKS_FOR_CERTAIN = 39;
export const LATEST_OF_MOST = 40;
export const CENTRE_KEPT = 41;

export function says(reading: i32): boolean {
  return choices[reading]! !== 0;
}

/** FLIGHT_FROM: whom heavy casualties are fled from. */
export const FROM_CLOSEST = 0;
export const FROM_LAST = 1;
export const FROM_MOST = 2;

/** EXIT_FROM: where friends near a unit that has left the table are measured from. */
export const EXIT_POSE = 0;
export const EXIT_POINT = 1;
export const EXIT_START = 2;

/** QUARTER: how few may rally. */
export const QUARTER_NONE = 0;
export const QUARTER_DOUBLE_1 = 1;
export const QUARTER_HALF_LEADERSHIP = 2;
export const QUARTER_CANNOT = 3;

/** TIE: which of equally close enemies is fled from. */
export const TIE_RANDOM = 0;
export const TIE_FIRST = 1;
export const TIE_LAST = 2;
