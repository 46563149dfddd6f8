import { FieldError } from '../../errors/field-error.ts';
import { leadershipTestParameters } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { question } from '../question.ts';
import { marchFactor } from './allowance.ts';
import { leavingEvents } from './leaving-events.ts';
import { type LeavingFields, leavingFields } from './leaving-fields.ts';
import { leavingNotes } from './leaving-notes.ts';
import { leavingParameters } from './leaving-parameters.ts';
import { leavingRule } from './leaving-rule.ts';
import { mostOnFoot } from './leaving-way.ts';
import { lendingParameters } from './lending-parameters.ts';
import { standAndShootParameters } from './look-out-sir-target.ts';
import { fleeingEnemiesBlock, marchBlockedWithin } from './march-test.ts';
import {
  casualtyUnit,
  heavyCasualties,
  heavyCasualtiesLeast,
  heavyCasualtiesPhases,
  panicTriggers,
} from './panic-parameters.ts';
import { marchTypeParameters } from './unit-type.ts';

/** A character leaves his unit: may he, does he live, and what becomes of the units without him and with him? */
export const leavingQuestion = question({
  ask: 'leaving',
  games: ['warhammer'],
  title: 'A character leaves his unit',
  summary:
    'Whether a character may leave his unit, by charge or on foot, and what his going does to the panic tests of the unit he leaves and of the one he joins.',
  rule: [
    'A character may leave his unit by charging alone. His unit stays where it is and may not charge in that phase; it may move later. If the enemy stands and shoots, he is shot at as a unit of his own, and for each hit a D6 is rolled: on 4+ it is taken for him.',
    'Or he walks out of it in the remaining moves, before the unit itself moves. His own Movement counts, from the place where he stood; further than that he marches, with a test of his own where an enemy is near. In the same phase he may join another unit.',
    'He may not leave, either way, while the unit flees or is in combat, when it has failed a charge this turn, when it cannot move for any reason, or when a spell holds him or the unit.',
    'From the moment he is gone his Leadership is no longer that of the unit; the unit he has joined has it at once. A General or a battle standard helps from where he stands then, within the usual distance.',
    'He is no casualty. For heavy casualties of the phase in which he left, he still counts among the models that the unit had at its start; from the next phase on he does not. A unit that he joins counts him from the next phase on.',
    'A character who is shot down as he charges is a friendly unit destroyed next to his own, which takes a panic test for it.',
  ].join('\n\n'),
  sources: [
    'The Russian text on characters: leaving a unit',
    'The Ninth Age of 2016, pages 64–65: panic test',
    'Warhammer 8th edition: leaving a unit',
  ],
  parameters: [
    ...leavingParameters,
    ...standAndShootParameters,
    marchFactor,
    marchBlockedWithin,
    fleeingEnemiesBlock,
    ...marchTypeParameters,
    heavyCasualties,
    heavyCasualtiesLeast,
    heavyCasualtiesPhases,
    casualtyUnit,
    panicTriggers,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: leavingFields,
  outcomes: [
    {
      name: 'all stand',
      clause: 'no unit is lost',
      meaning: 'Neither unit flees or is destroyed.',
      tone: 'good',
    },
    {
      name: 'his unit is lost',
      clause: 'only the unit he was in flees or is destroyed',
      meaning:
        'The unit that he was in at first flees or is destroyed; the other one, if there is one, stands.',
      tone: 'bad',
    },
    {
      name: 'the other unit is lost',
      clause: 'only the other unit flees or is destroyed',
      meaning: 'The unit that he joins, or would have joined, flees or is destroyed; his first one stands.',
      tone: 'bad',
    },
    {
      name: 'both units are lost',
      clause: 'both units flee or are destroyed',
      meaning: 'Each of the two flees or is destroyed.',
      tone: 'bad',
    },
  ],
  events: leavingEvents,
  quantities: [],
  headline: 'all stand',
  template: `holdfast: 1
ask: leaving
title: Can the Captain leave the halberdiers and steady the spearmen?
rules: wfb8
unit: { leadership: 7, models: 20, loses: { shooting: 5 } }
character: { leadership: 9, move: 4, wounds: 2 }     # role: general or standard where he is that
leaves: on foot              # or by charge, or not at all
goes: 6                      # inches from his place; further than his Movement he marches
enemyAway: 7                 # with an enemy within 8 inches he must test for that
joins: { leadership: 7, models: 18, away: 5, loses: { shooting: 6 } }
compare:
  he stays: { leaves: not at all }
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: leaving
title: Five of twenty halberdiers are shot once the Captain has gone
rules: t9a-2016
unit: { leadership: 7, models: 20, loses: { shooting: 5 } }
character: { leadership: 9, move: 4, wounds: 2 }
leaves: on foot
`,
    outcome: 'his unit is lost',
    fraction: '5/12',
    because:
      'Five of the twenty who are left are a quarter, and the test is on their own 7: failed by 15 of 36 throws. With him they would be 21, and five would be less than a quarter.',
  },
  pose(fields, rules) {
    checkLeaving(fields, rules);
    return { rule: leavingRule(fields, rules), notes: leavingNotes(fields, rules) };
  },
});

/** @throws {FieldError} fields that contradict each other */
function checkLeaving(fields: LeavingFields, rules: Rules): void {
  const { character, leaves, goes, joins } = fields;
  const most = mostOnFoot(fields, rules);
  if (leaves === 'on foot' && goes > most)
    throw new FieldError(['goes'], `on foot he comes ${most} inches at most`);
  for (const role of ['general', 'standard'] as const) {
    if (character.role === role && fields[role] !== 'none')
      throw new FieldError([role], `the character is the ${role} already; there is no second one`);
    if (character.role === role && joins !== undefined && joins[role] !== 'none')
      throw new FieldError(['joins', role], `the character is the ${role} already; there is no second one`);
  }
}
