import { z } from 'zod';
import { dice, inches, leadership, turns } from '../../notation/fields.ts';
import { enemies, friends, table, warrior } from './lone-warrior.ts';

export const allAloneFields = z.strictObject({
  warrior,
  enemies,
  friends,
  table: table.optional(),
  edge: inches
    .min(0.1)
    .optional()
    .describe('one-line form: inches to the table edge, straight behind the warrior, where he runs'),
  turns: turns.default(1).describe('own turns in which he fights on while he holds'),
  followed: turns.default(20).describe('own turns of flight that are followed'),
  charges: dice
    .refine(
      (die) => die.faces.every(({ value }) => value >= 0 && value <= 10),
      'expected dice that show 0 to 10',
    )
    .prefault(0)
    .describe('charges against him in each enemy turn while he flees'),
  chargersLeadership: leadership.default(7).describe('of those who charge him: tested where he causes fear'),
  leaving: z
    .enum(['no', 'walks', 'charges', 'escapes'])
    .default('no')
    .describe(
      'what he tries in each own turn: to walk away from fallen opponents, to charge others, or to escape with a test',
    ),
  newFoeCausesFear: z.boolean().default(false).describe('the new foe whom he would charge causes fear'),
});
