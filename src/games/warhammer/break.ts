import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { breakFields } from './break-fields.ts';
import { breakNotes } from './break-notes.ts';
import { breakParameters } from './break-parameters.ts';
import { breakRule } from './break-rule.ts';
import { plainFlightDice, swiftFlightDice } from './flight-parameters.ts';
import { rankWidth } from './formation-parameters.ts';
import { lendingParameters } from './lending-parameters.ts';

/** A lost combat: does the unit hold, and for how many rounds? */
export const breakQuestion = question({
  ask: 'break',
  games: ['warhammer'],
  title: 'Break tests',
  summary:
    'Whether a unit holds after a lost combat, or for how many rounds of a grind: margin, ranks, stubborn and steadfast units, the standard, casualties each round, and pursuit.',
  rule: [
    'A unit that has lost a round of combat takes a Leadership test. The margin, the difference of the combat results, is taken off the Leadership, after it has been chosen and before it is held between 0 and the cap. A drawn or won round needs no test.',
    'A stubborn unit tests without the margin. So does a steadfast one: it has more ranks than every enemy in the combat, ranks of five models or more, the front rank counted and a last rank that is not full only if it has five. Joined characters stand in the ranks. An unbreakable unit takes no test. Immunity to psychology is of no help.',
    'Two natural ones hold whatever the margin, where the rules in force say so. The test is taken on the highest Leadership among the rank and file, the champion, joined characters and a General near by who does not flee; a battle standard near by re-rolls it once.',
    'In a grind each round goes: both sides lose what `loses` says, ranks are counted, the margin is settled, the unit tests. The margin is a number or dice, or `casualties`: the wounds we took in the round less those that they took; `enemyBonus` is added. A unit holds when the last round is over; it wins when every enemy unit is gone.',
    'A unit that breaks flees, and each enemy with `pursues` rolls: as far as the unit flees, or further, and it is run down. The battle standard in a unit that breaks is lost, where the rules in force say so.',
  ].join('\n\n'),
  sources: [
    'Warhammer 8th edition: break tests, steadfast, Insane Courage, pursuit, the battle standard',
    'Warhammer 7th edition: stubborn',
  ],
  parameters: [
    ...breakParameters,
    rankWidth,
    plainFlightDice,
    swiftFlightDice,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: breakFields,
  outcomes: [
    {
      name: 'holds',
      clause: 'the unit holds',
      meaning: 'It stands and fights when the last round is over.',
      tone: 'good',
    },
    { name: 'wins', clause: 'the unit wins', meaning: 'No enemy unit is left in the combat.', tone: 'good' },
    {
      name: 'breaks',
      clause: 'the unit breaks and gets away',
      meaning: 'It has failed a break test and flees; nobody pursues it, or nobody has caught it.',
      tone: 'bad',
    },
    {
      name: 'is run down',
      clause: 'the unit breaks and is run down',
      meaning: 'It has failed a break test, and a pursuer has rolled as many inches as it fled, or more.',
      tone: 'bad',
    },
    {
      name: 'is destroyed',
      clause: 'the unit is destroyed in combat',
      meaning: 'None of its rank and file is left.',
      tone: 'bad',
    },
  ],
  events: [
    {
      name: 'is steadfast',
      clause: 'the unit is steadfast',
      meaning: 'It tests without the margin because of its ranks.',
      tone: 'good',
    },
    {
      name: 'the battle standard is lost',
      clause: 'the battle standard is lost',
      meaning: 'Its bearer has joined the unit, and it breaks.',
      tone: 'bad',
    },
  ],
  quantities: [
    { name: 'round', unit: 'round', clause: 'the round of combat', isTime: true },
    { name: 'models', unit: 'model', clause: 'the models left' },
  ],
  headline: 'holds',
  template: `holdfast: 1
ask: break
title: How many rounds do my halberdiers hold against Chaos Warriors?
rules: wfb8
unit: { leadership: 7, models: 40, wide: 5, loses: d6 }     # loses: in each round; models, dice or { shots: … }
enemies:
  Chaos Warriors: { models: 18, wide: 6, loses: d3, pursues: 2d6 }
margin: casualties           # or a number, dice, or a list by round
enemyBonus: 1                # their ranks, standards and charge less ours
rounds: 6
general: { leadership: 9, away: 10 }
standard: { joins: unit }
compare:
  no standard: { standard: none }
vary:
  unit.models: [30, 40, 50]
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: break
title: Leadership 9, lost by 5
rules: wfb8
unit: { leadership: 9, models: 20 }
margin: 5
`,
    outcome: 'holds',
    fraction: '1/6',
    because: '9 − 5 = 4: 4 or less is thrown in 6 of 36 ways, the double 1 among them: 6/36 = 1/6.',
  },
  pose(fields, rules) {
    return { rule: breakRule(fields, rules), notes: breakNotes(fields, rules) };
  },
});
