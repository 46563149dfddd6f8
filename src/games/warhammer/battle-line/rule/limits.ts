// How large a battle can be: its numbers lie in rows of a fixed length, at fixed places.

/** Units on a table, both sides together. */
export const MOST_UNITS = 80;
/** Models of a unit. */
export const MOST_MODELS = 500;
export const MOST_TURNS = 12;
/** Events of a file. */
export const MOST_EVENTS = 200;
/** The rallying and four phases of each half of a turn. */
export const MOST_MOMENTS = 2 * MOST_TURNS * 5;
/** Every event in every turn. */
export const MOST_HAPPENINGS = MOST_EVENTS * MOST_TURNS;
