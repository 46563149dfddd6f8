import { z } from 'zod';
import { dice, inches, leadership, turns } from '../../notation/fields.ts';
import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { allAloneEvents, allAloneOutcomes, allAloneQuantities } from './all-alone-endings.ts';
import { flightParameters, leavingParameters, testParameters } from './all-alone-parameters.ts';
import { allAloneRule } from './all-alone-rule.ts';
import { aloneOf } from './alone-of.ts';
import { hitParameters } from './hit-parameters.ts';
import { enemies, friends, warrior } from './lone-warrior.ts';

export const allAloneFields = z.strictObject({
  warrior,
  enemies,
  friends,
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

/** Mordheim's All Alone test, with what follows until the warrior has rallied or is gone. */
export const allAloneQuestion = question({
  ask: 'all-alone',
  games: ['mordheim'],
  title: 'A warrior caught alone',
  summary:
    'A warrior fights two or more opponents with no friend near: whether he breaks, is struck as he runs, comes back or leaves the table; and leaving combat.',
  rule: `TODO`,
  sources: ['Seed 004, All Alone, leaving combat, breaking from combat, warband leaders'],
  parameters: [
    ...testParameters,
    ...hitParameters,
    ...flightParameters,
    ...leavingParameters,
    ...leadershipTestParameters,
  ],
  fields: allAloneFields,
  outcomes: allAloneOutcomes,
  events: allAloneEvents,
  quantities: allAloneQuantities,
  headline: 'out of action',
  template: `holdfast: 1
ask: all-alone
title: My swordsman is caught alone. What becomes of him?
rules: mordheim
warrior: { profile: Reiklanders/Swordsman, save: 5+, helmet: true }
enemies:
  Orc Boyz: { profile: Orc Mob/Orc Boy, count: 2 }
edge: 10                       # one-line form: inches to the table edge, straight behind him
compare:                       # each is laid over the file; the file itself is "as written"
  three of them: { enemies: { Orc Boyz: { count: 3 } } }
  no armour: { warrior: { save: none, helmet: false } }
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: all-alone
title: Two of Strength 3 against Toughness 3
rules: mordheim
warrior: { leadership: 7, toughness: 3 }
enemies:
  Thugs: { strength: 3, count: 2 }
edge: 10
`,
    outcome: 'out of action',
    fraction: '55/432',
    because:
      'He breaks on 8 or more: 15/36. A hit wounds on 4+ and takes him out of action on 5-6: 1/2 · 1/3 = 1/6. Of two hits at least one does in 11/36. 15/36 · 11/36 = 55/432.',
  },
  pose(fields, rules) {
    const { alone, notes } = aloneOf(fields, rules);
    return { rule: allAloneRule(alone, rules), notes };
  },
});
