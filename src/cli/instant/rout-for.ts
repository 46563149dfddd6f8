import { compile } from '../../engine/compile.ts';
import { add, type Fraction, zero } from '../../engine/fraction.ts';
import { solveExactly } from '../../engine/solve.ts';
import { routQuestion } from '../../games/mordheim/rout.ts';
import { presetChanges } from '../../games/preset-files.ts';
import { rulesOf } from '../../games/rules-of.ts';
import { type Chance, chance } from './chance.ts';

/** What is asked on the command line: a warband whose warriors all have one Leadership. */
export interface RoutAsked {
  readonly size: number;
  /** Out of action already. */
  readonly out: number;
  readonly leadership: number;
  readonly turns: number;
  /** Dice: how many more go out of action before each own turn. */
  readonly losses: string;
  /** The name of a preset. */
  readonly rules: string;
}

/** The answer as a record; `holdfast rout --json` prints it. */
export interface Rout extends RoutAsked {
  /** From how many losses a test is due, and on which Leadership, in sentences. */
  readonly notes: readonly string[];
  readonly turnByTurn: readonly {
    readonly turn: number;
    readonly stillFighting: Chance;
    readonly ends: Chance;
  }[];
}

/** Solves the question, turn by turn. */
export function routFor(asked: RoutAsked): Rout {
  const { size, out, leadership, turns, losses, rules } = asked;
  const fields = routQuestion.fields.parse({
    turns,
    warband: {
      Warriors: { leadership, count: size - out },
      ...(out > 0 && { Fallen: { leadership, count: out, state: 'outOfAction' } }),
    },
    losses: { eachTurn: /^\d+$/.test(losses) ? Number(losses) : losses },
  });
  const { rule, notes } = routQuestion.pose(fields, rulesOf({ preset: rules, values: presetChanges(rules) }));
  const solution = solveExactly(compile(rule));
  const inTurn = (shares: typeof solution.outcomes, turn: number): Fraction =>
    [...shares]
      .filter(([{ quantities }]) => quantities.turn === turn)
      .reduce((sum, [, share]) => add(sum, share), zero);
  return {
    ...asked,
    notes,
    turnByTurn: Array.from({ length: turns }, (_, i) => ({
      turn: i + 1,
      stillFighting: chance(inTurn(solution.notes, i + 1)),
      ends: chance(inTurn(solution.outcomes, i + 1)),
    })),
  };
}
