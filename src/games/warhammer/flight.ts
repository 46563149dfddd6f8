import { leadershipTestParameters } from '../leadership-test.ts';
import { question } from '../question.ts';
import { flightFields } from './flight-fields.ts';
import { friendsOf } from './flight-friends.ts';
import { lendersAfter, lendersStandStill } from './flight-lenders.ts';
import { flightParameters } from './flight-parameters.ts';
import { flightRule } from './flight-rule.ts';
import { lendingParameters } from './lending-parameters.ts';
import { friendWithin, minUnitStrength, panicTriggers, voluntaryFleeCauses } from './panic-parameters.ts';
import { rallyParameters } from './rally-parameters.ts';
import { rallyTest } from './rally-test.ts';
import { endWithinOneInch } from './run-through.ts';

/** Once fleeing: does it rally before the table edge? */
export const flightQuestion = question({
  ask: 'flight',
  games: ['warhammer'],
  title: 'Flight and rally',
  summary:
    'What becomes of a fleeing unit, turn by turn: it rallies, flees on, leaves the table, or is caught by pursuers or by a charge; and who of its friends panics for it.',
  rule: [
    'A unit that begins to flee runs at once: 2D6 inches straight ahead, or with Swiftstride the two highest of three dice, whatever its Movement. When it touches the table edge it is removed as destroyed.',
    'At the beginning of each own turn, except the one in which it began to flee, it takes a Leadership test to rally. If it passes, it stops and the question ends. If it fails, it runs again, the way it faces. `began` says when it began: in the enemy turn (its first run is of turn 0), in the own turn 1 (its first test is in own turn 2), or earlier (the first thing is a test).',
    'The rally test is taken on the highest Leadership among the rank and file, the champion, joined characters and a General near by who does not flee, and a battle standard near by re-rolls it once. Lenders stand at a fixed distance (`away`), or in a place by the way (`ahead`, `aside`), so that the unit flees towards them or out of their reach. The General in the fleeing unit lends it his Leadership, for only others are barred from a fleeing General; the standard in it does not re-roll, unless `rally.ownFleeingStandard` is on.',
    'Where `rally.rallyQuarterRule` says so, a unit with a quarter or less of the models it began the battle with needs a natural double 1 (which the standard re-rolls), or tests on half its Leadership, rounded up, or cannot rally.',
    'It runs through everything. A run that would end an inch or less from a unit, or upon it, goes on until the fleeing unit is an inch beyond; those are inches moved. Friends it has run through take a panic test after the run, and so do friends within 6 inches of the place where it left the table, each once in a flight. Whoever has no `leadership` in the file is only noted. For each model that has crossed an enemy or impassable ground a D6 is rolled, and on a 1 it dies.',
    'If it breaks from combat and is pursued, the pursuers roll their dice: as many inches as it ran, or more, and it is destroyed. If it is charged while it flees, it runs again, straight on: the enemy is taken to come from behind. Then the charge is measured, Movement and dice; if it reaches the unit, the unit is destroyed. A charge that could not reach even with its highest roll is not declared. The table edge comes before pursuit and charge.',
  ].join('\n\n'),
  sources: [
    'Warhammer 8th edition: move fleeing units, rally fleeing units, flee, caught',
    'The Ninth Age of 2016, pages 64–65: units that flee off the table, units run through',
    'The Ninth Age of 2016, pages 31–32: fleeing General and standard',
  ],
  parameters: [
    ...flightParameters,
    endWithinOneInch,
    ...rallyParameters,
    panicTriggers,
    friendWithin,
    minUnitStrength,
    voluntaryFleeCauses,
    ...lendingParameters,
    ...leadershipTestParameters,
  ],
  fields: flightFields,
  outcomes: [
    {
      name: 'rallies',
      clause: 'the unit rallies',
      meaning: 'It has passed a rally test, and stands.',
      tone: 'good',
    },
    {
      name: 'still flees',
      clause: 'the unit still flees',
      meaning: 'It is on the table and fleeing when the last turn is over.',
      tone: 'neutral',
    },
    {
      name: 'leaves the table',
      clause: 'the unit leaves the table',
      meaning: 'It has touched the table edge; turn 0 is the flight in which it began.',
      tone: 'bad',
    },
    {
      name: 'is caught',
      clause: 'the unit is caught',
      meaning: 'Pursuers or a charge have reached it, and it is destroyed.',
      tone: 'bad',
    },
    {
      name: 'dies out',
      clause: 'the unit dies out',
      meaning: 'Its last models have died crossing enemies or impassable ground.',
      tone: 'bad',
    },
  ],
  quantities: [
    { name: 'turn', unit: 'turn', clause: 'the own turn', isTime: true },
    { name: 'inches', unit: 'inch', clause: 'the inches fled' },
  ],
  headline: 'rallies',
  template: `holdfast: 1
ask: flight
title: Do the knights come back before the table edge?
rules: wfb8
unit: { leadership: 8, models: 4, startedWith: 10, swiftstride: true, depth: 2 }
edge: 24                     # inches straight ahead
began: enemy turn            # or "own turn", or "earlier": then the first thing is a rally test
turns: 4                     # own turns
pursuit: 2d6                 # it breaks from combat; leave away where it does not
general: { leadership: 9, away: 10 }        # or ahead: 6, aside: 4: stands still by the way
standard: { ahead: -4 }                     # 4 inches behind the place where the flight began
onTheWay:
  Handgunners: { ahead: 5, depth: 1, leadership: 7 }     # friends run through may panic
  Wood: { is: impassable, ahead: 9, depth: 3 }
charges:
  Wolf Riders: { turn: 1, behind: 8, move: 9, dice: 3d6 drop lowest }
vary:
  edge: 18..36 step 6
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: flight
title: Twelve inches to the edge
rules: wfb8
unit: { leadership: 7 }
edge: 12
turns: 1
`,
    outcome: 'rallies',
    fraction: '245/432',
    because:
      'The first run reaches the edge with a 12, in 1 of 36 throws; otherwise Leadership 7 rallies in 21 of 36: 35/36 · 21/36 = 245/432.',
  },
  pose(fields, rules) {
    const { frightens, events } = friendsOf(fields, rules);
    const { unit } = fields;
    const survivors = { models: unit.models, startedWith: unit.startedWith ?? unit.models };
    const first = rallyTest(unit, lendersAfter(fields, 0), survivors, rules);
    return {
      rule: flightRule(fields, frightens, rules),
      notes: [
        ...first.sentences,
        ...(lendersStandStill(fields)
          ? ['Distances are those where the flight begins; they change as the unit flees.']
          : []),
      ],
      events,
    };
  },
});
