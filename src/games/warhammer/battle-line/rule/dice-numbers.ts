// What a battle line rolls, by number: the rest are the dice of the file, from DICE_OF_FILE on.

/** So many directions, equally likely, stand for any direction. */
export const DIRECTIONS = 4096;
export const ANY_DIRECTION = 0;
/** One of so many, from 0 on: ONE_OF + 2 is one of two. */
export const ONE_OF = 0;
export const DICE_OF_FILE = 128;
/** How many of so many models that crossed an enemy die: CROSSING + models. */
export const CROSSING = 65536;
