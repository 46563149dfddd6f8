import type { Dice, Outcome, Rule, State } from '../../engine/rule.ts';
import { passes } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { fallen, lossesBefore, oneOf } from './losses.ts';
import { routDecision } from './rout-decision.ts';
import type { RoutEndings } from './rout-endings.ts';
import type { Lender } from './rout-leadership.ts';
import {
  immuneWarbandsTest,
  lossesBeforeFirstTurn,
  offTableCountsForRout,
  routRetestOnlyOnNewLoss,
} from './rout-parameters.ts';
import type { Side } from './rout-side.ts';

/** How a side stands at one moment of its own turn. */
interface Standing {
  readonly onTable: number;
  readonly losses: number;
  readonly heroes: number;
  /** Out of action, in units of rout weight. */
  readonly out: number;
}

/**
 * Own turn by own turn: losses, then the Rout test. With several sides, each turn of the game holds an own turn of
 * each that is left, in the order of the file.
 *
 * The state is whose turn it is, `due` (what is still to fall in it: -1 not yet rolled, 0 all has fallen) and how many
 * of each class are not out of action.
 */
export function routRule(sides: readonly Side[], turns: number, endings: RoutEndings, rules: Rules): Rule {
  const countsOffTable = rules.of(offTableCountsForRout);
  const retestOnNewLoss = rules.of(routRetestOnlyOnNewLoss);
  const firstLosses = rules.of(lossesBeforeFirstTurn) ? 1 : 2;
  const left = sides.map((side, s) => side.classes.map((_, c) => `left.${s}.${c}`));
  const several = sides.length > 1;
  const exempt = sides.map(
    ({ classes }) => !rules.of(immuneWarbandsTest) && classes.every(({ immune }) => immune),
  );

  const start: Record<string, number | boolean> = { turn: 1, side: 0, due: -1 };
  sides.forEach((side, s) => {
    if (several) start[`fights.${s}`] = true;
    if (retestOnNewLoss) start[`passedAt.${s}`] = -1;
    if (side.reroll === 'once') start[`reroll.${s}`] = true;
    if (side.passesFirst) start[`relic.${s}`] = true;
    side.classes.forEach(({ count, states }, c) => {
      start[left[s]![c]!] = states[0] === 'outOfAction' ? 0 : count;
    });
  });
  return { start, step };

  function step(state: State, dice: Dice): State | Outcome {
    const side = sides[state.side as number]!;
    if (state.due === -1) return beginTurn(state, side, dice);
    return state.due === 0 ? testRout(state, side, dice) : fall(state, side, dice);
  }

  function beginTurn(state: State, side: Side, dice: Dice): State {
    const turn = state.turn as number;
    const next: Record<string, number | string | boolean> = { ...state };
    side.classes.forEach(({ states }, c) => {
      if (states[turn - 1] === 'outOfAction') next[left[state.side as number]![c]!] = 0;
    });
    if (turn < firstLosses) return { ...next, due: 0 };
    const losses = lossesBefore(side.losses, turn);
    return { ...next, due: losses.kind === 'each' ? side.classes.length : dice.roll(losses.die) };
  }

  /** One warrior falls, drawn among those on the table; or, where each has his own chance, so many of one class. */
  function fall(state: State, side: Side, dice: Dice): State {
    const turn = state.turn as number;
    const names = left[state.side as number]!;
    const exposed = side.classes.map(({ states }, c) =>
      states[turn - 1] === 'offTable' ? 0 : (state[names[c]!] as number),
    );
    const due = (state.due as number) - 1;
    const losses = lossesBefore(side.losses, turn);
    if (losses.kind === 'each') {
      const { over, under } = losses.chance;
      const chance = { over: over * side.classes[due]!.weight, under };
      const name = names[due]!;
      return { ...state, due, [name]: (state[name] as number) - fallen(exposed[due]!, chance, dice) };
    }
    const weights = side.classes.map(({ weight }, c) => weight * exposed[c]!);
    if (weights.every((weight) => weight === 0)) return { ...state, due: 0 };
    const name = names[dice.roll(oneOf(weights))]!;
    return { ...state, due, [name]: (state[name] as number) - 1 };
  }

  function testRout(state: State, side: Side, dice: Dice): State | Outcome {
    const s = state.side as number;
    const turn = state.turn as number;
    const muster = musterOf(state, side);
    const { onTable, losses, heroes } = muster;
    if (onTable === 0) return gone(state, 'wipedOut', muster, dice);
    const reroll = mayReroll(state, side);
    const decision = routDecision(
      {
        ...side,
        ...muster,
        size: side.size * side.unit,
        lenders: () => lendersOf(state, side),
        exempt: exempt[s]!,
        passedAt: retestOnNewLoss ? (state[`passedAt.${s}`] as number) : -1,
        reroll,
        relic: state[`relic.${s}`] === true,
      },
      rules,
    );
    if (decision.kind === 'leaves') return gone(state, 'leaves', muster, dice);
    if (decision.kind === 'fails') return gone(state, 'routs', muster, dice);
    const next: Record<string, number | string | boolean> = { ...state };
    if (decision.kind === 'rolls' && !passes(decision.test, dice)) {
      if (!reroll || !passes(decision.test, dice)) return gone(state, 'routs', muster, dice);
      if (side.reroll === 'once') next[`reroll.${s}`] = false;
    }
    if (decision.kind === 'passes' && decision.byRelic) next[`relic.${s}`] = false;
    if (decision.kind !== 'nothing' && retestOnNewLoss) next[`passedAt.${s}`] = losses;
    dice.note(endings.stillFighting(s, turn));
    return nextTurn(next) ?? endings.fightsOn(onTable, losses, heroes);
  }

  function lendersOf(state: State, { classes }: Side): readonly Lender[] {
    return classes
      .filter((_, c) => (state[left[state.side as number]![c]!] as number) > 0)
      .map((warriors) => ({ ...warriors, state: warriors.states[(state.turn as number) - 1]! }));
  }

  function mayReroll(state: State, { reroll, classes }: Side): boolean {
    const s = state.side as number;
    if (reroll === 'never' || reroll === 'always') return reroll === 'always';
    if (reroll === 'once') return state[`reroll.${s}`] === true;
    return classes.some(
      ({ names, states }, c) =>
        names.includes(reroll.while) &&
        states[(state.turn as number) - 1] === 'standing' &&
        (state[left[s]![c]!] as number) > 0,
    );
  }

  function musterOf(state: State, { classes, size }: Side): Standing {
    const muster = { onTable: 0, losses: size, heroes: 0, out: 0 };
    classes.forEach(({ states, hero, count, routWeight }, c) => {
      const alive = state[left[state.side as number]![c]!] as number;
      const away = states[(state.turn as number) - 1] === 'offTable';
      muster.losses -= alive;
      muster.out += (away && countsOffTable ? count : count - alive) * routWeight;
      if (!away) muster.onTable += alive;
      if (hero && !away) muster.heroes += alive;
    });
    return muster;
  }

  /** A side is out of the battle: it ends, unless two or more others fight on. */
  function gone(
    state: State,
    how: 'routs' | 'leaves' | 'wipedOut',
    { onTable, losses, heroes }: Standing,
    dice: Dice,
  ): State | Outcome {
    const s = state.side as number;
    const end = endings[how](s, state.turn as number, onTable, losses, heroes);
    if (sides.length <= 2) return end;
    dice.note(end);
    const next: Record<string, number | string | boolean> = { ...state, [`fights.${s}`]: false };
    for (const name of left[s]!) next[name] = 0;
    const fighting = sides.flatMap((_, other) => (next[`fights.${other}`] ? [other] : []));
    if (fighting.length === 1) return endings.holds(fighting[0]!, state.turn as number);
    return nextTurn(next) ?? endings.fightsOn(0, 0, 0);
  }

  /** The next side's own turn; undefined once all turns are over. */
  function nextTurn(state: Readonly<Record<string, number | string | boolean>>): State | undefined {
    let side = (state.side as number) + 1;
    while (several && side < sides.length && !state[`fights.${side}`]) side++;
    if (side < sides.length) return { ...state, side, due: -1 };
    if (state.turn === turns) return undefined;
    const first = several ? sides.findIndex((_, s) => state[`fights.${s}`]) : 0;
    return { ...state, turn: (state.turn as number) + 1, side: first, due: -1 };
  }
}
