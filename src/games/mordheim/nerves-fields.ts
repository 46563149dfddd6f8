import { z } from 'zod';
import { characteristic, inches, save, turns } from '../../notation/fields.ts';
import { share } from '../../notation/share.ts';
import { losses } from './losses.ts';
import { sideFields } from './rout-side.ts';
import { checkGroup, checkWarband, groupFields, groupName } from './warband.ts';

const fighter = z
  .strictObject({
    ...groupFields,
    immune: z.boolean().default(false).describe('immune to psychology: takes no All Alone tests'),
    toughness: characteristic.default(3),
    wounds: z.int().min(1).max(10).default(1).describe('wounds of each when he is caught alone, 1 to 10'),
    save: save.prefault('none').describe('armour save, 2+ to 6+, or none'),
    helmet: z.boolean().default(false),
  })
  .superRefine(checkGroup);

const alone = z
  .strictObject({
    chance: share.describe('of each standing warrior to be caught alone in an own turn'),
    opponents: z
      .record(
        groupName,
        z.strictObject({
          strength: characteristic,
          saveModifier: z.int().min(-6).max(2).default(0).describe('of the weapon: -1 axe, +1 dagger'),
          count: z.int().min(1).max(20).default(1),
        }),
      )
      .refine((groups) => Object.keys(groups).length <= 10, 'expected at most 10 groups')
      .describe('those who then fight him, by name'),
    edge: z
      .union([inches.min(0.1), z.literal('none')])
      .default('none')
      .describe('inches to the table edge straight behind him (one-line form); none: he never reaches it'),
    leaderNear: z
      .boolean()
      .default(false)
      .describe("fleeing warriors are within the leader's reach when they test to rally"),
  })
  .describe('warriors caught alone');

export const nervesFields = z.strictObject({
  turns: turns.default(8).describe('own turns, 1 to 30'),
  warband: z.record(groupName, fighter).superRefine(checkWarband).describe('groups of like warriors by name'),
  ...sideFields,
  losses: losses
    .extend({
      become: z
        .enum(['outOfAction', 'injured'])
        .default('outOfAction')
        .describe('what a loss is: out of action, or an injury roll (knocked down, stunned, out of action)'),
    })
    .prefault({}),
  alone: z.union([alone, z.literal('never')]).default('never'),
});

export type NervesFields = z.output<typeof nervesFields>;
