import { z } from 'zod';
import { base } from '../../notation/base.ts';
import { dice } from '../../notation/fields.ts';
import { lendingFields } from './lending-fields.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';
import { unitTypes } from './unit-type.ts';

// A unit in its ranks, and the enemies that touch it, as scenario files write them.

const wide = z.int().min(1).max(60).describe('models in a full rank, 1 to 60');
const typeOf = z.enum(unitTypes);

const unit = z
  .strictObject({
    models: z
      .int()
      .min(0)
      .max(500)
      .describe('models, command models with them and joined characters without, 0 to 500'),
    wide,
    base,
    ...testingUnitFields,
    command: z
      .array(z.enum(['champion', 'musician', 'standard']))
      .max(3)
      .refine((names) => new Set(names).size === names.length, 'expected each of them once')
      .default([])
      .describe('command models among the models: champion, musician, standard'),
    files: z
      .record(z.string().min(1).max(60), z.int().min(1).max(60))
      .default({})
      .describe(
        'where command models and characters stand in the front rank, counted from 1 at the left; the others fill it from the left',
      ),
    types: z
      .partialRecord(typeOf, z.int().min(1).max(500))
      .optional()
      .describe('how many of the models are of which type, where the unit is mixed; else all are infantry'),
    charactersAre: typeOf
      .default('infantry')
      .describe('the type of its characters; it counts only where there are no rank and file'),
    opponentChooses: typeOf
      .optional()
      .describe('the type that the opponent chooses where types are equally many'),
  })
  .refine(...oneKindOfDice)
  .describe('the unit that takes the casualties');

const enemy = z.strictObject({
  side: z
    .enum(['front', 'left', 'right', 'rear'])
    .default('front')
    .describe('the side of our unit that it touches'),
  from: z
    .number()
    .min(-60)
    .max(60)
    .default(0)
    .describe(
      'inches from our left corner (front, rear) or our front corner (left, right) to its first model; below 0 where it juts out',
    ),
  wide,
  base,
});

export const formationFields = z.strictObject({
  unit,
  ...lendingFields,
  enemies: z
    .record(z.string().min(1).max(60), enemy)
    .refine((all) => Object.keys(all).length <= 12, 'expected at most 12 enemy units')
    .default({})
    .describe('enemy units in base contact, by name; without any the unit is not in combat'),
  casualties: dice.prefault(0).describe('models lost off the rear, a number or dice'),
  falls: z
    .array(z.string().min(1).max(60))
    .max(13)
    .default([])
    .describe('champion, musician, standard or characters who fall besides; rank and file fill their places'),
});

export type FormationFields = z.output<typeof formationFields>;
