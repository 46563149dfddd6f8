import { z } from 'zod';
import { dice } from '../../notation/fields.ts';
import { parameter } from '../parameter.ts';

// The numbers and readings of All Alone, of the flight that follows it and of leaving combat.

const states = z.array(z.enum(['knockedDown', 'stunned', 'fleeing'])).readonly();

export const opponentsNeeded = parameter({
  name: 'allAlone.opponents',
  type: z.int().min(1).max(20),
  default: 2,
  readings: [1, 3],
  meaning: 'How many opponents a warrior must fight at least for an All Alone test.',
  source: 'The Mordheim rulebook: two or more.',
});

export const friendsWithin = parameter({
  name: 'allAlone.friendsWithin',
  type: z.number().min(0).max(48),
  default: 6,
  readings: [4, 8],
  meaning: 'A friend within so many inches spares a warrior the All Alone test.',
  source: 'The Mordheim rulebook: no friendly model within 6 inches.',
});

export const friendsIgnored = parameter({
  name: 'allAlone.friendsIgnored',
  type: states,
  default: ['knockedDown', 'stunned', 'fleeing'],
  readings: [[]],
  meaning: 'The states in which a friend near by does not spare the test.',
  source: 'The Mordheim rulebook: knocked down, stunned or fleeing friends do not count.',
});

export const everyCombatPhase = parameter({
  name: 'allAlone.everyCombatPhase',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: "Whether the test is taken at the end of the opponent's combat phases too.",
  source: 'The Mordheim rulebook: at the end of his hand-to-hand phase, which may mean his own turn only.',
});

export const downedOpponentsCount = parameter({
  name: 'allAlone.downedOpponentsCount',
  type: z.boolean(),
  default: true,
  readings: [true, false],
  meaning: 'Whether opponents who are knocked down or stunned count among those he fights.',
  source: 'Not stated; the Mordheim rulebook sets no condition.',
});

export const downedOpponentsStrike = parameter({
  name: 'allAlone.downedOpponentsStrike',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether opponents who are knocked down or stunned strike him as he runs.',
  source: 'Not stated.',
});

export const downedWarriorTests = parameter({
  name: 'allAlone.downedWarriorTests',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether a lone warrior who is knocked down or stunned takes the test.',
  source: 'Not stated; he is not fighting.',
});

export const allAloneUsesLeader = parameter({
  name: 'allAlone.allAloneUsesLeader',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    "Whether the All Alone test may use the leader's Leadership; matters only where his reach is beyond that of friends.",
  source: "The Mordheim rulebook: the model's Leadership.",
});

export const downedModelRuns = parameter({
  name: 'allAlone.downedModelRuns',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    'Whether a warrior whom the automatic hits knock down or stun runs all the same (the letter of the rule), or stays where he fell.',
  source:
    'The Mordheim rulebook: if he survived, he runs. A fallen model cannot run by the rulebook; false departs from the letter.',
});

export const flightDice = parameter({
  name: 'allAlone.flightDice',
  type: dice,
  default: '2d6',
  readings: ['3d6'],
  meaning: 'How many inches a warrior runs each time.',
  source: 'The Mordheim rulebook: 2D6 inches.',
});

export const rallyBlockedByNearestEnemy = parameter({
  name: 'allAlone.rallyBlockedByNearestEnemy',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    'Whether a fleeing warrior may not even test to rally while the closest model is an enemy who is able to fight and not hidden.',
  source: 'The Mordheim rulebook has him test every own turn; the living rulebook, recovery phase, bars it.',
});

export const movePerCharge = parameter({
  name: 'allAlone.movePerCharge',
  type: z.enum(['each', 'once']),
  default: 'each',
  readings: ['each', 'once'],
  meaning: 'Whether a fleeing warrior runs once for each charge against him in a turn, or once for all.',
  source: 'Not stated for several chargers.',
});

export const leaderRadius = parameter({
  name: 'leader.radius',
  type: z.number().min(0).max(48),
  default: 6,
  readings: [12],
  meaning: 'Within how many inches of the leader a warrior may use his Leadership.',
  source: 'The Mordheim rulebook: within 6 inches; some equipment widens it to 12.',
});

export const leaderStates = parameter({
  name: 'leader.excludes',
  type: states,
  default: ['knockedDown', 'stunned', 'fleeing'],
  readings: [['stunned', 'fleeing']],
  meaning: 'The states in which the leader does not lend his Leadership to warriors near him.',
  source: 'The Mordheim rulebook: knocked down, stunned or fleeing.',
});

export const leaderRecoversFirst = parameter({
  name: 'leader.recoversFirst',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    'Whether the leader recovers before others test to rally, and then lends his Leadership if he stands; else his state counts as recovery begins.',
  source:
    'Not stated; the living rulebook rallies first, then lets the fallen recover. A convention of this program.',
});

export const leaveCombatPast = parameter({
  name: 'allAlone.leaveCombatPast',
  type: z.enum(['all', 'any']),
  default: 'all',
  readings: ['all', 'any'],
  meaning:
    'Whether all opponents in contact or just one must be knocked down or stunned for a warrior to step away.',
  source: 'Living rulebook: all; the Mordheim rulebook speaks of one enemy.',
});

export const escapingFromCombat = parameter({
  name: 'allAlone.escapingFromCombat',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether a warrior may try to escape from combat with a Leadership test.',
  source: 'Living rulebook, an optional rule; the Mordheim rulebook knows no such way out.',
});

export const escapeHits = parameter({
  name: 'allAlone.escapeHits',
  type: z.enum(['strongest', 'each']),
  default: 'strongest',
  readings: ['strongest', 'each'],
  meaning: 'Whether a failed escape costs one hit from the strongest opponent, or one from each.',
  source: 'Living rulebook: one automatic hit; from whom of several is not stated.',
});

export const avoidRadius = parameter({
  name: 'allAlone.avoidRadius',
  type: z.number().min(0).max(6),
  default: 1,
  readings: [0],
  meaning: 'How many inches a run keeps from the middle of the base of every enemy who is able to fight.',
  source: 'The Mordheim rulebook: avoiding enemy models; the distance is a convention of this program.',
});

export const rallyBarredByEquallyNear = parameter({
  name: 'allAlone.rallyBarredByEquallyNear',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    'Where the closest model bars a rally: whether an enemy who is exactly as near as the nearest friend does so.',
  source: 'Not stated in the texts; a convention of this program.',
});

export const nearEdges = parameter({
  name: 'allAlone.nearEdges',
  type: z.enum(['faced', 'left', 'right']),
  default: 'faced',
  readings: ['faced', 'left', 'right'],
  meaning:
    'To which of several edges that are equally near a warrior runs: the one he faces (else the left), or the one more to his left or right.',
  source: 'Not stated in the texts; a convention of this program.',
});

export const fallenRecoverInFlight = parameter({
  name: 'allAlone.fallenRecoverInFlight',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning:
    'Whether enemies who are knocked down or stunned recover in their own turns while a warrior flees, and are then in his way again.',
  source: 'A simplification of this program; by the rulebook they recover.',
});

export const downedOpponentsSteer = parameter({
  name: 'allAlone.downedOpponentsSteer',
  type: z.boolean(),
  default: false,
  readings: [true, false],
  meaning: 'Whether a first run leads away from opponents who are knocked down or stunned too.',
  source: 'Not stated; the Mordheim rulebook: directly away from his enemies.',
});

export const surrounded = parameter({
  name: 'allAlone.surrounded',
  type: z.enum(['first', 'last', 'edge']),
  default: 'first',
  readings: ['first', 'last', 'edge'],
  meaning:
    'Where opponents stand so around a warrior that no way leads away from all: whether he first runs from the nearest, of several as near from the first or the last in the file, or to the nearest edge.',
  source: 'Not stated in the texts; a convention of this program.',
});

export const measuredBetween = parameter({
  name: 'allAlone.measuredBetween',
  type: z.enum(['centres', 'bases']),
  default: 'centres',
  readings: ['centres', 'bases'],
  meaning:
    'Whether "within so many inches" of a friend or of the leader is measured between the middles of the bases or between their rims; a base is then one inch wide.',
  source: 'Not stated in the Mordheim rulebook for models of different bases; a convention of this program.',
});

export const testParameters = [
  opponentsNeeded,
  friendsWithin,
  friendsIgnored,
  everyCombatPhase,
  downedOpponentsCount,
  downedOpponentsStrike,
  downedWarriorTests,
  allAloneUsesLeader,
  measuredBetween,
] as const;

export const flightParameters = [
  downedModelRuns,
  flightDice,
  rallyBlockedByNearestEnemy,
  movePerCharge,
  leaderRadius,
  leaderStates,
  leaderRecoversFirst,
  avoidRadius,
  rallyBarredByEquallyNear,
  nearEdges,
  fallenRecoverInFlight,
  downedOpponentsSteer,
  surrounded,
] as const;

export const leavingParameters = [leaveCombatPast, escapingFromCombat, escapeHits] as const;
