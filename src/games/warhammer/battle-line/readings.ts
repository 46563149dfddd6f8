import {
  effectiveLeadership,
  leadershipTestParameters,
  naturalDoubleOne,
  naturalTwelveFails,
  zeroFails,
} from '../../leadership-test.ts';
import type { Rules } from '../../parameter.ts';
import { standardLostWhenBroken } from '../break-parameters.ts';
import { closestTie, directionFromCause, heavyCasualtiesSource } from '../flight-direction.ts';
import {
  dangerousUpTo,
  offTableMeasuredFrom,
  plainFlightDice,
  swiftFlightDice,
} from '../flight-parameters.ts';
import {
  bsbScope,
  coldBloodedScope,
  generalRadius,
  largeGeneralRadius,
  standardRadius,
} from '../lending-parameters.ts';
import {
  frenzyIsImmune,
  friendWithin,
  heavyCasualties,
  heavyCasualtiesLeast,
  heavyCasualtiesPhases,
  minUnitStrength,
  panicTriggers,
  type Trigger,
} from '../panic-parameters.ts';
import { ownFleeingStandard, rallyQuarter, rallyQuarterRule } from '../rally-parameters.ts';
import { endWithinOneInch } from '../run-through.ts';
import { type EventKind, kinds } from './notes.ts';
import { AS_IT_FACES, CLOSEST, NEAREST_EDGE } from './rule/battle.ts';
import * as is from './rule/readings.ts';
import * as switches from './switches.ts';

/** Every parameter that a battle line reads. */
export const battleLineParameters = [
  ...leadershipTestParameters,
  generalRadius,
  largeGeneralRadius,
  standardRadius,
  bsbScope,
  coldBloodedScope,
  panicTriggers,
  friendWithin,
  heavyCasualties,
  heavyCasualtiesLeast,
  heavyCasualtiesPhases,
  minUnitStrength,
  frenzyIsImmune,
  directionFromCause,
  heavyCasualtiesSource,
  closestTie,
  endWithinOneInch,
  plainFlightDice,
  swiftFlightDice,
  offTableMeasuredFrom,
  dangerousUpTo,
  rallyQuarterRule,
  rallyQuarter,
  ownFleeingStandard,
  standardLostWhenBroken,
  ...switches.battleLineSwitches,
] as const;

const kindOf: Readonly<Record<Trigger, EventKind>> = {
  destroyed: 'destroyed',
  broken: 'broken',
  'runs through': 'fled through',
  heavyCasualties: 'casualties',
  forced: 'terrified',
};

const failedRallies = { facing: AS_IT_FACES, nearestEnemy: CLOSEST, nearestEdge: NEAREST_EDGE } as const;
const sources = { closest: is.FROM_CLOSEST, last: is.FROM_LAST, most: is.FROM_MOST } as const;
const exits = { pose: is.EXIT_POSE, point: is.EXIT_POINT, start: is.EXIT_START } as const;
const ties = { random: is.TIE_RANDOM, first: is.TIE_FIRST, last: is.TIE_LAST } as const;
const quarters = {
  none: is.QUARTER_NONE,
  double1: is.QUARTER_DOUBLE_1,
  halfLd: is.QUARTER_HALF_LEADERSHIP,
  cannot: is.QUARTER_CANNOT,
} as const;

/** Values by the places of a row. */
type ByPlace = Readonly<Record<number, number | boolean>>;

function rowOf<Row extends Float64Array | Int32Array>(row: Row, values: ByPlace): Row {
  for (const [place, value] of Object.entries(values)) row[Number(place)] = Number(value);
  return row;
}

/** The rows in which the rule finds the lengths and the choices that are in force, each looked up once before the battle. */
export const readingRows = (
  rules: Rules,
  width: number,
  height: number,
): { readonly lengths: Float64Array; readonly choices: Int32Array } => ({
  lengths: rowOf(new Float64Array(is.lengths.length), lengthsOf(rules, width, height)),
  choices: rowOf(new Int32Array(is.choices.length), choicesOf(rules)),
});

const lengthsOf = (rules: Rules, width: number, height: number): ByPlace => ({
  [is.TOLERANCE]: rules.of(switches.tolerance),
  [is.WIDTH]: width,
  [is.HEIGHT]: height,
  [is.PANIC_WITHIN]: rules.of(friendWithin),
  [is.STANDARD_WITHIN]: rules.of(standardRadius),
  [is.GAP]: rules.of(switches.beyond) === 'inch' ? 1 : 0,
});

function choicesOf(rules: Rules): ByPlace {
  const scope = rules.of(bsbScope);
  const heavy = rules.of(heavyCasualties);
  const few = rules.of(rallyQuarter);
  const fleesFrom = rules.of(directionFromCause).includes('heavyCasualties')
    ? rules.of(heavyCasualtiesSource)
    : 'closest';
  return {
    [is.LEAST]: rules.of(naturalDoubleOne) === 'always' ? 2 : 0,
    [is.MOST]: rules.of(naturalTwelveFails) ? 11 : 12,
    [is.CAP]: effectiveLeadership(12, 0, rules),
    [is.HEAVY_OVER]: heavy.over,
    [is.HEAVY_UNDER]: heavy.under,
    [is.HEAVY_INCLUSIVE]: heavy.inclusive,
    [is.LEAST_CASUALTIES]: rules.of(heavyCasualtiesLeast),
    [is.FEW_OVER]: few.over,
    [is.FEW_UNDER]: few.under,
    [is.FEW_INCLUSIVE]: few.inclusive,
    [is.MIN_UNIT_STRENGTH]: rules.of(minUnitStrength),
    [is.DANGEROUS_UP_TO]: rules.of(dangerousUpTo),
    [is.TRIGGERS]: bits(rules.of(panicTriggers).map((trigger) => kinds.indexOf(kindOf[trigger]))),
    [is.AFTER_FAILED_RALLY]: failedRallies[rules.of(switches.rallyFail)],
    [is.FLIGHT_FROM]: sources[fleesFrom],
    [is.EXIT_FROM]:
      exits[rules.of(offTableMeasuredFrom) === 'startPoint' ? 'start' : rules.of(switches.offTable)],
    [is.QUARTER]: quarters[rules.of(rallyQuarterRule)],
    [is.TIE]: ties[rules.of(closestTie)],
    [is.ZERO_FAILS]: rules.of(zeroFails),
    [is.REROLLS_PANIC]: scope === 'all' || scope === 'panicAndBreak',
    [is.REROLLS_BREAK]: scope !== 'none',
    [is.REROLLS_RALLY]: scope === 'all',
    [is.EXTENDS]: rules.of(endWithinOneInch) === 'extended',
    [is.BROKEN_STANDARD_LOST]: rules.of(standardLostWhenBroken),
    [is.NEAREST_BY_EDGES]: rules.of(switches.nearestBy) === 'edges',
    [is.FLEEING_ENEMIES_COUNT]: rules.of(switches.fleeingEnemies) === 'count',
    [is.REVERSE]: rules.of(switches.fleeOrder) === 'reverse',
    [is.BROKEN_FIRST]: rules.of(switches.brokenFlees) === 'first',
    [is.CROSS_START]: rules.of(switches.crossStart) === 'included',
    [is.GRAZE]: rules.of(switches.graze) === 'yes',
    [is.PAST_FRIENDS_ONLY]: rules.of(switches.extendPast) === 'friends',
    [is.EDGE_AT_START]: rules.of(switches.edgeAtStart) === 'counts',
    [is.LATEST_FIRST]: rules.of(switches.queueOrder) === 'lifo',
    [is.MERGED_EXIT]: rules.of(switches.exitEvents) === 'merged',
    [is.TOGETHER]: rules.of(switches.samePhase) === 'together',
    [is.VICTIM_LENDS]: rules.of(switches.victimLends) === 'yes',
    [is.OWN_FLEEING_STANDARD]: rules.of(ownFleeingStandard) === 'on',
    [is.TESTS_FIRST]: rules.of(switches.rallyOrder) === 'testsFirst',
    [is.QUARTER_REROLL]: rules.of(switches.quarterReroll) === 'yes',
    [is.BREAKS_FOR_CERTAIN]: rules.of(switches.breaksBy) === 'certain',
    [is.LATEST_OF_MOST]: rules.of(switches.mostTie) === 'latest',
    [is.CENTRE_KEPT]: rules.of(switches.casualtyFootprint) === 'centreKept',
  };
}

const bits = (places: readonly number[]): number => places.reduce((all, place) => all | (1 << place), 0);
