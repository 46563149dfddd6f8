import type { Dice, Outcome, Rule } from '../../engine/rule.ts';
import { leadershipTest, passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { downedModelRuns, flightDice, leaderRecoversFirst, opponentsNeeded } from './all-alone-parameters.ts';
import { automaticHit } from './automatic-hit.ts';
import { recovered } from './condition.ts';
import { hitsTogether } from './hits-together.ts';
import { leadershipNear } from './leaders-leadership.ts';
import { fallen } from './losses.ts';
import * as ends from './nerves-endings.ts';
import type { NervesFields } from './nerves-fields.ts';
import { type Game, goOn } from './nerves-game.ts';
import { lies, nervesLosses } from './nerves-losses.ts';
import { Muster, onTable } from './nerves-muster.ts';
import { ralliedCaughtAlone } from './nerves-parameters.ts';
import type { Troops } from './nerves-warriors.ts';
import { prospectOf, type RoutDecision, routDecision } from './rout-decision.ts';
import { type Lender, mayLend } from './rout-leadership.ts';
import { immuneWarbandsTest, offTableCountsForRout, routRetestOnlyOnNewLoss } from './rout-parameters.ts';
import { routRoll } from './rout-roll.ts';

/** A game of nerves, own turn by own turn: losses, the Rout test, recovery, warriors caught alone. */
export function nervesRule(fields: NervesFields, { troops, size, unit }: Troops, rules: Rules): Rule {
  const { turns, alone } = fields;
  const { beginTurn, falls } = nervesLosses(fields, troops, rules);
  const retestOnNewLoss = rules.of(routRetestOnlyOnNewLoss);
  const countsOffTable = rules.of(offTableCountsForRout);
  const exempt = !rules.of(immuneWarbandsTest) && troops.every(({ immune }) => immune);
  const leaderFirst = rules.of(leaderRecoversFirst);
  const sparesRallied = !rules.of(ralliedCaughtAlone);
  const runsWhenDown = rules.of(downedModelRuns);
  const inches = rules.of(flightDice);
  const own = troops.map(({ leadership }) => leadershipTest({ leadership }, rules));
  const leader = troops.findIndex(({ isLeader }) => isLeader);
  const strikers =
    alone === 'never'
      ? []
      : Object.values(alone.opponents).flatMap(
          ({ count, ...striker }) => Array(count).fill(striker) as (typeof striker)[],
        );
  const chanceAlone = alone === 'never' ? { over: 0, under: 1 } : alone.chance;
  const threatened = strikers.length >= rules.of(opponentsNeeded);
  const hits = troops.map((troop) =>
    hitsTogether(
      strikers.map((striker) => automaticHit(striker, troop, rules)),
      troop.wounds,
    ),
  );
  const edge = alone === 'never' || alone.edge === 'none' ? undefined : alone.edge;

  const rule = {
    start: {
      stage: 'losses',
      turn: 1,
      at: 0,
      due: 0,
      relic: fields.passesFirst,
      reroll: fields.reroll === 'once',
      passedAt: -1,
      broken: false,
      muster: Muster.of(troops),
    } satisfies Game,
    inPlace: {
      copy: (game: Game): Game => ({ ...game, muster: game.muster.copy() }),
      key: ({ stage, turn, at, due, relic, reroll, passedAt, broken, muster }: Game) => [
        stage,
        turn,
        at,
        due,
        relic,
        reroll,
        passedAt,
        broken,
        muster.key(),
      ],
    },
    step(game: Game, dice: Dice): Game | Outcome {
      switch (game.stage) {
        case 'losses':
          return beginTurn(game, dice);
        case 'falls':
          return falls(game, dice);
        case 'test':
          return testRout(game, dice);
        case 'rally':
          return rally(game, dice);
        case 'caught':
          return caught(game, dice);
        case 'alone':
          return breaksOrHolds(game, dice);
      }
    },
  };
  // A state that is changed in place is no flat record; the engine only copies it and asks for its key.
  return rule as unknown as Rule;

  function testRout(game: Game, dice: Dice): Game | Outcome {
    const { turn, muster, relic, passedAt } = game;
    const count = countOf(muster);
    const left = [count.standing, count.losses, count.heroes, count.gone] as const;
    if (count.standing === 0) return ends.wipedOut(turn, ...left);
    const reroll = mayReroll(game);
    const decision = routDecision(
      {
        losses: count.losses,
        out: count.out,
        size: size * unit,
        exempt,
        passedAt,
        leave: fields.leave,
        prospect: () => prospectOf({ lenders: lenders(muster), bonus: fields.bonus, reroll, relic }, rules),
      },
      rules,
    );
    if (decision.kind === 'leaves') return ends.leaves(turn, ...left);
    if (!holds(decision, reroll, game, dice)) return ends.routs(turn, ...left);
    if (decision.kind === 'passes' && decision.byRelic) game.relic = false;
    if (decision.kind !== 'nothing' && retestOnNewLoss) game.passedAt = count.losses;
    dice.note(ends.stillFighting(turn));
    muster.beginRally();
    return goOn(game, 'rally');
  }

  function holds(decision: RoutDecision, reroll: boolean, game: Game, dice: Dice): boolean {
    if (decision.kind !== 'rolls') return decision.kind !== 'fails';
    const { turn, muster } = game;
    if (leader >= 0 && !leaderLends(muster)) {
      dice.note(ends.withoutLeader(turn));
    }
    let result = routRoll(decision, dice);
    if (result === 'fails' && reroll) {
      game.reroll = false;
      result = routRoll(decision, dice);
    }
    if (result === 'saved by the leader') dice.note(ends.savedByLeader(turn));
    return result !== 'fails';
  }

  function leaderLends(muster: Muster): boolean {
    const { lends } = troops[leader]!;
    return muster.statesOf(leader).some((state) => mayLend({ lends, state }, rules));
  }

  function mayReroll(game: Game): boolean {
    const { reroll } = fields;
    if (typeof reroll === 'string') return reroll === 'always' || game.reroll;
    return game.muster.count(troopOf(reroll.while), 'standing') > 0;
  }

  function troopOf(group: string): number {
    return troops.findIndex(({ names }) => names.includes(group));
  }

  /** One fleeing warrior tests after the other; then the fallen recover. */
  function rally(game: Game, dice: Dice): Game | Outcome {
    const { muster } = game;
    const runner = muster.nextToRally(leaderFirst ? leader : -1);
    if (runner === undefined) {
      muster.recover();
      return threatened ? goOn(game, 'caught') : endTurn(game);
    }
    const { troop, run } = runner;
    const test = leadershipTest({ leadership: rallyLeadership(troop, muster) }, rules);
    if (passes(test, dice)) muster.rallies(troop);
    else runs(troop, run, muster, dice);
    return game;
  }

  function rallyLeadership(troop: number, muster: Muster): number {
    const { leadership } = troops[troop]!;
    if (alone === 'never' || !alone.leaderNear || leader < 0) return leadership;
    const now = muster.statesOf(leader)[0] ?? 'outOfAction';
    // As recovery began: who has rallied in it was fleeing, and the fallen have not recovered yet.
    const rallied = muster.count(leader, 'rallied') > 0;
    const state = leaderFirst ? recovered(now) : rallied ? 'fleeing' : now;
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

  /** How many of a troop are caught alone this turn; who has just rallied is not, by a switch he is. */
  function caught(game: Game, dice: Dice): Game | Outcome {
    const { muster } = game;
    let { at } = game;
    const fresh = (troop: number): number =>
      muster.count(troop, 'standing') - (sparesRallied ? muster.count(troop, 'rallied') : 0);
    while (at < troops.length && (troops[at]!.immune || fresh(at) === 0)) at++;
    if (at === troops.length) return endTurn(game);
    return goOn(game, 'alone', at, fallen(fresh(at), chanceAlone, dice));
  }

  /** One warrior who is caught alone: his test and, if he fails, the hits and the run. */
  function breaksOrHolds(game: Game, dice: Dice): Game {
    const { at, muster } = game;
    if (game.due === 0) return goOn(game, 'caught', at + 1);
    game.due--;
    if (passes(own[at]!, dice)) return game;
    if (!game.broken) dice.note(ends.breaks(game.turn));
    game.broken = true;
    muster.add(at, 'standing', -1);
    const injury = hits[at]!(dice);
    if (injury === 0 || (injury < 3 && runsWhenDown)) runs(at, 0, muster, dice);
    else lies(at, injury, muster);
    return game;
  }

  function endTurn(game: Game): Game | Outcome {
    const { muster } = game;
    if (game.turn === turns) {
      const { standing, losses, heroes, gone } = countOf(muster);
      return ends.fightsOn(standing, losses, heroes, gone);
    }
    muster.endTurn();
    game.broken = false;
    game.turn++;
    return goOn(game, 'losses');
  }

  function countOf(muster: Muster) {
    const count = { standing: 0, losses: size, heroes: 0, gone: 0, out: 0 };
    troops.forEach(({ hero, routWeight, count: all }, troop) => {
      let there = 0;
      for (const column of onTable) there += muster.count(troop, column);
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
    const all: Lender[] = [];
    troops.forEach(({ isLeader, leadership, lends }, troop) => {
      for (const state of muster.statesOf(troop)) all.push({ isLeader, leadership, lends, state });
    });
    return all;
  }
}
