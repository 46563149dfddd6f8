import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { armyChanges } from './army-changes.ts';
import { armyFields } from './army-fields.ts';
import { armyNotes } from './army-notes.ts';
import { armyRule, failures } from './army-rule.ts';
import { armyScene } from './army-scene.ts';
import { testsOf } from './army-tests.ts';
import { breakParameters } from './break-parameters.ts';
import { lendingParameters } from './lending-parameters.ts';
import { frenzyIsImmune } from './panic-parameters.ts';
import { rallyParameters } from './rally-parameters.ts';
import { marchTypeParameters } from './unit-type.ts';

/** A whole army list: every test that each unit may face, and what changes to the list are worth. */
export const armyQuestion = question({
  ask: 'army',
  games: ['warhammer'],
  title: 'Army lists',
  summary:
    'Every Leadership test that each unit of an army may face, whose Leadership it uses, the chance that at least one unit panics, and what each change to the list is worth.',
  rule: [
    'Every unit takes each of its tests once, on dice of its own: a panic test, a march test, a break test for combats lost by 1, 2 and so on, a rally test with all its models, and one with a quarter of them left. The tests are those of `ask: panic`, `march`, `break` and `flight`; whether they come to pass in a game is not asked here. Who is unbreakable, immune, or marches without a test takes none of that kind.',
    'The outcome counts panic tests only: nobody panics, or at least one unit does. Every failure of every test is noted besides.',
    'The General and the battle standard stand once for the army; each unit says how far away they are. A unit that says nothing is alone. Where no unit says anything, the report shows every unit alone, with the General, with the standard, and with both.',
    'A file without a `compare` of its own is compared with the changes that a list builder thinks of, one at a time: the army without its General, without its battle standard, or with one; and for each unit one more Leadership of its own, cold-blooded, stubborn, the General two inches closer. `prices` says what such a change would cost.',
  ].join('\n\n'),
  sources: [
    'The Russian text on characters, and the Ninth Age of 2016: whose Leadership, panic, march and rally tests',
    'Warhammer 8th edition: break tests, Inspiring Presence, Hold Your Ground',
  ],
  parameters: [
    frenzyIsImmune,
    ...breakParameters.filter(({ name }) => name !== 'break.standardLostWhenBroken'),
    ...rallyParameters,
    ...marchTypeParameters,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: armyFields,
  outcomes: [
    {
      name: 'at least one panics',
      clause: 'at least one unit panics',
      meaning: 'Of all units that take a panic test, one or more fail it.',
      tone: 'bad',
    },
    {
      name: 'nobody panics',
      clause: 'no unit panics',
      meaning: 'Every panic test is passed.',
      tone: 'good',
    },
  ],
  quantities: [{ name: 'panicking', unit: 'unit', clause: 'the number of units that panic' }],
  headline: 'at least one panics',
  template: `holdfast: 1
ask: army
title: Which of my units will run?
rules: wfb8
general: { profile: Empire/General of the Empire }
standard: { points: 25 }     # what the banner costs
units:                       # how far the General and the standard are from each; left out: out of reach
  Halberdiers: { profile: Empire/Halberdiers, models: 40, general: { away: 6 }, standard: { joins: unit } }
  Greatswords: { profile: Empire/Greatswords, models: 30, general: { joins: unit }, standard: { away: 5 } }
  Knights: { profile: Empire/Knightly Orders, models: 8, type: cavalry, general: { away: 14 }, standard: { away: 13 } }
lostBy: 3                    # break tests of combats lost by 1 to 3
prices: { stubborn: 40 }     # what a change would cost; left out: no price
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: army
title: Two units alone
rules: wfb8
units:
  Halberdiers: { leadership: 7, models: 20 }
  Knights: { leadership: 8, models: 10 }
`,
    outcome: 'at least one panics',
    fraction: '125/216',
    because:
      'Leadership 7 passes in 21 of 36 throws, Leadership 8 in 26 of 36: both pass with 7/12 · 13/18 = 91/216. At least one fails with 125/216.',
  },
  pose(fields, rules) {
    const units = testsOf(fields, rules);
    return {
      rule: armyRule(units),
      notes: armyNotes(units, fields),
      events: failures(units),
      scene: armyScene(units, fields),
    };
  },
  alternatives: armyChanges,
});
