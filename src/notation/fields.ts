import { z } from 'zod';
import type { Die } from '../dice/die.ts';
import { parseDice } from '../dice/notation.ts';

// The kinds of value that scenario files are made of, with the limits that stand in the schema.

/** A Leadership value. Whole; above 10 only matters where the cap of 10 is lifted. */
export const leadership = z.int().min(0).max(12).describe('Leadership, 0 to 12');
/** A number of models, 1 to 500. */
export const models = z.int().min(1).max(500).describe('number of models, 1 to 500');
/** A distance in inches, edge to edge. */
export const inches = z.number().min(0).max(200).describe('inches, edge to edge');
/** A number of turns. */
export const turns = z.int().min(1).max(30).describe('number of turns, 1 to 30');
/** A bonus or penalty to Leadership. */
export const modifier = z.int().min(-12).max(12).describe('added to Leadership, -12 to +12');
/** Strength, Toughness and the like. */
export const characteristic = z.int().min(0).max(10).describe('a characteristic, 0 to 10');

// A value that is turned into another must not be passed on where it could not be: checks of the map around it would
// find nothing there.
const unread = { abort: true } as const;

/** What a D6 must show: `4+`. Read as the number 4. */
export const target = z
  .string()
  .regex(/^[2-6]\+$/, { error: 'expected "2+" to "6+"', ...unread })
  .describe('what a D6 must show at least: 2+ to 6+')
  .transform((text) => Number(text[0]));

/** A target or `none`, for saves. Read as undefined where there is none. */
export const save = z.union([target, z.literal('none').transform(() => undefined)]);

/** Dice, or a fixed number: `2d6`, `d3-1`, `3d6 drop highest`, `4`. Read as a die; a number is a die of one face. */
export const dice = z
  .union([z.int().min(0, unread).max(100, unread), z.string().max(40, unread)])
  .describe('dice such as 2d6, d3-1 or 3d6 drop highest, or a number from 0 to 100')
  .transform((written, context): Die => {
    try {
      return parseDice(written);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });
