import { ByNumbers } from '../../dice/by-numbers.ts';
import type { Dice, Outcome, Rule } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { fallen, lossesBefore, oneOf } from './losses.ts';
import { type Prospect, prospectOf, routDecision } from './rout-decision.ts';
import type { How, RoutEndings } from './rout-endings.ts';
import type { Lender } from './rout-leadership.ts';
import {
  immuneWarbandsTest,
  lossesAmong,
  lossesBeforeFirstTurn,
  lossesFall,
  offTableCountsForRout,
  routRetestOnlyOnNewLoss,
} from './rout-parameters.ts';
import type { Side } from './rout-side.ts';

/** A warband in one of its own turns; steps change it in place. */
interface Battle<Others> {
  side: number;
  turn: number;
  /** How much of this turn's losses is still to fall; -1: not yet rolled. */
  due: number;
  /** Of each class of this side, who is not out of action. */
  left: number[];
  /** A first test is still passed without a roll; a re-roll is still there. */
  relic: boolean;
  reroll: boolean;
  /** How many losses the last test was passed with, where that matters. */
  passedAt: number;
  /** What is known of the sides that were played before this one. */
  others: Others;
}

/** Warriors left on the table and heroes among them; warriors out of action, and what they weigh. */
interface Count {
  readonly standing: number;
  readonly losses: number;
  readonly heroes: number;
  readonly out: number;
}

/**
 * Own turn by own turn: losses, then the Rout test.
 *
 * Warbands do not touch each other here but by leaving the field: so each is played alone to its end, one after the
 * other, and `endings` tells from the turns of their ends who was gone first. That needs far fewer states than all of them
 * side by side.
 */
export function routRule<Others>(
  sides: readonly Side[],
  turns: number,
  endings: RoutEndings<Others>,
  rules: Rules,
): Rule {
  const countsOffTable = rules.of(offTableCountsForRout);
  const retestOnNewLoss = rules.of(routRetestOnlyOnNewLoss);
  const fallsTogether = rules.of(lossesFall) === 'beforeRound';
  const isLeftBefore = fallsTogether ? endings.isOverBeforeRound : endings.isOverBefore;
  const sparesOthers = rules.of(lossesAmong) === 'standing';
  const firstLosses = rules.of(lossesBeforeFirstTurn) ? 1 : 2;
  const exempt = sides.map(
    ({ classes }) => !rules.of(immuneWarbandsTest) && classes.every(({ immune }) => immune),
  );
  /** By side, turn, whether there is a re-roll, whether there is a relic, and who is not out of action. */
  const prospects = new ByNumbers<Prospect>(([side, turn, reroll, relic, present]) => {
    const { bonus } = sides[side!]!;
    const lenders = lendersOf(side!, turn!, present!);
    return prospectOf({ lenders, bonus, reroll: reroll === 1, relic: relic === 1 }, rules);
  });
  const rule = {
    start: begin(0, endings.nobody),
    step(battle: Battle<Others>, dice: Dice): Battle<Others> | Outcome {
      if (battle.due === -1) return beginTurn(battle, dice);
      return battle.due === 0 ? testRout(battle, dice) : fall(battle, dice);
    },
    inPlace: {
      // Written out, since compiling copies more than it plays: a spread takes several times as long.
      copy: ({ side, turn, due, left, relic, reroll, passedAt, others }: Battle<Others>) => ({
        side,
        turn,
        due,
        left: left.slice(),
        relic,
        reroll,
        passedAt,
        others,
      }),
      key: ({ side, turn, due, left, relic, reroll, passedAt, others }: Battle<Others>) => [
        side,
        turn,
        due,
        relic,
        reroll,
        passedAt,
        endings.key(others),
        ...left,
      ],
    },
  };
  // A state that is changed in place is no flat record; the engine only copies it and asks for its key.
  return rule as unknown as Rule;

  function begin(side: number, others: Others): Battle<Others> {
    const { classes, reroll, passesFirst } = sides[side]!;
    const left = classes.map(({ count, states }) => (states[0] === 'outOfAction' ? 0 : count));
    return {
      side,
      turn: 1,
      due: -1,
      left,
      relic: passesFirst,
      reroll: reroll === 'once',
      passedAt: -1,
      others,
    };
  }

  function beginTurn(battle: Battle<Others>, dice: Dice): Battle<Others> | Outcome {
    const { side, turn, left, others } = battle;
    if (isLeftBefore(side, turn, others)) {
      // What happens in this turn has not happened yet.
      const before = { ...battle, turn: Math.max(1, turn - 1) };
      return ended(battle, 'is left', countOf(before), dice);
    }
    const { classes, losses } = sides[side]!;
    for (let c = 0; c < left.length; c++) if (classes[c]!.states[turn - 1] === 'outOfAction') left[c] = 0;
    const turnLosses = lossesBefore(losses, turn);
    if (turn < firstLosses) battle.due = 0;
    else battle.due = turnLosses.kind === 'each' ? classes.length : dice.roll(turnLosses.die);
    return battle;
  }

  /** One warrior falls, drawn among those on the table; or, where each has his own chance, so many of one class. */
  function fall(battle: Battle<Others>, dice: Dice): Battle<Others> {
    const { turn, left } = battle;
    const { classes, losses } = sides[battle.side]!;
    const turnLosses = lossesBefore(losses, turn);
    battle.due--;
    if (turnLosses.kind === 'each') {
      const { over, under } = turnLosses.chance;
      const exposed = exposedIn(battle, battle.due);
      left[battle.due]! -= fallen(exposed, { over: over * classes[battle.due]!.weight, under }, dice);
      return battle;
    }
    const weights: number[] = [];
    let all = 0;
    for (let c = 0; c < left.length; c++) {
      const weight = exposedIn(battle, c) * classes[c]!.weight;
      weights.push(weight);
      all += weight;
    }
    if (all === 0) battle.due = 0;
    else left[dice.roll(oneOf(weights))]!--;
    return battle;
  }

  /** How many of a class the losses of this turn can strike. */
  function exposedIn({ side, turn, left }: Battle<Others>, c: number): number {
    const { states, weight } = sides[side]!.classes[c]!;
    const state = states[turn - 1]!;
    return weight === 0 || state === 'offTable' || (sparesOthers && state !== 'standing') ? 0 : left[c]!;
  }

  function testRout(battle: Battle<Others>, dice: Dice): Battle<Others> | Outcome {
    const { side, turn, passedAt } = battle;
    const { size, unit, leave } = sides[side]!;
    const count = countOf(battle);
    const { losses, out } = count;
    if (fallsTogether && endings.isOverBefore(side, turn, battle.others)) {
      return ended(battle, 'is left', count, dice);
    }
    if (count.standing === 0) return ended(battle, 'wiped out', count, dice);
    const reroll = mayReroll(battle);
    const prospect = () => prospectNow(battle, reroll);
    const muster = { losses, out, size: size * unit, exempt: exempt[side]!, passedAt, leave, prospect };
    const decision = routDecision(muster, rules);
    if (decision.kind === 'leaves') return ended(battle, 'leaves', count, dice);
    if (decision.kind === 'fails') return ended(battle, 'routs', count, dice);
    if (decision.kind === 'rolls' && !passes(decision.test, dice)) {
      if (!reroll || !passes(decision.test, dice)) return ended(battle, 'routs', count, dice);
      battle.reroll = false;
    }
    if (decision.kind === 'passes' && decision.byRelic) battle.relic = false;
    if (decision.kind !== 'nothing' && retestOnNewLoss) battle.passedAt = losses;
    endings.note(dice, battle);
    if (turn === turns) return ended(battle, 'fights on', count, dice);
    battle.turn++;
    battle.due = -1;
    return battle;
  }

  /** This side has come to its end: the battle is over, or the next side is played. */
  function ended(battle: Battle<Others>, how: How, count: Count, dice: Dice): Battle<Others> | Outcome {
    const { side, turn, others } = battle;
    const { standing, losses, heroes } = count;
    const known = endings.ended({ side, turn, how, standing, losses, heroes }, others, dice);
    return 'over' in known ? known.over : begin(side + 1, known.others);
  }

  function mayReroll({ side, turn, left, reroll }: Battle<Others>): boolean {
    const { reroll: when, classes } = sides[side]!;
    if (typeof when === 'string') return when === 'always' || reroll;
    return classes.some(
      ({ names, states }, c) => names.includes(when.while) && states[turn - 1] === 'standing' && left[c]! > 0,
    );
  }

  function prospectNow({ side, turn, left, relic }: Battle<Others>, reroll: boolean): Prospect {
    let present = 0;
    for (let c = 0; c < left.length; c++) if (left[c]! > 0) present |= 1 << c;
    return prospects.of([side, turn, reroll ? 1 : 0, relic ? 1 : 0, present]);
  }

  /** @param present a bit for each class, set where some of it are not out of action */
  function lendersOf(side: number, turn: number, present: number): readonly Lender[] {
    return sides[side]!.classes.flatMap(({ isLeader, leadership, lends, states }, c) =>
      (present & (1 << c)) !== 0 ? { isLeader, leadership, lends, state: states[turn - 1]! } : [],
    );
  }

  function countOf({ side, turn, left }: Battle<Others>): Count {
    const { classes, size } = sides[side]!;
    let standing = 0;
    let losses = size;
    let heroes = 0;
    let out = 0;
    for (let c = 0; c < left.length; c++) {
      const { states, hero, count: all, routWeight } = classes[c]!;
      const away = states[turn - 1] === 'offTable';
      losses -= left[c]!;
      out += (away && countsOffTable ? all : all - left[c]!) * routWeight;
      if (!away) standing += left[c]!;
      if (hero && !away) heroes += left[c]!;
    }
    return { standing, losses, heroes, out };
  }
}
