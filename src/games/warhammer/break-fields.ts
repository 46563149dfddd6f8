import { z } from 'zod';
import { dice, models } from '../../notation/fields.ts';
import { lendingFields } from './lending-fields.ts';
import { LOSSES, losses, shotsInRange } from './losses.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';

// The fields of `ask: break`: the unit, the enemies it fights, and how each round goes.

const name = z.string().min(1).max(60);
const wounds = z.int().min(1).max(20).default(1).describe('Wounds of each model');
const wide = z.int().min(1).max(50).default(5).describe('models in a full rank, 1 to 50');
const eachRound = losses.refine(shotsInRange, 'expected at most 200 shots').prefault(0);

const unit = z
  .strictObject({
    ...testingUnitFields,
    models: models.describe('models of the unit, without joined characters'),
    wide,
    wounds,
    stubborn: z.boolean().default(false).describe('tests without the margin'),
    unbreakable: z.boolean().default(false).describe('never breaks'),
    immuneToPsychology: z
      .boolean()
      .default(false)
      .describe('of no help here: it takes break tests like any unit'),
    swiftstride: z.boolean().default(false).describe('flees with Swiftstride when it is pursued'),
    loses: eachRound.describe(`lost in each round of combat, before the test: ${LOSSES}`),
  })
  .refine(...oneKindOfDice)
  .describe('the unit that may break');

const enemy = z
  .strictObject({
    models: models.describe('models of the enemy unit'),
    wide,
    wounds,
    loses: eachRound.describe(`lost in each round of combat, before ranks are counted: ${LOSSES}`),
    pursues: dice
      .optional()
      .describe('the dice of its pursuit when the unit breaks: 2d6; leave away if it stays'),
  })
  .describe('an enemy unit in the combat');

const margin = z
  .union([z.literal('casualties'), dice])
  .describe(
    'by how much the combat is lost, a number or dice, 0 for a draw; or casualties: the wounds we took in the round less those that they took',
  );

export const breakFields = z.strictObject({
  unit,
  enemies: z
    .record(name, enemy)
    .refine((all) => Object.keys(all).length <= 6, 'expected at most 6 enemy units')
    .default({})
    .describe('the enemy units in the combat, by name'),
  margin: z
    .union([margin, z.array(margin).min(1).max(30)])
    .describe('the margin of the lost combat, for all rounds or a list by round whose last goes on'),
  enemyBonus: z
    .int()
    .min(-20)
    .max(20)
    .default(0)
    .describe('added to the margin in every round: ranks, standards and charge of the enemy less our own'),
  rounds: z.int().min(1).max(30).default(1).describe('rounds of combat, 1 to 30'),
  ...lendingFields,
});

export type BreakFields = z.output<typeof breakFields>;
