// Written by src/build/embed.ts from src/games/presets/*.yaml. Change those and run "npm run embed".
import type { RulesFile } from './rules-file.ts';

export const presetFiles: Readonly<Record<string, RulesFile>> = {
  "mordheim": {
    "holdfast": 1,
    "game": "mordheim",
    "description": "Mordheim, the rules of the core book.",
    "sources": [
      "The Mordheim rulebook, living rulebook, in Russian (leaving combat, flight, rout, leaders, All Alone)"
    ],
    "change": {
      "leadership.naturalDoubleOne": "off",
      "leader.radius": 6,
      "rout.threshold": "at least 1/4",
      "rout.routLdExcludes": [
        "stunned",
        "outOfAction",
        "offTable"
      ],
      "rout.noEligibleRoutLeadership": "fails",
      "rout.offTableCountsForRout": false,
      "rout.routRetestOnlyOnNewLoss": false,
      "allAlone.allAloneUsesLeader": false,
      "allAlone.everyCombatPhase": false,
      "allAlone.downedOpponentsCount": true,
      "allAlone.downedOpponentsStrike": false,
      "allAlone.autoHitsMode": "highest",
      "allAlone.critsOnAutoHits": false,
      "allAlone.downedModelRuns": false,
      "allAlone.rallyBlockedByNearestEnemy": false,
      "allAlone.leaveCombatPast": "all",
      "allAlone.escapingFromCombat": false
    }
  },
  "mordheim-lrb": {
    "holdfast": 1,
    "game": "mordheim",
    "base": "mordheim",
    "description": "Mordheim with the living rulebook's additions.",
    "sources": [
      "Mordheim, the living rulebook, recovery phase and escaping from combat"
    ],
    "change": {
      "allAlone.rallyBlockedByNearestEnemy": true,
      "allAlone.escapingFromCombat": true
    }
  },
  "t9a-2016": {
    "holdfast": 1,
    "game": "warhammer",
    "description": "The Ninth Age, an early version of 2016, as its Russian edition gives it.",
    "sources": [
      "The Ninth Age, an early version of 2016 in Russian, pages 31–32 and 64–65 (casualties, panic, flight, remaining moves, march)",
      "A Russian text on characters, of 8th edition or after it (leaving a unit, challenges, refusals), binds this preset too"
    ],
    "change": {
      "leadership.naturalDoubleOne": "off",
      "leadership.bsbScope": "all",
      "leadership.generalRadius": 12,
      "leadership.largeGeneralRadius": 12,
      "leadership.standardRadius": 12,
      "leadership.refusedGeneralAura": "on",
      "leadership.steadfastGeneralLd": "allowed",
      "panic.heavyCasualties": "at least 1/4",
      "panic.casualtyUnit": "models",
      "panic.panicOncePerPhase": "tested",
      "panic.directionFromCause": [
        "spell",
        "specialRule",
        "heavyCasualties"
      ],
      "panic.heavyCasualtiesSource": "last",
      "panic.voluntaryFleeCauses": true,
      "panic.minUnitStrength": 0,
      "flight.endWithinOneInch": "extended",
      "flight.offTableMeasuredFrom": "exitPoint",
      "rally.rallyQuarterRule": "none",
      "break.standardLostWhenBroken": false,
      "march.failedMarch": "marchAtM",
      "march.fleeingEnemiesBlock": true,
      "moves.halfMoveRounding": "none",
      "moves.swiftReformTest": false,
      "challenge.refusedLdUntil": "round",
      "challenge.challengeReach": "doubledMovements",
      "lookOutSir.lookOutSirChargingOut": "unconditional",
      "leaving.leaverInBase": true
    }
  },
  "wfb8": {
    "holdfast": 1,
    "game": "warhammer",
    "description": "Warhammer Fantasy Battles, 8th edition.",
    "sources": [
      "Warhammer Fantasy Battles 8th edition with its errata, as read on 8th.whfb.app",
      "A Russian text on characters, of 8th edition or after it (leaving a unit, challenges, refusals), binds this preset too"
    ],
    "change": {
      "leadership.naturalDoubleOne": "always",
      "leadership.bsbScope": "all",
      "leadership.generalRadius": 12,
      "leadership.largeGeneralRadius": 18,
      "leadership.standardRadius": 12,
      "leadership.refusedGeneralAura": "on",
      "leadership.steadfastGeneralLd": "allowed",
      "panic.heavyCasualties": "at least 1/4",
      "panic.casualtyUnit": "models",
      "panic.panicOncePerPhase": "tested",
      "panic.directionFromCause": [
        "heavyCasualties"
      ],
      "panic.heavyCasualtiesSource": "most",
      "panic.voluntaryFleeCauses": true,
      "panic.minUnitStrength": 0,
      "flight.endWithinOneInch": "extended",
      "flight.offTableMeasuredFrom": "exitPoint",
      "rally.rallyQuarterRule": "double1",
      "rally.fewSurvivors": "at most 1/4",
      "march.failedMarch": "marchAtM",
      "march.fleeingEnemiesBlock": false,
      "moves.halfMoveRounding": "none",
      "moves.swiftReformTest": true,
      "challenge.refusedLdUntil": "round",
      "challenge.challengeReach": "doubledMovements",
      "lookOutSir.lookOutSirChargingOut": "unconditional",
      "leaving.leaverInBase": true
    }
  }
};
