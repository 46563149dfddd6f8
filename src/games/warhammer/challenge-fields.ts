import { z } from 'zod';
import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import { base } from '../../notation/base.ts';
import { dice, inches, leadership, models } from '../../notation/fields.ts';
import { share } from '../../notation/share.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';

// A combat with challenges, as scenario files write it.

const name = z.string().min(1).max(60);

const figure = z.strictObject({
  is: z
    .enum(['character', 'champion', 'general', 'standard'])
    .default('character')
    .describe(
      'champion: one of the models; general and standard: a character who is the General or bears the battle standard',
    ),
  leadership,
  move: z.int().min(0).max(20).describe('his Movement in inches'),
  file: z
    .int()
    .min(1)
    .max(50)
    .describe('his file in the front rank, counted from 1 at the left of the table'),
  stubborn: z.boolean().default(false).describe('makes his unit stubborn'),
  large: z.boolean().default(false).describe('is a Large Target'),
});

const outside = {
  away: inches.describe('inches from this unit'),
  fleeing: z.boolean().default(false),
} as const;

const unit = z
  .strictObject({
    leadership: testingUnitFields.leadership,
    bonus: testingUnitFields.bonus,
    coldBlooded: testingUnitFields.coldBlooded,
    maximised: testingUnitFields.maximised,
    models: models.describe('models, champions with them and characters without'),
    wide: z.int().min(1).max(50).default(5).describe('models in a full rank'),
    base,
    from: z
      .number()
      .min(-100)
      .max(100)
      .default(0)
      .describe('inches along the line of battle to its left end; units that overlap there are in contact'),
    stubborn: z.boolean().default(false).describe('tests without the margin'),
    unbreakable: z.boolean().default(false).describe('never breaks'),
    immuneToPsychology: z.boolean().default(false).describe('takes no panic test'),
    figures: z
      .record(name, figure)
      .refine((all) => Object.keys(all).length <= 10, 'expected at most 10 characters and champions')
      .default({})
      .describe('its characters and champion, by name'),
    general: z
      .strictObject({ leadership, large: z.boolean().default(false), ...outside })
      .optional()
      .describe('a General outside this combat'),
    standard: z.strictObject(outside).optional().describe('a battle standard outside this combat'),
  })
  .refine(...oneKindOfDice);

const side = z
  .record(name, unit)
  .refine((all) => Object.keys(all).length >= 1 && Object.keys(all).length <= 4, 'expected 1 to 4 units');

/** A number from -20 to 20, or dice. */
const margin = z
  .union([
    z
      .int()
      .min(-20)
      .max(20)
      .transform((n): Die => weighted(String(n), [[n, 1]])),
    dice,
  ])
  .describe('by how much our side loses the round; below 0 it wins, 0 is a draw; a number or dice');

export const challengeFields = z.strictObject({
  turn: z.enum(['ours', 'theirs']).describe('whose turn it is: that side may challenge first'),
  ours: side.describe('our units in this combat, by name'),
  theirs: side.describe('the enemy units in it, by name'),
  challenger: z.union([z.literal('none'), name]).describe('who challenges, or none'),
  answer: name.default('refuse').describe('refuse, or the name of the character or champion who accepts'),
  names: name
    .optional()
    .describe(
      'the character whom the challenger sends to the rear on a refusal; else the one of the highest Leadership',
    ),
  duel: z
    .strictObject({
      won: share.describe('chance that our fighter slays the other'),
      lost: share.describe('chance that he is slain'),
    })
    .refine(
      ({ won, lost }) => won.over / won.under + lost.over / lost.under < 1 + 1e-9,
      'expected won and lost to be at most 1 together',
    )
    .default({ won: { over: 0, under: 1 }, lost: { over: 0, under: 1 } })
    .describe('the duel, where there is one; else both live'),
  margin: z
    .strictObject({
      refused: margin,
      won: margin,
      lost: margin,
      drawn: margin.optional(),
      without: margin.optional(),
      later: margin.optional(),
    })
    .describe(
      'of the first round, when the challenge is refused, the duel won, lost or drawn, or there is no challenge (without); of later rounds. What is not given is as refused',
    ),
  rounds: z.int().min(1).max(8).default(1).describe('combat rounds, 1 to 8; the challenge is in the first'),
  panicAfter: z
    .boolean()
    .default(false)
    .describe('the units of the side that has not broken must take a panic test in the same turn'),
});

export type ChallengeFields = z.output<typeof challengeFields>;
export type FightingUnit = ChallengeFields['ours'][string];
export type Figure = FightingUnit['figures'][string];
export type SideName = 'ours' | 'theirs';
