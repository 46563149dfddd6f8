import { describe, expect, it } from 'vitest';
import { presetChanges } from '../../src/games/preset-files.ts';

// The switches that were settled for each preset, by the parameter's name. A preset states every one of them itself
// or through its base, so that a changed default cannot change a preset.

const bothWarhammer = {
  'panic.heavyCasualties': 'at least 1/4',
  'panic.casualtyUnit': 'models',
  'panic.panicOncePerPhase': 'tested',
  'panic.voluntaryFleeCauses': true,
  'panic.minUnitStrength': 0,
  'leadership.bsbScope': 'all',
  'leadership.generalRadius': 12,
  'leadership.standardRadius': 12,
  'leadership.refusedGeneralAura': 'on',
  'leadership.steadfastGeneralLd': 'allowed',
  'flight.endWithinOneInch': 'extended',
  'flight.offTableMeasuredFrom': 'exitPoint',
  'march.failedMarch': 'marchAtM',
  'moves.halfMoveRounding': 'none',
  'challenge.refusedLdUntil': 'round',
  'challenge.challengeReach': 'doubledMovements',
  'lookOutSir.lookOutSirChargingOut': 'unconditional',
  'leaving.leaverInBase': true,
};

const mordheim = {
  'leadership.naturalDoubleOne': 'off',
  'leader.radius': 6,
  'allAlone.autoHitsMode': 'highest',
  'allAlone.critsOnAutoHits': false,
  'allAlone.downedModelRuns': false,
  'allAlone.downedOpponentsCount': true,
  'allAlone.downedOpponentsStrike': false,
  'allAlone.everyCombatPhase': false,
  'allAlone.rallyBlockedByNearestEnemy': false,
  'allAlone.leaveCombatPast': 'all',
  'allAlone.allAloneUsesLeader': false,
  'rout.routLdExcludes': ['stunned', 'outOfAction', 'offTable'],
  'rout.noEligibleRoutLeadership': 'fails',
  'rout.offTableCountsForRout': false,
  'rout.routRetestOnlyOnNewLoss': false,
};

const settled = {
  't9a-2016': {
    ...bothWarhammer,
    'leadership.naturalDoubleOne': 'off',
    'leadership.largeGeneralRadius': 12,
    'panic.directionFromCause': ['spell', 'specialRule', 'heavyCasualties'],
    'panic.heavyCasualtiesSource': 'last',
    'rally.rallyQuarterRule': 'none',
    'march.fleeingEnemiesBlock': true,
  },
  wfb8: {
    ...bothWarhammer,
    'leadership.naturalDoubleOne': 'always',
    'leadership.largeGeneralRadius': 18,
    'panic.directionFromCause': ['heavyCasualties'],
    'panic.heavyCasualtiesSource': 'most',
    'rally.rallyQuarterRule': 'double1',
    'rally.fewSurvivors': 'at most 1/4',
    'march.fleeingEnemiesBlock': false,
  },
  mordheim,
  'mordheim-lrb': { ...mordheim, 'allAlone.rallyBlockedByNearestEnemy': true },
};

describe.each(Object.entries(settled))('the preset %s', (name, switches) => {
  it.each(Object.entries(switches))('sets %s', (parameter, value) => {
    expect(presetChanges(name)[parameter]).toEqual(value);
  });
});
