import { z } from 'zod';
import { models } from '../../notation/fields.ts';
import { actionNames } from './fleeing-actions.ts';
import { lendersWithin, oneOfEach } from './lenders-within.ts';
import { losses, shotsInRange } from './losses.ts';
import { type Phase, phases } from './panic-parameters.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';

// Units with what they mean to do, and what happens to them, as scenario files write it.

const name = z.string().min(1).max(60);
const place = z.number().min(-100).max(200);

const unit = z
  .strictObject({
    ...testingUnitFields,
    models: models.describe('models of the unit'),
    startedWith: models
      .optional()
      .describe('models with which it began the battle; the same where not given'),
    wounds: z.int().min(1).max(20).default(1).describe('Wounds of each model'),
    front: z
      .tuple([place, place])
      .refine(([left, right]) => left <= right, 'expected the left end first')
      .describe('[left, right]: inches along our line to the ends of its front; distances follow from it'),
    immuneToPsychology: z
      .boolean()
      .default(false)
      .describe('takes no panic test, and may not choose to flee'),
    unbreakable: z.boolean().default(false).describe('takes no panic test'),
    fleeing: z.boolean().default(false).describe('flees when the first turn begins'),
    ...lendersWithin,
  })
  .refine(...oneKindOfDice);

const happening = z
  .strictObject({
    unit: name.describe('the unit that does it or suffers it'),
    does: z.enum(actionNames).optional().describe('what the unit means to do'),
    loses: losses.refine(shotsInRange, 'expected at most 200 shots').optional(),
    is: z
      .enum(['destroyed', 'broken', 'terrified'])
      .optional()
      .describe('destroyed or broken in combat for certain, or forced to test by a spell or special rule'),
  })
  .refine(
    ({ does, loses, is }) => [does, loses, is].filter((given) => given !== undefined).length === 1,
    'expected exactly one of does, loses and is',
  );

const happenings = z.array(happening).max(20).default([]);

const turn = z
  .strictObject({
    of: z.enum(['own', 'enemy']).describe('whose turn it is: own or enemy'),
    ...(Object.fromEntries(phases.map((phase) => [phase, happenings])) as Record<Phase, typeof happenings>),
  })
  .describe('a player turn: what happens in its phases, each in order');

export const fleeingFields = z.strictObject({
  units: oneOfEach(
    z
      .record(name, unit)
      .refine((all) => Object.keys(all).length >= 1 && Object.keys(all).length <= 8, 'expected 1 to 8 units'),
  ).describe('our units by name'),
  turns: z.array(turn).min(1).max(4).describe('player turns, one after the other, 1 to 4'),
});

export type FleeingFields = z.output<typeof fleeingFields>;
export type Happening = FleeingFields['turns'][number][Phase][number];
