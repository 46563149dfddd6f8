import { z } from 'zod';
import { threeD6DropHighest, twoD6 } from '../dice/common.ts';
import { outcome } from '../engine/rule.ts';
import { FieldError } from '../errors/field-error.ts';
import { dice, leadership, modifier } from '../notation/fields.ts';
import {
  alwaysFails,
  effectiveLeadership,
  type LeadershipTest,
  leadershipTest,
  leadershipTestParameters,
  passes,
} from './leadership-test.ts';
import { question } from './question.ts';

const passed = outcome('passes');
const saved = outcome('passes on the re-roll');
const failed = outcome('fails');

/** A single Leadership test: 2D6, equal to or under Leadership. */
export const leadershipQuestion = question({
  ask: 'leadership',
  games: ['warhammer', 'mordheim'],
  title: 'A Leadership test',
  summary:
    'One Leadership test: with a re-roll, with three dice of which one is dropped, with a bonus or a penalty.',
  rule: [
    'Two D6 are added up. The test is passed when the sum is not higher than the Leadership. Cold-blooded units roll three D6 and drop the highest; a curse may drop the lowest instead; some fan rules roll other dice, such as one D12.',
    'A modifier is added to the Leadership first; what counts is held between 0 and the cap.',
    'Where the rules in force let a natural double 1 pass, it passes whatever the modifier, with three dice if the two kept ones show it. Where they let a natural double 6 fail, it fails at any Leadership. Other dice than D6 know neither. Where they let a Leadership of 0 fail, it passes no test.',
    'A re-roll is taken whenever the test has failed: all dice are rolled again and the second result stands.',
  ].join('\n\n'),
  sources: [
    'Warhammer 8th edition, Leadership tests',
    'The Ninth Age of 2016, pages 31–32: take a Leadership test',
    'The Mordheim rulebook: equal or less passes',
  ],
  parameters: leadershipTestParameters,
  fields: z.strictObject({
    leadership: leadership.describe('the Leadership that is tested'),
    modifier: modifier.default(0),
    reroll: z.boolean().default(false).describe('a failed test is rolled again once'),
    dice: dice
      .prefault('2d6')
      .refine(({ faces }) => faces.length > 1, 'expected dice, not a fixed number')
      .describe('2d6; cold-blooded units: 3d6 drop highest; 3d6 drop lowest, 1d12 and the like'),
    coldBlooded: z
      .boolean()
      .default(false)
      .describe('rolls three dice and drops the highest, as its profile may say'),
  }),
  outcomes: [
    { name: 'passes', clause: 'the test is passed', meaning: 'Passed with the first roll.', tone: 'good' },
    {
      name: 'passes on the re-roll',
      clause: 'the re-roll saves the test',
      meaning: 'Failed first, passed with the re-roll.',
      tone: 'good',
    },
    {
      name: 'fails',
      clause: 'the test is failed',
      meaning: 'Failed, with the re-roll too where there is one.',
      tone: 'bad',
    },
  ],
  quantities: [],
  headline: 'fails',
  template: `holdfast: 1
ask: leadership
title: What does the battle standard do for Leadership 7?
rules: wfb8                  # a preset: see "holdfast rules"
leadership: 7
reroll: false                # a battle standard within 12 inches
compare:                     # each is laid over the file; the file itself is "as written"
  with the standard: { reroll: true }
vary:
  leadership: 5..10
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: leadership
title: Leadership 7
rules: wfb8
leadership: 7
`,
    outcome: 'fails',
    fraction: '5/12',
    because: '15 of the 36 throws of two dice show 8 or more: 15/36 = 5/12.',
  },
  pose({ leadership, modifier, reroll, dice: written, coldBlooded }, rules) {
    if (coldBlooded && written !== twoD6 && written !== threeD6DropHighest) {
      throw new FieldError(
        ['dice'],
        'cold-blooded units roll 3d6 drop highest: leave dice or coldBlooded away',
      );
    }
    const dice = coldBlooded ? threeD6DropHighest : written;
    const test = leadershipTest({ leadership, modifier, dice }, rules);
    return {
      rule: {
        start: {},
        step(_state, dice) {
          if (passes(test, dice)) return passed();
          return reroll && passes(test, dice) ? saved() : failed();
        },
      },
      notes: [
        `Tested on Leadership ${effectiveLeadership(leadership, modifier, rules)}.`,
        ...(coldBlooded ? ['Cold-blooded: three dice, the highest dropped.'] : []),
        ...(alwaysFails(leadership, rules)
          ? ['A Leadership of 0 fails every test.']
          : exceptions(test, effectiveLeadership(leadership, modifier, rules))),
      ],
    };
  },
});

/** What a natural double 1 or double 6 changes here. */
function exceptions({ atMost }: LeadershipTest, effective: number): string[] {
  if (atMost > effective) return ['Only a natural double 1 passes.'];
  return atMost === 11 && effective > 11 ? ['A natural double 6 fails.'] : [];
}
