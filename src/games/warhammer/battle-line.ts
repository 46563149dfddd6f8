import type { Rule } from '../../engine/rule.ts';
import { question } from '../question.ts';
import { battleLineRule } from './battle-line/battle-line-rule.ts';
import { battleLineFields } from './battle-line/fields.ts';
import { eventsOf } from './battle-line/notes.ts';
import { battleLineParameters } from './battle-line/readings.ts';
import { sceneOf } from './battle-line/scene.ts';
import { setUp } from './battle-line/setup.ts';
import { battleLineNotes } from './battle-line/words.ts';

/** A step measures a whole table: this is about half a second's work, and two dozen units after one event take half of it. */
const MOST_REPLAYS = 15_000;

/** A table with units on it: how far one disaster spreads. */
export const battleLineQuestion = question({
  ask: 'battle-line',
  games: ['warhammer'],
  title: 'Panic along a battle line',
  summary:
    'Units of both sides on a table, and what happens to some of them: which units panic, flee and leave the table, and what set each of them off.',
  rule: [
    'Every distance is the shortest between the grounds of two units, rectangles that stand at any angle. A unit destroyed or broken, or one that leaves the table, makes every friend within 6 inches test; a unit that is run through tests after the run; heavy casualties make a unit test at the loss that reaches the threshold. Nobody tests twice in a phase, nor while engaged, fleeing or immune.',
    'All tests of one event are rolled before anybody moves, with General and standard as they stood. Then all who failed are fleeing and run one by one. What their runs cause waits its turn, and the cascade goes on until nothing is left.',
    'A unit turns about its centre until it faces away from the closest enemy, centre from centre, and runs two dice straight on. A run that would end an inch or less from another unit goes on until it is an inch clear. Friends whose ground it sweeps are run through. Models that crossed an enemy die on a 1. A unit that touches the table edge is gone.',
    "At the start of its side's turn a fleeing unit tests to rally, unless it began to flee in that very turn. If it fails it runs again.",
    'A rectangle has as many ranks as its models need; a last rank that is not full counts as full. After a run a unit faces the way it ran. A broken unit is not pursued.',
  ].join('\n\n'),
  sources: [
    'The Ninth Age of 2016, pages 64–65: panic tests and the direction of flight; the Ninth Age of 2016, pages 31–32: fleeing units',
    'Warhammer 8th edition: flee moves, rally, Inspiring Presence, Hold Your Ground',
    'The open readings are settled by this project; each is a switch of the group battleLine',
  ],
  parameters: battleLineParameters,
  fields: battleLineFields,
  outcomes: [
    {
      name: 'the line holds',
      clause: 'no unit of ours panics or leaves the table',
      meaning: 'None of our units failed a panic test, and none ran off the table.',
      tone: 'good',
    },
    {
      name: 'units panic',
      clause: 'units of ours panic and stay on the table',
      meaning: 'At least one of our units failed a panic test; none ran off the table.',
      tone: 'neutral',
    },
    {
      name: 'units leave',
      clause: 'at least one unit of ours runs off the table',
      meaning: 'At least one of our units touched the table edge in flight.',
      tone: 'bad',
    },
  ],
  events: [
    {
      name: 'theirs.panicked',
      clause: 'so many of their units panic',
      meaning: 'How many of their units failed a panic test.',
      tone: 'neutral',
    },
    {
      name: 'theirs.left',
      clause: 'so many of their units run off the table',
      meaning: 'How many of their units touched the table edge in flight.',
      tone: 'neutral',
    },
  ],
  quantities: [
    { name: 'panicked', unit: 'unit', clause: 'our units that panic' },
    { name: 'left', unit: 'unit', clause: 'our units that run off the table' },
    { name: 'points', unit: 'point', clause: 'the points of our units that are gone' },
    { name: 'units', unit: 'unit', clause: 'the number of their units' },
    { name: 'inches', unit: 'inch', clause: 'the inches rolled for the first flight' },
  ],
  headline: 'the line holds',
  template: `holdfast: 1
ask: battle-line
title: Do the knights run because some halberdiers died?
rules: wfb8
table: 72 x 48               # inches; [0, 0] is the corner at our left hand, y grows towards the enemy
ours:                        # at: middle of the front; faces the other side unless turned: 45 (degrees, clockwise)
  Halberdiers: { leadership: 7, models: 25, wide: 5, base: 20 x 20 mm, at: [30, 12], general: { leadership: 9 } }
  Knights:     { leadership: 8, models: 15, wide: 5, base: 25 x 50 mm, at: [37, 12] }
theirs:
  Bloodletters: { leadership: 7, models: 20, wide: 5, base: 25 x 25 mm, at: [30, 30] }
events:                      # is: destroyed, broken or terrified; loses: 7, 2d6 or 30 %; breaks by: 3
  - { turn: 1, of: theirs, phase: magic, unit: Halberdiers, is: destroyed }
turns: 1                     # game turns; in later ones fleeing units may rally
seed: 2026
`,
  example: {
    scenario: `holdfast: 1
ask: battle-line
title: One neighbour
rules: t9a-2016
ours:
  Spearmen: { leadership: 7, size: 4 x 4, at: [30, 24] }
  Archers:  { leadership: 7, size: 4 x 2, at: [36, 24] }
theirs:
  Orcs: { leadership: 7, size: 4 x 4, at: [33, 40] }
events: [ { turn: 1, of: theirs, phase: magic, unit: Spearmen, is: destroyed } ]
`,
    outcome: 'the line holds',
    fraction: '7/12',
    because:
      'The archers stand 2 inches from the spearmen and must test; 21 of the 36 throws of two dice are 7 or less: 21/36 = 7/12.',
  },
  pose(fields, rules) {
    const setup = setUp(fields, rules);
    return {
      // The state is an object that changes in place; the engine only copies it and asks for its key.
      rule: battleLineRule(setup) as unknown as Rule,
      replays: MOST_REPLAYS,
      notes: battleLineNotes(setup),
      events: eventsOf(setup.units),
      scene: sceneOf(setup),
    };
  },
});
