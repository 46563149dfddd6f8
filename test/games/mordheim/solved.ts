import { parse } from 'yaml';
import { compile } from '../../../src/engine/compile.ts';
import { add, type Fraction, text, zero } from '../../../src/engine/fraction.ts';
import type { Outcome, Quantities, Rule } from '../../../src/engine/rule.ts';
import { solveExactly } from '../../../src/engine/solve.ts';
import { pose } from '../../../src/games/pose.ts';
import { presetValues } from '../../../src/games/presets.ts';
import type { Posed } from '../../../src/games/question.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A question posed under Mordheim's rules, changed or not. */
export function posed(ask: string, fields: Fields, change: Fields = {}, preset = 'mordheim'): Posed {
  const { values } = presetValues(preset);
  return pose(ask, fields, { preset, values: { ...values, ...change } });
}

/** The fields of a whole scenario file. */
export function fieldsOf(file: string): { ask: string; rules: string; fields: Fields } {
  const { holdfast, ask, title, rules, ...fields } = parse(file);
  return { ask, rules, fields };
}

/** Exact shares, asked by name and, where given, by quantities. */
export interface Shares {
  of(name: string, quantities?: Quantities): string;
  noted(name: string, quantities?: Quantities): string;
  /** All outcomes of these names together, of those of all that ended under the condition. */
  readonly outcomes: ReadonlyMap<Outcome, Fraction>;
}

export function solved(rule: Rule): Shares {
  const { outcomes, notes } = solveExactly(compile(rule));
  const sum = (all: ReadonlyMap<Outcome, Fraction>, name: string, quantities: Quantities): string =>
    text(
      [...all]
        .filter(
          ([outcome]) =>
            outcome.name === name &&
            Object.entries(quantities).every(([key, value]) => outcome.quantities[key] === value),
        )
        .reduce((total, [, share]) => add(total, share), zero),
    );
  return {
    of: (name, quantities = {}) => sum(outcomes, name, quantities),
    noted: (name, quantities = {}) => sum(notes, name, quantities),
    outcomes,
  };
}

export const solve = (ask: string, fields: Fields, change: Fields = {}, preset = 'mordheim'): Shares =>
  solved(posed(ask, fields, change, preset).rule);
