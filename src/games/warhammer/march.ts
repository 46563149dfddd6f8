import { z } from 'zod';
import { outcome, type Rule } from '../../engine/rule.ts';
import { dice, inches, turns } from '../../notation/fields.ts';
import { leadershipTestParameters, passes } from '../leadership-test.ts';
import { question } from '../question.ts';
import { marchFactor } from './allowance.ts';
import { byTurn, enemiesBefore, enemiesNear } from './enemy-near.ts';
import { lendingFields } from './lending-fields.ts';
import { lendingParameters } from './lending-parameters.ts';
import { marchNotes } from './march-notes.ts';
import {
  allowedAfterFailure,
  fallbacks,
  marchTestDue,
  marchTestParameters,
  mayShootAfterFailure,
} from './march-test.ts';
import { oneKindOfDice, testingUnitFields } from './testing-unit.ts';
import { unitTest } from './unit-test.ts';
import { marchOf, marchTypeParameters, unitType } from './unit-type.ts';

const reaches = outcome('reaches the objective', 'turn');
const short = outcome('falls short', 'inches');
const tests = outcome('takes a march test', 'turn');
const fails = outcome('fails a march test', 'turn');
const cannotShoot = outcome('may not shoot', 'turn');
const stands = outcome('has moved', 'turn', 'inches');

const action = z.enum(['march', 'advance', 'reform', 'stay']);

/** Marches over several turns: the test with an enemy near, the distance, and the turn of arrival. */
export const marchQuestion = question({
  ask: 'march',
  games: ['warhammer'],
  title: 'Marches',
  summary:
    'How far a unit comes in several turns with enemies near its way, and the chance to reach an objective by each turn.',
  rule: [
    'In the remaining moves a unit may march: forward only, up to twice its Movement. If an enemy unit is within 8 inches of it before it moves, it must pass a Leadership test first. Only the place before the move counts: to come close on the way is of no matter.',
    'Passed: it marches up to twice its Movement. Failed: it marches all the same, but only up to its Movement. Where `march.failedMarch` is `anyNonMarch` it may make any other move instead.',
    'A unit that has marched, with a test failed or not, does not shoot in the Shooting phase that follows; nor does one that has reformed. A unit that advances goes up to its Movement without a test.',
    'Some units march without a test (`marchExempt`) and some never march (`cannotMarch`): those advance instead. Both follow from the type of the unit where the file does not say.',
    'The unit uses its whole allowance each turn until it has come as far as the objective. Where its Movement is a die it is rolled each turn, after the test.',
  ].join('\n\n'),
  sources: [
    'The Ninth Age of 2016, pages 31–32: remaining moves, march',
    'Warhammer 8th edition: enemy sighted',
  ],
  parameters: [
    ...marchTestParameters,
    marchFactor,
    ...marchTypeParameters,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: z.strictObject({
    unit: z
      .strictObject({
        move: dice.describe('Movement in inches, or dice where it moves at random'),
        ...testingUnitFields,
        type: unitType,
        marchExempt: z.boolean().optional().describe('marches without a test, whatever its type'),
        cannotMarch: z.boolean().optional().describe('never marches, whatever its type'),
      })
      .refine(...oneKindOfDice)
      .describe('the unit that moves'),
    ...lendingFields,
    enemies: enemiesNear,
    does: z
      .union([action, z.array(action).min(1).max(30)])
      .default('march')
      .describe('what it does each turn, or a list by turn whose last goes on: march, advance, reform, stay'),
    afterFailure: z
      .enum(fallbacks)
      .default('forward')
      .describe('what it does when the march test is failed, as far as it is allowed'),
    objective: inches.min(0.5).describe('inches to go to the objective, along the way'),
    turns: turns.default(6),
  }),
  outcomes: [
    {
      name: 'reaches the objective',
      clause: 'the unit reaches the objective',
      meaning: 'It has gone as many inches as the objective is away, within the turns given.',
      tone: 'good',
    },
    {
      name: 'falls short',
      clause: 'the unit falls short of the objective',
      meaning: 'It has not, when the turns are over.',
      tone: 'bad',
    },
  ],
  events: [
    {
      name: 'takes a march test',
      clause: 'the unit must test before it marches',
      meaning: 'An enemy is near.',
      tone: 'neutral',
    },
    {
      name: 'fails a march test',
      clause: 'the unit fails its march test',
      meaning: 'With the re-roll too, where there is one.',
      tone: 'bad',
    },
    {
      name: 'may not shoot',
      clause: 'the unit may not shoot',
      meaning: 'It has marched or reformed this turn.',
      tone: 'bad',
    },
    {
      name: 'has moved',
      clause: 'the unit has moved so many inches',
      meaning: 'Inches since the first turn, when this turn is over; no more than to the objective.',
      tone: 'neutral',
    },
  ],
  quantities: [
    { name: 'turn', unit: 'turn', clause: 'the turn', isTime: true },
    { name: 'inches', unit: 'inch', clause: 'the inches moved' },
  ],
  headline: 'reaches the objective',
  template: `holdfast: 1
ask: march
title: Are the halberdiers on the hill by turn three?
rules: wfb8
unit: { move: 4, leadership: 7 }
enemies:                     # an enemy within 8 inches before the move makes a test necessary
  Wolf Riders: { away: [10, 7, 7] }       # turn by turn; or ahead: 12, aside: 6 where it stands still
does: march                  # or advance, reform, stay; or a list by turn
objective: 20                # inches to go
turns: 3
vary:
  unit.leadership: 6..9
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: march
title: Twenty inches in three turns with an enemy always near
rules: wfb8
unit: { move: 4, leadership: 7 }
enemies: { Wolf Riders: { away: 7 } }
objective: 20
turns: 3
`,
    outcome: 'reaches the objective',
    fraction: '539/864',
    because:
      'Each passed test is worth 8 inches, each failed one 4: two of three must be passed. Passed is 7/12, so 3 · (7/12)² · 5/12 + (7/12)³ = 1078/1728 = 539/864.',
  },
  pose({ unit, enemies, does, afterFailure, objective, turns, ...lending }, rules) {
    const { test, sentences } = unitTest(unit, lending, { kind: 'other' }, rules);
    const marches = marchOf(unit, rules);
    const fallsBackTo = allowedAfterFailure(afterFailure, rules) ? afterFailure : 'stay';
    const testDue = (turn: number, moved: number): boolean =>
      marches === 'with a test' && marchTestDue(enemiesBefore(enemies, turn, moved), rules);
    const rule: Rule<{ turn: number; moved: number }> = {
      start: { turn: 1, moved: 0 },
      step({ turn, moved }, dice) {
        const planned = byTurn(does, turn);
        const marching = planned === 'march' && marches !== 'never';
        let movements = marching
          ? rules.of(marchFactor)
          : planned === 'march' || planned === 'advance'
            ? 1
            : 0;
        let shoots = !marching && planned !== 'reform';
        if (marching && testDue(turn, moved)) {
          dice.note(tests(turn));
          if (!passes(test, dice)) {
            dice.note(fails(turn));
            movements = fallsBackTo === 'forward' ? 1 : 0;
            shoots = mayShootAfterFailure(fallsBackTo, rules);
          }
        }
        if (!shoots) dice.note(cannotShoot(turn));
        const inches = movements === 0 ? 0 : movements * dice.roll(unit.move);
        const total = Math.min(moved + inches, objective);
        dice.note(stands(turn, total));
        if (total >= objective) return reaches(turn);
        return turn === turns ? short(total) : { turn: turn + 1, moved: total };
      },
    };
    return {
      rule,
      notes: [
        ...(marches === 'with a test' ? sentences : []),
        ...marchNotes({ marches, afterFailure, fallsBackTo }, rules),
      ],
    };
  },
});
