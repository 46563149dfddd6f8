import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { directionEvents, directionParameters, directions } from './flight-direction.ts';
import { plainFlightDice, swiftFlightDice } from './flight-parameters.ts';
import { lendingParameters } from './lending-parameters.ts';
import { panicFields } from './panic-fields.ts';
import { momentsOf } from './panic-moments.ts';
import { panicNotes } from './panic-notes.ts';
import { panicParameters, phases } from './panic-parameters.ts';
import { panicRule } from './panic-rule.ts';
import { endWithinOneInch } from './run-through.ts';

/** Does a unit panic, in which turn, and with how many models left? */
export const panicQuestion = question({
  ask: 'panic',
  games: ['warhammer'],
  title: 'Panic tests',
  summary:
    'Whether a unit panics, over any number of phases and turns: losses, friends who die or run, spells; in which turn, with how many models left, and away from whom.',
  rule: [
    "A unit takes a panic test, a Leadership test, at once when a friendly unit is destroyed within 6 inches (a unit that flees off the table is destroyed), when a friendly unit is broken in combat within 6 inches, when a friendly unit has fled through it, when it has lost a quarter or more of its models in one phase, or when an enemy's spell or special rule (Terror) forces it to. Distances are measured to the friend before it is removed or flees.",
    "The quarter is of the models at the start of the phase, joined characters counted, and the losses of the phase are added up whatever they come from. The test is taken at the moment the sum comes to the quarter, and only if a model is left. With 21 models, five losses force no test and six do. Where hits do several wounds, those beyond the model's own are lost and the rest are pooled: one model dies for each full number of Wounds.",
    'No test is taken by a unit in combat, a fleeing unit, an immune unit, or one that has already taken a panic test in the same phase. The phases are Movement, Magic, Shooting and Combat of each player turn.',
    'A unit that fails flees at once, straight away from the closest enemy, centre to centre; or from the enemy that caused the panic, where a spell, a special rule or heavy casualties did. Where no enemy is on the table the direction is random. The question ends there: what becomes of a fleeing unit is asked with `ask: flight`.',
    'The test is taken on the highest Leadership among the rank and file, the champion, joined characters and a General near by who does not flee. A battle standard near by re-rolls it once. Both may flee or die on the way (`flees`, `dies`), which counts from that event on.',
    '`friend: panics` is a friend who takes a panic test himself and, if he fails, flees along a way on which this unit stands `gap` inches ahead of him: a chain of two.',
    'Characters who survive their unit form a unit of their own, which tests for the destruction; that is noted, and the unit counts as destroyed. Where only such are left as have refused a challenge, they test on their own Leadership; a bearer of the standard whose Leadership is not given has that of the rank and file.',
  ].join('\n\n'),
  sources: [
    'The Ninth Age of 2016, pages 64–65: panic tests, heavy casualties, direction',
    'Warhammer 8th edition: panic tests, heavy casualties',
    'Warhammer 8th edition, official FAQ 1.8: surviving characters',
  ],
  parameters: [
    ...panicParameters,
    ...directionParameters,
    endWithinOneInch,
    plainFlightDice,
    swiftFlightDice,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: panicFields,
  outcomes: [
    {
      name: 'flees',
      clause: 'the unit panics and flees',
      meaning: 'It has failed a panic test, with the re-roll too where there is one.',
      tone: 'bad',
    },
    {
      name: 'stands',
      clause: 'the unit stands',
      meaning: 'It has passed or escaped every panic test of these turns.',
      tone: 'good',
    },
    {
      name: 'is destroyed',
      clause: 'the unit is destroyed',
      meaning: 'None of its rank and file is left.',
      tone: 'bad',
    },
    {
      name: 'flees from the start',
      clause: 'the unit flees from the start',
      meaning: 'It was fleeing when the first turn began, so that it took no test.',
      tone: 'neutral',
    },
  ],
  events: [
    ...phases.map((phase) => ({
      name: `tests in the ${phase} phase`,
      clause: `the unit takes a panic test in the ${phase} phase`,
      meaning: 'At least one panic test in this phase.',
      tone: 'neutral' as const,
    })),
    {
      name: 'falls back in good order',
      clause: 'the unit falls back in good order',
      meaning: 'It has failed the test, but had enough models left not to flee; only under such rules.',
      tone: 'bad',
    },
    {
      name: 'its surviving characters flee',
      clause: 'the surviving characters flee',
      meaning: 'Their unit is destroyed, and they have failed the panic test for it.',
      tone: 'bad',
    },
    ...directionEvents,
  ],
  quantities: [
    { name: 'turn', unit: 'turn', clause: 'the player turn', isTime: true },
    { name: 'models', unit: 'model', clause: 'the models left' },
  ],
  headline: 'flees',
  template: `holdfast: 1
ask: panic
title: Is the battle standard worth it to my halberdiers?
rules: wfb8
unit: { leadership: 7, models: 25 }
general: { leadership: 9, away: 10 }     # or "joins: unit" instead of away; large: true; fleeing: true; or none
standard: { away: 8 }
enemies:                                 # for the direction; may be left out
  Mortar: { away: 40 }
  Chaos Warriors: { away: 12 }
turns:                                   # player turns; phases: movement, magic, shooting, combat
  - of: enemy
    magic:
      - { test: spell, by: Chaos Warriors }
    shooting:                            # models, dice, { wounds: 4 }, or shots
      - { loses: 2d6, by: Mortar }
      - { loses: { shots: 20, hit: 4+, wound: 4+, save: 6+ }, by: Chaos Warriors }
    combat:
      - { friend: broken, away: 5 }
      - { friend: destroyed, away: 6 }
      - { friend: runs through }
      - { friend: panics, leadership: 6, gap: 4 }
  - of: own
    combat:
      - { dies: general }
      - { friend: broken, away: 5 }
compare:
  no standard: { standard: none }
vary:
  unit.models: [20, 25, 30]
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: panic
title: Seven of 25 halberdiers fall
rules: wfb8
unit: { leadership: 7, models: 25 }
turns:
  - shooting: [ { loses: 7 } ]
`,
    outcome: 'flees',
    fraction: '5/12',
    because:
      'Seven of 25 are more than a quarter (7 · 4 = 28 ≥ 25), so a test is due. Leadership 7 fails with 8 or more, in 15 of 36 throws: 5/12.',
  },
  pose(fields, rules) {
    const moments = momentsOf(fields, rules);
    const causes = moments.flatMap(({ by }) => (by === undefined ? [] : [by]));
    const { direction, events } = directions(fields.enemies, causes, rules);
    return {
      rule: panicRule(fields.unit, moments, direction, rules),
      notes: panicNotes(fields, moments, rules),
      events,
    };
  },
});
