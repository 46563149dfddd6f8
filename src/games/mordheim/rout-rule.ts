import type { Dice, Outcome, Rule } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { fallen, lossesBefore, oneOf } from './losses.ts';
import { routDecision } from './rout-decision.ts';
import type { How, RoutEndings } from './rout-endings.ts';
import type { Lender } from './rout-leadership.ts';
import {
  immuneWarbandsTest,
  lossesBeforeFirstTurn,
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
  const firstLosses = rules.of(lossesBeforeFirstTurn) ? 1 : 2;
  const exempt = sides.map(
    ({ classes }) => !rules.of(immuneWarbandsTest) && classes.every(({ immune }) => immune),
  );
  const rule = {
    start: begin(0, endings.nobody),
    step(battle: Battle<Others>, dice: Dice): Battle<Others> | Outcome {
      if (battle.due === -1) return beginTurn(battle, dice);
      return battle.due === 0 ? testRout(battle, dice) : fall(battle, dice);
    },
    inPlace: {
      copy: (battle: Battle<Others>) => ({ ...battle, left: battle.left.slice() }),
      key: ({ side, turn, due, left, relic, reroll, passedAt, others }: Battle<Others>) =>
        `${side} ${turn} ${due} ${left.join()} ${relic} ${reroll} ${passedAt} ${endings.key(others)}`,
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
    const decided = endings.decidedBefore(side, turn, others);
    if (decided !== undefined) return decided;
    const { classes, losses } = sides[side]!;
    classes.forEach(({ states }, c) => {
      if (states[turn - 1] === 'outOfAction') left[c] = 0;
    });
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
    const exposed = classes.map(({ states, weight }, c) =>
      states[turn - 1] === 'offTable' || weight === 0 ? 0 : left[c]!,
    );
    battle.due--;
    if (turnLosses.kind === 'each') {
      const { over, under } = turnLosses.chance;
      const { weight } = classes[battle.due]!;
      left[battle.due]! -= fallen(exposed[battle.due]!, { over: over * weight, under }, dice);
      return battle;
    }
    const weights = exposed.map((count, c) => count * classes[c]!.weight);
    if (weights.every((weight) => weight === 0)) battle.due = 0;
    else left[dice.roll(oneOf(weights))]!--;
    return battle;
  }

  function testRout(battle: Battle<Others>, dice: Dice): Battle<Others> | Outcome {
    const { side: s, turn, relic } = battle;
    const side = sides[s]!;
    const count = countOf(battle);
    const gone = (how: How) => ended(battle, how, count);
    if (count.standing === 0) return gone('wiped out');
    const reroll = mayReroll(battle);
    const decision = routDecision(
      {
        losses: count.losses,
        out: count.out,
        size: side.size * side.unit,
        lenders: () => lendersOf(battle),
        exempt: exempt[s]!,
        passedAt: battle.passedAt,
        bonus: side.bonus,
        reroll,
        relic,
        leave: side.leave,
      },
      rules,
    );
    if (decision.kind === 'leaves') return gone('leaves');
    if (decision.kind === 'fails') return gone('routs');
    if (decision.kind === 'rolls' && !passes(decision.test, dice)) {
      if (!reroll || !passes(decision.test, dice)) return gone('routs');
      battle.reroll = false;
    }
    if (decision.kind === 'passes' && decision.byRelic) battle.relic = false;
    if (decision.kind !== 'nothing' && retestOnNewLoss) battle.passedAt = count.losses;
    endings.note(dice, battle);
    if (turn === turns) return ended(battle, 'fights on', count);
    battle.turn++;
    battle.due = -1;
    return battle;
  }

  /** This side has come to its end: the battle is over, or the next side is played. */
  function ended(
    battle: Battle<Others>,
    how: How,
    count: ReturnType<typeof countOf>,
  ): Battle<Others> | Outcome {
    const { side, turn, others } = battle;
    const known = endings.ended({ side, turn, how, ...count }, others);
    return 'over' in known ? known.over : begin(side + 1, known.others);
  }

  function mayReroll({ side, turn, left, reroll }: Battle<Others>): boolean {
    const { reroll: when, classes } = sides[side]!;
    if (typeof when === 'string') return when === 'always' || reroll;
    return classes.some(
      ({ names, states }, c) => names.includes(when.while) && states[turn - 1] === 'standing' && left[c]! > 0,
    );
  }

  function lendersOf({ side, turn, left }: Battle<Others>): readonly Lender[] {
    return sides[side]!.classes.flatMap(({ isLeader, leadership, lends, states }, c) =>
      left[c]! > 0 ? { isLeader, leadership, lends, state: states[turn - 1]! } : [],
    );
  }

  function countOf({ side, turn, left }: Battle<Others>) {
    const count = { standing: 0, losses: sides[side]!.size, heroes: 0, out: 0 };
    sides[side]!.classes.forEach(({ states, hero, count: all, routWeight }, c) => {
      const away = states[turn - 1] === 'offTable';
      count.losses -= left[c]!;
      count.out += (away && countsOffTable ? all : all - left[c]!) * routWeight;
      if (!away) count.standing += left[c]!;
      if (hero && !away) count.heroes += left[c]!;
    });
    return count;
  }
}
