// Where things lie in a kernel's memory, in bytes. The compiled kernel knows the same numbers (kernel.as.ts).

// Below lie the compiled kernel's constants.
/** The generator: four words of state for each of two groups of four lanes. */
export const STATE = 1024;
export const STATE_WORDS = 32;
/** Random bytes, a row at a time. */
export const ROWS = 2048;
export const ROW_BYTES = 32;
/** More rows would overflow the eight-bit counters that count them. */
export const MOST_ROWS = 127;
/** For each limit of the table in use: how many random numbers lay below it. */
export const BELOW = 8192;
export const MOST_FACES = 4096;
/** From here on: tables, counters and nodes of a diagram. */
export const FREE = BELOW + 4 * MOST_FACES;
/** A pass may look at so many bytes more than it needs. */
export const SLACK = 64;
