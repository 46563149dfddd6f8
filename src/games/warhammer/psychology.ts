import { z } from 'zod';
import { outcome, type Rule } from '../../engine/rule.ts';
import { leadershipTestParameters, passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { question } from '../question.ts';
import { lendingFields } from './lending-fields.ts';
import { lendingParameters } from './lending-parameters.ts';
import { frenzyIsImmune } from './panic-parameters.ts';
import { fearImmunity, psychologyParameters } from './psychology-parameters.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';
import { unitTest } from './unit-test.ts';

const bears = outcome('never fails', 'failures');
const fails = outcome('fails at least once', 'failures');
const flees = outcome('flees from terror', 'time');
const failsAt = outcome('fails', 'time');

const unit = z
  .strictObject({
    ...testingUnitFields,
    immuneToPsychology: z.boolean().default(false).describe('takes no test of fear or terror'),
    unbreakable: z.boolean().default(false).describe('takes no test of fear or terror'),
    frenzy: z.boolean().default(false).describe('is frenzied'),
    causesFear: z.boolean().default(false).describe('causes fear itself'),
    causesTerror: z.boolean().default(false).describe('causes terror itself'),
  })
  .refine(...oneKindOfDice)
  .describe('the unit that tests');

type Unit = z.output<typeof unit>;
type Kind = 'fear' | 'terror' | 'stupidity';

/** Fear, terror and stupidity: the Leadership tests that a unit takes again and again. */
export const psychologyQuestion = question({
  ask: 'psychology',
  games: ['warhammer'],
  title: 'Fear, terror and stupidity',
  summary:
    'How often a unit fails its tests against fear, terror or its own stupidity, over any number of times.',
  rule: [
    'Against fear a unit in combat with a fear-causing enemy takes a Leadership test at the start of each round of combat; if it fails, it fights that round with Weapon Skill 1. Against terror it takes one when a terror-causing enemy charges it; if it fails, it must flee, and the question ends. A stupid unit takes one at the start of each own turn; if it fails, it stumbles about that turn.',
    'A unit that is immune to psychology, unbreakable or frenzied takes no test of fear or terror, nor does one that causes the same itself: a cause of terror fears neither. Nobody is immune to his own stupidity.',
    'The test is taken on the highest Leadership among the rank and file, the champion, joined characters and a General near by who does not flee; a battle standard near by re-rolls it once where its scope is all tests.',
  ].join('\n\n'),
  sources: ['Warhammer 8th edition: fear, terror, stupidity, immune to psychology, frenzy'],
  parameters: [...psychologyParameters, frenzyIsImmune, ...lendingParameters, ...leadershipTestParameters],
  fields: z.strictObject({
    test: z.enum(['fear', 'terror', 'stupidity']).describe('what is tested: fear, terror or stupidity'),
    times: z.int().min(1).max(30).default(1).describe('rounds of combat, charges or own turns, 1 to 30'),
    unit,
    ...lendingFields,
  }),
  outcomes: [
    {
      name: 'never fails',
      clause: 'the unit passes every test',
      meaning: 'It has passed each of its tests, or need take none.',
      tone: 'good',
    },
    {
      name: 'fails at least once',
      clause: 'the unit fails at least one test',
      meaning: 'So often of all times, of fear or stupidity.',
      tone: 'bad',
    },
    {
      name: 'flees from terror',
      clause: 'the unit flees from terror',
      meaning: 'It has failed a test of terror, and must flee.',
      tone: 'bad',
    },
  ],
  events: [
    { name: 'fails', clause: 'the unit fails its test', meaning: 'The test of this time.', tone: 'bad' },
  ],
  quantities: [
    { name: 'time', unit: 'time', clause: 'the time', isTime: true },
    { name: 'failures', unit: 'failure', clause: 'the number of failed tests' },
  ],
  headline: 'never fails',
  template: `holdfast: 1
ask: psychology
title: How often do my Trolls stumble?
rules: wfb8
test: stupidity              # or fear (each round of combat), or terror (each charge)
times: 6                     # own turns
unit: { leadership: 4 }
general: { leadership: 8, away: 10 }
standard: { away: 8 }
compare:
  out of the General's reach: { general: { away: 13 } }
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: psychology
title: Three rounds against a cause of fear
rules: wfb8
test: fear
times: 3
unit: { leadership: 7 }
`,
    outcome: 'never fails',
    fraction: '343/1728',
    because: 'Each of three tests on Leadership 7 is passed in 21 of 36 throws: (7/12)³ = 343/1728.',
  },
  pose({ test: kind, times, unit, ...lending }, rules) {
    const immune = immunity(unit, kind, rules);
    const { test, sentences } = unitTest(
      unit,
      lending,
      { kind: kind === 'stupidity' ? 'other' : kind },
      rules,
    );
    const rule: Rule<{ time: number; failures: number }> = {
      start: { time: 1, failures: 0 },
      step({ time, failures }, dice) {
        if (time > times || immune !== undefined) return failures === 0 ? bears(0) : fails(failures);
        if (passes(test, dice)) return { time: time + 1, failures };
        dice.note(failsAt(time));
        return kind === 'terror' ? flees(time) : { time: time + 1, failures: failures + 1 };
      },
    };
    return {
      rule,
      notes: immune === undefined ? sentences : [`No test: the unit ${immune}.`],
    };
  },
});

/** Why the unit takes no such test; undefined where it does. */
function immunity(unit: Unit, kind: Kind, rules: Rules): string | undefined {
  if (kind === 'stupidity') return undefined;
  if (unit.immuneToPsychology) return 'is immune to psychology';
  if (unit.unbreakable) return 'is unbreakable';
  if (unit.frenzy && rules.of(frenzyIsImmune)) return 'is frenzied';
  if (!rules.of(fearImmunity)) return undefined;
  if (unit.causesTerror) return 'causes terror itself';
  return unit.causesFear && kind === 'fear' ? 'causes fear itself' : undefined;
}
