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
import { AS_IT_FACES, CLOSEST, NEAREST_EDGE } from './battle.ts';
import type { EventKind, Readings } from './line.ts';
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

const kinds: Readonly<Record<Trigger, EventKind>> = {
  destroyed: 'destroyed',
  broken: 'broken',
  'runs through': 'fled through',
  heavyCasualties: 'casualties',
  forced: 'terrified',
};

const failedRallies = { facing: AS_IT_FACES, nearestEnemy: CLOSEST, nearestEdge: NEAREST_EDGE } as const;

/** The rules in force, each looked up once before the battle. */
export function readingsOf(rules: Rules): Readings {
  const scope = rules.of(bsbScope);
  const inches = rules.of(switches.beyond) === 'inch';
  return {
    tolerance: rules.of(switches.tolerance),
    least: rules.of(naturalDoubleOne) === 'always' ? 2 : 0,
    most: rules.of(naturalTwelveFails) ? 11 : 12,
    cap: effectiveLeadership(12, 0, rules),
    zeroFails: rules.of(zeroFails),
    triggers: new Set(rules.of(panicTriggers).map((trigger) => kinds[trigger])),
    panicWithin: rules.of(friendWithin),
    heavyCasualties: rules.of(heavyCasualties),
    leastCasualties: rules.of(heavyCasualtiesLeast),
    casualtyPhases: new Set(rules.of(heavyCasualtiesPhases)),
    flightFrom: rules.of(directionFromCause).includes('heavyCasualties')
      ? rules.of(heavyCasualtiesSource)
      : 'closest',
    generalWithin: rules.of(generalRadius),
    largeGeneralWithin: rules.of(largeGeneralRadius),
    standardWithin: rules.of(standardRadius),
    rerolls: {
      panic: scope === 'all' || scope === 'panicAndBreak',
      break: scope !== 'none',
      rally: scope === 'all',
    },
    minUnitStrength: rules.of(minUnitStrength),
    extends: rules.of(endWithinOneInch) === 'extended',
    exitFrom: rules.of(offTableMeasuredFrom) === 'startPoint' ? 'start' : rules.of(switches.offTable),
    quarter: rules.of(rallyQuarterRule),
    few: rules.of(rallyQuarter),
    brokenStandardLost: rules.of(standardLostWhenBroken),
    nearestBy: rules.of(switches.nearestBy),
    tie: rules.of(closestTie),
    fleeingEnemies: rules.of(switches.fleeingEnemies),
    reverse: rules.of(switches.fleeOrder) === 'reverse',
    brokenFirst: rules.of(switches.brokenFlees) === 'first',
    crossStart: rules.of(switches.crossStart) === 'included',
    graze: rules.of(switches.graze) === 'yes',
    gap: inches ? 1 : 0,
    past: rules.of(switches.extendPast),
    edgeAtStart: rules.of(switches.edgeAtStart) === 'counts',
    dangerousUpTo: rules.of(dangerousUpTo),
    latestFirst: rules.of(switches.queueOrder) === 'lifo',
    mergedExit: rules.of(switches.exitEvents) === 'merged',
    together: rules.of(switches.samePhase) === 'together',
    victimLends: rules.of(switches.victimLends) === 'yes',
    ownFleeingStandard: rules.of(ownFleeingStandard) === 'on',
    testsFirst: rules.of(switches.rallyOrder) === 'testsFirst',
    afterFailedRally: failedRallies[rules.of(switches.rallyFail)],
    quarterReroll: rules.of(switches.quarterReroll) === 'yes',
    breaksForCertain: rules.of(switches.breaksBy) === 'certain',
    latestOfMost: rules.of(switches.mostTie) === 'latest',
    centreKept: rules.of(switches.casualtyFootprint) === 'centreKept',
  };
}
