import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { fleeingParameters } from './fleeing-actions.ts';
import { declaredEvents } from './fleeing-events.ts';
import { fleeingFields } from './fleeing-fields.ts';
import { fleeingNotes } from './fleeing-notes.ts';
import { fleeingRule } from './fleeing-rule.ts';
import { lendingParameters } from './lending-parameters.ts';
import {
  casualtyUnit,
  friendWithin,
  heavyCasualties,
  heavyCasualtiesLeast,
  heavyCasualtiesPhases,
  panicTriggers,
} from './panic-parameters.ts';
import { rallyParameters } from './rally-parameters.ts';

/** What units mean to do in a turn, and what of it is lost because they flee. */
export const fleeingQuestion = question({
  ask: 'fleeing',
  games: ['warhammer'],
  title: 'What fleeing units cannot do',
  summary:
    'A few units with what they plan in a turn and what may make them panic: which charges, shots, spells and re-rolls are lost to flight, and how often.',
  rule: [
    'A fleeing unit can do nothing but flee, even where it would have to: it declares no charge and no reaction to one but to flee, does not move, shoot, channel, cast or dispel, and uses no one-use item. Other units may use neither the Leadership of a General who flees nor the re-roll of a battle standard who flees; the unit that he stands in may still use the Leadership of its General.',
    'A unit flees from the moment in which it breaks or fails a panic test, re-roll included, or flees by choice from a charge, until it rallies. A unit immune to psychology may not choose to flee. Panic tests are due as usual: heavy casualties in one phase, a friend destroyed or broken within 6 inches, a spell or special rule; one a phase. All who must test for one event do so before any of them counts as fleeing for the others.',
    'Units that fled in an earlier player turn try to rally in our own Movement phase, after charges and before other moves. A unit that has rallied neither moves nor shoots in that turn; it may cast.',
    'An action planned by a unit that flees when its time comes is dropped, and counted. So is one of a unit that is gone.',
    'Where a flight leads is not part of this question: nobody is run through, and nobody leaves the table. Ask `flight` or `battle-line` for that.',
  ].join('\n\n'),
  sources: [
    'The Ninth Age of 2016, pages 31–32: fleeing units',
    'The Ninth Age of 2016, pages 64–65: panic tests',
    'Warhammer 8th edition: rally',
  ],
  parameters: [
    ...fleeingParameters,
    panicTriggers,
    friendWithin,
    heavyCasualties,
    heavyCasualtiesLeast,
    heavyCasualtiesPhases,
    casualtyUnit,
    ...rallyParameters,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: fleeingFields,
  outcomes: [
    {
      name: 'nothing is lost',
      clause: 'every planned action is carried out',
      meaning: 'No unit flees, has rallied or is gone when it would act.',
      tone: 'good',
    },
    {
      name: 'actions are lost',
      clause: 'planned actions are lost',
      meaning: 'At least one planned action is dropped; quantities say how many.',
      tone: 'bad',
    },
  ],
  events: [],
  quantities: [
    { name: 'actions', unit: 'action', clause: 'the actions lost' },
    { name: 'fleeing', unit: 'unit', clause: 'the units fleeing at the end' },
    { name: 'turn', unit: 'turn', clause: 'the turn', isTime: true },
    { name: 'phase', unit: 'phase', clause: 'the phase, from 1 Movement to 4 Combat' },
  ],
  headline: 'actions are lost',
  template: `holdfast: 1
ask: fleeing
title: What of my turn is lost when the enemy has shot at the General's unit?
rules: wfb8
units:                       # front: inches along our line, for distances between units
  Greatswords: { leadership: 8, models: 20, front: [0, 5], general: { leadership: 9 } }
  Archers: { leadership: 7, models: 10, front: [9, 17] }
turns:                       # a phase holds any number of events, in order
  - of: enemy
    shooting:
      - { unit: Greatswords, loses: 5 }
      - { unit: Archers, loses: 3 }
  - of: own
    movement: [ { unit: Greatswords, does: charge } ]
    shooting: [ { unit: Archers, does: shoot } ]
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: fleeing
title: A shot at archers who would shoot
rules: t9a-2016
units: { Archers: { leadership: 7, models: 10, front: [0, 8] } }
turns:
  - of: enemy
    shooting: [ { unit: Archers, loses: 3 } ]
  - of: own
    shooting: [ { unit: Archers, does: shoot } ]
`,
    outcome: 'actions are lost',
    fraction: '5/12',
    because:
      'Three of ten are a quarter or more, so the Archers test on 7 and flee with 15 of 36 throws. Rallied or not in their own turn, they do not shoot.',
  },
  pose(fields, rules) {
    return {
      rule: fleeingRule(fields, rules),
      notes: fleeingNotes(fields, rules),
      events: declaredEvents(fields),
    };
  },
});
