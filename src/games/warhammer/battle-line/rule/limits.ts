// How large a battle can be: its numbers lie in rows of a fixed length, at fixed places.

export const MOST_UNITS = 80;
export const MOST_MODELS = 500;
export const MOST_TURNS = 12;
/** Events of a file. */
export const MOST_EVENTS = 200;
/** The rallying and four phases of each half of a turn. */
export const MOST_MOMENTS = 120;
/** Every event in every turn. */
export const MOST_HAPPENINGS = 2400;
