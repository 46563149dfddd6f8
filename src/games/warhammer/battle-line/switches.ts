import { z } from 'zod';
import { type Parameter, parameter } from '../../parameter.ts';

// The readings of a battle line that the rulebooks leave open, and the lengths that they fix.

/** A switch between readings: the first is the default, the others are tried by `readings`. */
const reading = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  meaning: string,
): Parameter<Values[number]> =>
  parameter({
    name: `battleLine.${name}`,
    type: z.enum(values) as z.ZodType<Values[number]>,
    default: values[0],
    readings: values,
    meaning,
    source: 'Open in the rulebooks; settled by this project.',
  });

export const tolerance = parameter({
  name: 'battleLine.tolerance',
  type: z.number().min(0).max(0.01),
  default: 1e-9,
  readings: [0, 1e-6],
  meaning: 'A length this close to a limit, in inches, counts as being at the limit; also for ties.',
  source: 'Open in the rulebooks; settled by this project.',
});

export const mmPerInch = parameter({
  name: 'battleLine.mmPerInch',
  type: z.number().min(20).max(30),
  default: 25.4,
  readings: [25],
  meaning: 'Millimetres in an inch, for bases given in millimetres.',
  source: 'The inch; many players take 25.',
});

export const place = reading(
  'at',
  ['frontEdge', 'frontRankCentre'],
  'What `at` is the middle of: the front edge of the unit, or the bases of its front rank.',
);
export const turnedFrom = reading(
  'turned',
  ['own', 'absolute'],
  'What `turned` is measured from, clockwise: the facing of the own side towards the enemy, or for both sides that of ours.',
);
export const casualtyFootprint = reading(
  'casualtyFootprint',
  ['frontKept', 'centreKept', 'unchanged'],
  'What happens to the ground of a unit with casualties: its front edge stays, its centre stays, or it does not shrink.',
);
export const nearestBy = reading(
  'nearestBy',
  ['edges', 'centres'],
  'Whether the closest enemy is found edge to edge or centre to centre. The line of flight is always that of the centres.',
);
export const fleeingEnemies = reading(
  'fleeingEnemies',
  ['count', 'ignored'],
  'Whether a fleeing enemy can be the closest; ignored: only if all of them flee.',
);
export const fleeOrder = reading(
  'fleeOrder',
  ['file', 'reverse'],
  'In which order units run that failed at the same time.',
);
export const brokenFlees = reading(
  'brokenFlees',
  ['first', 'last'],
  'Whether a broken unit runs before or after those whom its breaking panics. All of them test first.',
);
export const crossStart = reading(
  'crossStart',
  ['included', 'excluded'],
  'Whether a friend that is only touched by the turn on the spot counts as run through.',
);
export const graze = reading(
  'graze',
  ['no', 'yes'],
  'Whether sharing an edge or a corner, without area, counts as run through.',
);
export const beyond = reading(
  'beyond',
  ['inch', 'touch'],
  'How far a run goes on that would end too close to a unit: until no unit is nearer than an inch, or until it is just clear.',
);
export const extendPast = reading(
  'extendPast',
  ['all', 'friends'],
  'Which units a run may not end close to: friends and enemies, or friends only.',
);
export const offTable = reading(
  'offTable',
  ['pose', 'point'],
  'What the exit point of a unit that left the table is: its whole ground when it touched the edge, or only the corner or side that touched.',
);
export const edgeAtStart = reading(
  'edgeAtStart',
  ['counts', 'endOnly'],
  'Whether a unit that touches the table edge when it has turned to run is off at once, even if it would run inwards.',
);
export const queueOrder = reading(
  'queue',
  ['fifo', 'lifo'],
  'In which order the events of a cascade are settled: as they arose, or the latest first.',
);
export const exitEvents = reading(
  'exitEvents',
  ['separate', 'merged'],
  'Whether a unit that runs through friends and off the table causes two events, one after the other, or one.',
);
export const samePhase = reading(
  'samePhase',
  ['sequential', 'together'],
  'Whether the cascade of one listed event ends before the next of the same phase happens, or all of them happen first.',
);
export const victimLends = reading(
  'victimLends',
  ['no', 'yes'],
  'Whether a General or a standard still helps in the tests that his own loss causes.',
);
export const firstSide = reading('first', ['ours', 'theirs'], 'Which side has the first half of every turn.');
export const rallyOrder = reading(
  'rallyOrder',
  ['oneByOne', 'testsFirst'],
  'Whether each fleeing unit tests, runs and panics others before the next one tests, or all of them test first.',
);
export const rallyFail = reading(
  'rallyFail',
  ['facing', 'nearestEnemy', 'nearestEdge'],
  'Where a unit runs that has failed to rally: the way it faces (8th edition); away from the closest enemy (the Ninth Age of 2022); or straight for the nearest table edge (6th and 7th editions), of two as near the one that it faces more.',
);
export const quarterReroll = reading(
  'quarterReroll',
  ['yes', 'no'],
  'Whether the standard re-rolls the rally test of a unit that only rallies on a double 1.',
);
export const breaksBy = reading(
  'breaksBy',
  ['test', 'certain'],
  'What `breaks by: 3` means: a Break test with that margin, or a unit that is broken for certain.',
);
export const mostTie = reading(
  'mostTie',
  ['latest', 'earliest'],
  'Who is fled from when several enemies took equally many models in the phase: who struck last, or first.',
);

export const battleLineSwitches = [
  tolerance,
  mmPerInch,
  place,
  turnedFrom,
  casualtyFootprint,
  nearestBy,
  fleeingEnemies,
  fleeOrder,
  brokenFlees,
  crossStart,
  graze,
  beyond,
  extendPast,
  offTable,
  edgeAtStart,
  queueOrder,
  exitEvents,
  samePhase,
  victimLends,
  firstSide,
  rallyOrder,
  rallyFail,
  quarterReroll,
  breaksBy,
  mostTie,
] as const;
