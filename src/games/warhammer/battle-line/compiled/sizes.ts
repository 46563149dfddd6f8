// How much there is room for in the memory of the compiled rule, beside the line and the battle.

/** Random bytes at a time. */
export const STOCK = 4064;
/** Dice of the file that are read there, and the values of all of them together; any more are rolled outside. */
export const MOST_DICE = 1024;
export const MOST_VALUES = 65536;
/** Of eighty units, all that can be noted. */
export const MOST_NOTES = 40960;
/** Ends of trials that differ, and so trials at a time. */
export const MOST_ENDS = 16384;
