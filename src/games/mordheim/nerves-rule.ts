import type { Dice, Outcome, Rule, State } from '../../engine/rule.ts';
import { leadershipTest, passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { downedModelRuns, flightDice, opponentsNeeded } from './all-alone-parameters.ts';
import { automaticHit } from './automatic-hit.ts';
import type { Condition } from './condition.ts';
import { hitsTogether } from './hits-together.ts';
import { type Injury, injuryDie } from './injury.ts';
import { leadershipNear } from './leaders-leadership.ts';
import { fallen, lossesBefore, oneOf } from './losses.ts';
import * as ends from './nerves-endings.ts';
import type { NervesFields } from './nerves-fields.ts';
import { Muster, onTable } from './nerves-muster.ts';
import type { Troops } from './nerves-warriors.ts';
import { type RoutDecision, routDecision } from './rout-decision.ts';
import { type Lender, mayLend } from './rout-leadership.ts';
import {
  immuneWarbandsTest,
  lossesBeforeFirstTurn,
  offTableCountsForRout,
  routRetestOnlyOnNewLoss,
} from './rout-parameters.ts';
import { routRoll } from './rout-roll.ts';

/** In which order a chance for each warrior is rolled: who falls now stands in a column that is done. */
const exposed = ['stunned', 'knockedDown', 'fleeing', 'standing'] as const;

/**
 * A game of nerves, own turn by own turn: losses, the Rout test, recovery, warriors caught alone.
 *
 * `stage` is the part of the turn, `at` the troop or the column that is looked at in it, `due` how many warriors are
 * still to be looked at there (-1: not yet rolled). The muster, packed, says how many of each troop are in which state.
 */
export function nervesRule(fields: NervesFields, { troops, size, unit }: Troops, rules: Rules): Rule {
  const { turns, losses, alone, happens } = fields;
  const firstLosses = rules.of(lossesBeforeFirstTurn) ? 1 : 2;
  const retestOnNewLoss = rules.of(routRetestOnlyOnNewLoss);
  const countsOffTable = rules.of(offTableCountsForRout);
  const exempt = !rules.of(immuneWarbandsTest) && troops.every(({ immune }) => immune);
  const runsWhenDown = rules.of(downedModelRuns);
  const inches = rules.of(flightDice);
  const injuries = troops.map(({ helmet }) => injuryDie(helmet, rules));
  const own = troops.map(({ leadership }) => leadershipTest({ leadership }, rules));
  const leader = troops.findIndex(({ isLeader }) => isLeader);
  const strikers =
    alone === 'never'
      ? []
      : Object.values(alone.opponents).flatMap(
          ({ count, ...striker }) => Array(count).fill(striker) as (typeof striker)[],
        );
  const threatened = strikers.length >= rules.of(opponentsNeeded);
  const hits = troops.map((troop) =>
    hitsTogether(
      strikers.map((striker) => automaticHit(striker, troop, rules)),
      troop.wounds,
    ),
  );
  const edge = alone === 'never' || alone.edge === 'none' ? undefined : alone.edge;

  const start: State = {
    stage: 'losses',
    turn: 1,
    at: 0,
    due: 0,
    relic: fields.passesFirst,
    reroll: fields.reroll === 'once',
    passedAt: -1,
    ...Muster.of(troops).packed(),
  };
  return { start, step };

  function step(state: State, dice: Dice): State | Outcome {
    const muster = Muster.unpacked(state, troops.length);
    switch (state.stage) {
      case 'losses':
        return beginTurn(state, muster, dice);
      case 'falls':
        return falls(state, muster, dice);
      case 'test':
        return testRout(state, muster, dice);
      case 'rally':
        return rally(state, muster, dice);
      case 'caught':
        return caught(state, muster, dice);
      default:
        return breaksOrHolds(state, muster, dice);
    }
  }

  /** What happens for certain; then how many fall, or that each has his chance. */
  function beginTurn(state: State, muster: Muster, dice: Dice): State {
    const turn = state.turn as number;
    for (const { group, is } of happens.filter((event) => event.turn === turn)) {
      muster.turnAll(troopOf(group), is);
    }
    const next = { ...state, ...muster.packed() };
    if (turn < firstLosses) return { ...next, stage: 'test' };
    const turnLosses = lossesBefore(losses, turn);
    return {
      ...next,
      stage: 'falls',
      at: 0,
      due: turnLosses.kind === 'each' ? -1 : dice.roll(turnLosses.die),
    };
  }

  function falls(state: State, muster: Muster, dice: Dice): State {
    const turnLosses = lossesBefore(losses, state.turn as number);
    const columns = troops.flatMap((_, troop) => exposed.map((column) => ({ troop, column })));
    const counts = columns.map(({ troop, column }) => muster.count(troop, column));
    let [at, due] = [state.at as number, state.due as number];
    if (turnLosses.kind === 'each') {
      while (due <= 0 && at < columns.length) {
        const chance = {
          ...turnLosses.chance,
          over: turnLosses.chance.over * troops[columns[at]!.troop]!.weight,
        };
        if (due === 0 || counts[at] === 0 || chance.over === 0) [at, due] = [at + 1, -1];
        else return { ...state, at, due: fallen(counts[at]!, chance, dice) };
      }
      if (at === columns.length) return { ...state, stage: 'test', at: 0, due: 0 };
    } else {
      const weights = columns.map(({ troop }, i) => troops[troop]!.weight * counts[i]!);
      if (due === 0 || weights.every((weight) => weight === 0))
        return { ...state, stage: 'test', at: 0, due: 0 };
      at = dice.roll(oneOf(weights));
    }
    strikeDown(columns[at]!, muster, dice);
    return { ...state, ...muster.packed(), at: turnLosses.kind === 'each' ? at : 0, due: due - 1 };
  }

  /** Out of action; or an injury roll for those who were on their feet. */
  function strikeDown(
    { troop, column }: { troop: number; column: (typeof exposed)[number] },
    muster: Muster,
    dice: Dice,
  ): void {
    if (column === 'fleeing') muster.removeRunner(troop, dice);
    else muster.add(troop, column, -1);
    if (losses.become === 'injured' && (column === 'standing' || column === 'fleeing')) {
      lies(troop, dice.roll(injuries[troop]!) as Injury, muster);
    }
  }

  function lies(troop: number, injury: Injury, muster: Muster): void {
    if (injury === 1) muster.add(troop, 'knockedDown', 1);
    if (injury === 2) muster.add(troop, 'stunned', 1);
  }

  function testRout(state: State, muster: Muster, dice: Dice): State | Outcome {
    const turn = state.turn as number;
    const count = countOf(muster);
    const left = [count.standing, count.losses, count.heroes, count.gone] as const;
    if (count.standing === 0) return ends.wipedOut(turn, ...left);
    const reroll = mayReroll(state, muster);
    const decision = routDecision(
      {
        losses: count.losses,
        out: count.out,
        size: size * unit,
        lenders: () => lenders(muster),
        exempt,
        passedAt: state.passedAt as number,
        bonus: fields.bonus,
        reroll,
        relic: state.relic === true,
        leave: fields.leave,
      },
      rules,
    );
    if (decision.kind === 'leaves') return ends.leaves(turn, ...left);
    const held = holds(decision, reroll, turn, muster, dice);
    if (!held.passed) return ends.routs(turn, ...left);
    dice.note(ends.stillFighting(turn));
    muster.beginRally();
    return {
      ...state,
      ...muster.packed(),
      stage: 'rally',
      relic: state.relic === true && !(decision.kind === 'passes' && decision.byRelic),
      reroll: state.reroll === true && !held.usedReroll,
      passedAt: retestOnNewLoss && decision.kind !== 'nothing' ? count.losses : (state.passedAt as number),
    };
  }

  function holds(
    decision: RoutDecision,
    reroll: boolean,
    turn: number,
    muster: Muster,
    dice: Dice,
  ): { passed: boolean; usedReroll: boolean } {
    if (decision.kind !== 'rolls') return { passed: decision.kind !== 'fails', usedReroll: false };
    if (leader >= 0 && !lenders(muster).some((each) => each.isLeader && mayLend(each, rules))) {
      dice.note(ends.withoutLeader(turn));
    }
    let result = routRoll(decision, dice);
    const usedReroll = result === 'fails' && reroll;
    if (usedReroll) result = routRoll(decision, dice);
    if (result === 'saved by the leader') dice.note(ends.savedByLeader(turn));
    return { passed: result !== 'fails', usedReroll };
  }

  function mayReroll(state: State, muster: Muster): boolean {
    const { reroll } = fields;
    if (typeof reroll === 'string') return reroll === 'always' || state.reroll === true;
    return muster.count(troopOf(reroll.while), 'standing') > 0;
  }

  function troopOf(group: string): number {
    return troops.findIndex(({ names }) => names.includes(group));
  }

  /** One fleeing warrior tests after the other; then the fallen recover. */
  function rally(state: State, muster: Muster, dice: Dice): State | Outcome {
    const runner = muster.nextToRally();
    if (runner === undefined) {
      muster.recover();
      const next = { ...state, ...muster.packed(), at: 0, due: -1 };
      return threatened ? { ...next, stage: 'caught' } : endTurn(next, muster);
    }
    const { troop, run } = runner;
    const test = leadershipTest({ leadership: rallyLeadership(troop, muster) }, rules);
    if (passes(test, dice)) muster.rallies(troop);
    else runs(troop, run, muster, dice);
    return { ...state, ...muster.packed() };
  }

  function rallyLeadership(troop: number, muster: Muster): number {
    const { leadership } = troops[troop]!;
    if (alone === 'never' || !alone.leaderNear || leader < 0) return leadership;
    // As recovery began: who has rallied in it was fleeing.
    const rallied = muster.count(leader, 'rallied') > 0;
    const state = rallied ? 'fleeing' : (muster.statesOf(leader)[0] ?? 'outOfAction');
    return leadershipNear(
      leadership,
      { leadership: troops[leader]!.leadership, state, away: 0, reach: 0 },
      rules,
    );
  }

  function runs(troop: number, run: number, muster: Muster, dice: Dice): void {
    const far = edge === undefined ? 0 : run + dice.roll(inches);
    if (edge !== undefined && far >= edge) muster.add(troop, 'offTable', 1);
    else muster.addRunner({ troop, run: far });
  }

  /** How many of a troop are caught alone this turn; who has just rallied is not. */
  function caught(state: State, muster: Muster, dice: Dice): State | Outcome {
    let at = state.at as number;
    const fresh = (troop: number): number => muster.count(troop, 'standing') - muster.count(troop, 'rallied');
    while (at < troops.length && (troops[at]!.immune || fresh(at) === 0)) at++;
    if (at === troops.length || alone === 'never') return endTurn(state, muster);
    return { ...state, stage: 'alone', at, due: fallen(fresh(at), alone.chance, dice) };
  }

  /** One warrior who is caught alone: his test and, if he fails, the hits and the run. */
  function breaksOrHolds(state: State, muster: Muster, dice: Dice): State {
    const at = state.at as number;
    if (state.due === 0) return { ...state, stage: 'caught', at: at + 1, due: -1 };
    const next = { ...state, due: (state.due as number) - 1 };
    if (passes(own[at]!, dice)) return next;
    dice.note(ends.breaks(state.turn as number));
    muster.add(at, 'standing', -1);
    const injury = hits[at]!(dice);
    if (injury === 0 || (injury < 3 && runsWhenDown)) runs(at, 0, muster, dice);
    else lies(at, injury, muster);
    return { ...next, ...muster.packed() };
  }

  function endTurn(state: State, muster: Muster): State | Outcome {
    if (state.turn === turns) {
      const { standing, losses, heroes, gone } = countOf(muster);
      return ends.fightsOn(standing, losses, heroes, gone);
    }
    muster.endTurn();
    return { ...state, ...muster.packed(), stage: 'losses', turn: (state.turn as number) + 1, at: 0, due: 0 };
  }

  function countOf(muster: Muster) {
    const count = { standing: 0, losses: size, heroes: 0, gone: 0, out: 0 };
    troops.forEach(({ hero, routWeight, count: all }, troop) => {
      const there = onTable.reduce((sum, column) => sum + muster.count(troop, column), 0);
      const gone = muster.count(troop, 'offTable');
      count.standing += there;
      count.gone += gone;
      count.losses -= there + gone;
      count.out += (all - there - (countsOffTable ? 0 : gone)) * routWeight;
      if (hero) count.heroes += there;
    });
    return count;
  }

  function lenders(muster: Muster): Lender[] {
    return troops.flatMap(({ isLeader, leadership, lends }, troop) =>
      muster.statesOf(troop).map((state: Condition) => ({ isLeader, leadership, lends, state })),
    );
  }
}
