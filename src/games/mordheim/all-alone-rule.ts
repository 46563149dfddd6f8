import type { Dice, Outcome, Rule } from '../../engine/rule.ts';
import { leadershipTest, passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import * as ends from './all-alone-endings.ts';
import {
  allAloneUsesLeader,
  downedModelRuns,
  downedOpponentsSteer,
  escapeHits,
  everyCombatPhase,
  fallenRecoverInFlight,
  flightDice,
  leaderRecoversFirst,
  leaveCombatPast,
  movePerCharge,
  rallyBlockedByNearestEnemy,
} from './all-alone-parameters.ts';
import { type Alone, afterRecoveries, type Enemy } from './alone.ts';
import { combatPhases } from './alone-due.ts';
import { automaticHit, strike } from './automatic-hit.ts';
import type { Place } from './ground.ts';
import { type Injury, outOfAction } from './injury.ts';
import { leadershipNear } from './leaders-leadership.ts';
import { away, closestIsEnemy, isDown, strikes } from './opponents.ts';

type Stage = 'moves' | 'fights' | 'struck' | 'runs' | 'enemyTurn' | 'charged' | 'recovers';

/**
 * `phase` 0 is the combat phase of the own turn, 1 that of the enemy's. `recoveries` is how often the enemies had
 * recovered when he broke, `hit` how many have struck him, `run` how many inches he has run.
 */
type AloneState = Readonly<
  Record<
    'turn' | 'phase' | 'recoveries' | 'hit' | 'wounds' | 'injury' | 'charges' | 'run' | keyof Place,
    number
  > & {
    stage: Stage;
    escaping: boolean;
  }
>;

/** Test, break-off, flight and rally of a lone warrior, from the end of a first combat phase on. */
export function allAloneRule(alone: Alone, rules: Rules): Rule<AloneState> {
  const { warrior, friends, ground, turns, lastTurn, leaving } = alone;
  const leader = friends.find(({ leadership }) => leadership !== undefined);
  const inches = rules.of(flightDice);
  const testsInBoth = rules.of(everyCombatPhase);
  const runsWhenDown = rules.of(downedModelRuns);
  const rallyBarred = rules.of(rallyBlockedByNearestEnemy);
  const leaderFirst = rules.of(leaderRecoversFirst);
  const inFlight = rules.of(fallenRecoverInFlight);
  const own = leadershipTest({ leadership: warrior.leadership }, rules);
  const hitOf = new Map(
    alone.enemies.map((enemy) => [strikeKey(enemy), automaticHit(enemy, warrior, rules)]),
  );
  // What does not depend on the dice is made once: a step is played very often.
  const enemiesBy = [0, 1, 2].map((recoveries) =>
    alone.enemies.map((enemy) => ({ ...enemy, state: afterRecoveries(enemy.state, recoveries) })),
  );
  const ableBy = enemiesBy.map((enemies) => enemies.filter(({ state }) => state === 'standing'));
  const ableOpponentsBy = ableBy.map((enemies) => enemies.filter(({ fights }) => fights));
  const downedSteer = rules.of(downedOpponentsSteer);
  const steeringBy = enemiesBy.map((enemies) =>
    enemies.filter(({ fights, state }) => fights && (state === 'standing' || (downedSteer && isDown(state)))),
  );
  const strikersBy = [false, true].map((escaping) =>
    [0, 1, 2].map((recoveries) => strikers(recoveries, escaping)),
  );
  const chargers = leadershipTest({ leadership: alone.chargersLeadership }, rules);
  const chargesAtAll = alone.charges.faces.some(({ value }) => value > 0);
  const movesEachCharge = rules.of(movePerCharge) === 'each';
  // Beyond this many recoveries no enemy changes any more: states that differ in more are one.
  const recoveriesThatMatter = Math.max(
    0,
    ...alone.enemies.map(({ state }) => (state === 'stunned' ? 2 : state === 'knockedDown' ? 1 : 0)),
  );
  const phases = combatPhases(alone, rules);
  const isTested = phases.some(({ due }) => due);

  return {
    start: {
      stage: leaving === 'no' ? 'fights' : 'moves',
      turn: 1,
      phase: 0,
      recoveries: 0,
      hit: 0,
      wounds: warrior.wounds,
      injury: 0,
      charges: 0,
      run: 0,
      ...ground.start,
      escaping: false,
    },
    step(state, dice) {
      switch (state.stage) {
        case 'moves':
          return moves(state, dice);
        case 'fights':
          return fights(state, dice);
        case 'struck':
          return struck(state, dice);
        case 'runs':
          return runs(state, dice);
        case 'enemyTurn':
          return { ...state, stage: 'charged', charges: dice.roll(alone.charges) };
        case 'charged':
          return charged(state, dice);
        case 'recovers':
          return recovers(state, dice);
      }
    },
  };

  /** The enemies recover at the start of their own turns: once between two own turns of his. */
  function enemiesAfter(recoveries: number): readonly Enemy[] {
    return enemiesBy[Math.min(2, recoveries)]!;
  }

  function friendsSeenFrom(place: Place, recoveries: number) {
    return friends.map((friend) => ({
      ...friend,
      state: afterRecoveries(friend.state, recoveries),
      away: away(place, friend, rules),
    }));
  }

  /** His Leadership at this place, or that of the leader, who has recovered so often. */
  function testNear(place: Place, recoveries: number) {
    if (leader === undefined) return own;
    const [near] = friendsSeenFrom(place, recoveries).filter(({ leadership }) => leadership !== undefined);
    const lent = { ...near!, leadership: leader.leadership! };
    return leadershipTest({ leadership: leadershipNear(warrior.leadership, lent, rules) }, rules);
  }

  /** His own turn, once all have recovered: he may step away past opponents who are down, or try to escape. */
  function moves(state: AloneState, dice: Dice): AloneState | Outcome {
    const { turn } = state;
    const stays: AloneState = { ...state, stage: 'fights' };
    if (isDown(afterRecoveries(warrior.state, turn - 1))) return stays;
    if (leaving === 'escapes') {
      if (passes(testNear(state, turn - 1), dice)) return ends.escapes(turn);
      return breaksOff({ ...state, escaping: true }, dice);
    }
    const opponents = enemiesAfter(turn - 1).filter(({ fights }) => fights);
    const free =
      rules.of(leaveCombatPast) === 'all'
        ? opponents.every(({ state }) => isDown(state))
        : opponents.some(({ state }) => isDown(state));
    if (!free) return stays;
    const dares = leaving === 'walks' || !alone.newFoeCausesFear || passes(testNear(state, turn - 1), dice);
    return dares ? ends.walksAway(turn) : stays;
  }

  /** End of a combat phase: the All Alone test, where it is due. */
  function fights(state: AloneState, dice: Dice): AloneState | Outcome {
    const { turn, phase } = state;
    if (phases[testsInBoth ? 2 * turn - 2 + phase : turn - 1]!.due) {
      const test = rules.of(allAloneUsesLeader) ? testNear(state, turn - 1) : own;
      if (!passes(test, dice)) return breaksOff(state, dice);
    }
    if (phase === 0 && testsInBoth) return { ...state, phase: 1 };
    if (turn < turns)
      return { ...state, phase: 0, turn: turn + 1, stage: leaving === 'no' ? 'fights' : 'moves' };
    return isTested ? ends.holds() : ends.notTested();
  }

  function breaksOff(state: AloneState, dice: Dice): AloneState {
    const { turn, phase } = state;
    dice.note(ends.breaks(turn));
    return { ...state, stage: 'struck', recoveries: Math.min(recoveriesThatMatter, turn - 1 + phase) };
  }

  /** One automatic hit after another; then he lies there, or runs. */
  function struck(state: AloneState, dice: Dice): AloneState | Outcome {
    const { turn, recoveries, hit, wounds, injury } = state;
    const striker = strikersBy[state.escaping ? 1 : 0]![recoveries]![hit];
    if (striker !== undefined) {
      const after = strike(hitOf.get(strikeKey(striker))!, { wounds, injury: injury as Injury }, dice);
      return after.injury === outOfAction ? ends.outOfAction(turn) : { ...state, ...after, hit: hit + 1 };
    }
    if (injury !== 0) {
      if (!runsWhenDown) return injury === 1 ? ends.knockedDown(turn) : ends.stunned(turn);
      dice.note(ends.runsDown());
    }
    return { ...state, stage: 'runs', hit: 0, escaping: false };
  }

  function strikers(recoveries: number, escaping: boolean): readonly Enemy[] {
    const all = enemiesBy[recoveries]!.filter(({ fights, state }) => fights && strikes(state, rules));
    if (!escaping || rules.of(escapeHits) === 'each') return all;
    return all.sort((a, b) => b.strength - a.strength || a.saveModifier - b.saveModifier).slice(0, 1);
  }

  /** The first run: directly away from the opponents who can fight, by a switch from the fallen too. */
  function runs(state: AloneState, dice: Dice): AloneState | Outcome {
    const far = dice.roll(inches);
    const place = ground.breakOff(
      state,
      far,
      ableOpponentsBy[state.recoveries]!,
      steeringBy[state.recoveries]!,
    );
    return arrives(state, place, far, state.phase === 0 ? 'enemyTurn' : 'recovers');
  }

  /** Where he has come to, and what is next: the enemy's turn, in which he may be charged, or his own. */
  function arrives(
    state: AloneState,
    place: Place | undefined,
    far: number,
    then: 'enemyTurn' | 'charged' | 'recovers',
  ): AloneState | Outcome {
    const { turn, wounds, run } = state;
    if (place === undefined) return ends.leavesTable(turn, wounds);
    const mayBeCharged = then !== 'recovers' && chargesAtAll;
    // The enemies recover as their turn begins, before they charge.
    const more = inFlight && then === 'enemyTurn' ? state.recoveries + 1 : state.recoveries;
    return {
      ...state,
      ...place,
      run: run + far,
      phase: 0,
      recoveries: Math.min(recoveriesThatMatter, more),
      stage: mayBeCharged ? then : 'recovers',
      turn: mayBeCharged ? turn : turn + 1,
    };
  }

  /** A charger comes into contact; before any blow the warrior runs again, to the nearest edge. */
  function charged(state: AloneState, dice: Dice): AloneState | Outcome {
    if (state.charges === 0) return { ...state, stage: 'recovers', turn: state.turn + 1 };
    const left = state.charges - 1;
    if (warrior.causesFear && !passes(chargers, dice)) return { ...state, charges: left };
    return flees({ ...state, charges: movesEachCharge ? left : 0 }, dice, 'charged');
  }

  function flees(state: AloneState, dice: Dice, then: 'enemyTurn' | 'charged'): AloneState | Outcome {
    const far = dice.roll(inches);
    return arrives(state, ground.run(state, far, ableBy[state.recoveries]!), far, then);
  }

  /** Start of a later own turn: he rallies, or runs to the nearest edge. */
  function recovers(state: AloneState, dice: Dice): AloneState | Outcome {
    const { turn, run, wounds } = state;
    if (turn > lastTurn) return ends.stillFleeing(run, wounds);
    const barred =
      rallyBarred &&
      closestIsEnemy(
        enemiesAfter(state.recoveries).map((enemy) => ({ ...enemy, away: away(state, enemy, rules) })),
        friendsSeenFrom(state, turn - 2),
        rules,
      );
    if (!barred && passes(testNear(state, leaderFirst ? turn - 1 : turn - 2), dice))
      return ends.rallies(turn, run, wounds);
    return flees(state, dice, 'enemyTurn');
  }
}

const strikeKey = ({ strength, saveModifier }: Enemy): string => `${strength},${saveModifier}`;
