import { compile } from '../../../src/engine/compile.ts';
import { add, type Fraction, text, zero } from '../../../src/engine/fraction.ts';
import type { Outcome, Quantities } from '../../../src/engine/rule.ts';
import { solveExactly } from '../../../src/engine/solve-exactly.ts';
import type { Parameter, Rules } from '../../../src/games/parameter.ts';
import type { Posed, Question } from '../../../src/games/question.ts';

/** Defaults of the parameters with changes, as they are written in files. */
export function rulesWith(changes: Readonly<Record<string, unknown>> = {}): Rules {
  return {
    preset: 'of a test',
    of: <Value>(parameter: Parameter<Value>): Value =>
      parameter.type.parse(parameter.name in changes ? changes[parameter.name] : parameter.default),
  };
}

export const posed = (
  question: Question,
  fields: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>> = {},
): Posed => question.pose(question.fields.parse(fields), rulesWith(changes));

/** The exact answers to a question. */
export function solved(
  question: Question,
  fields: Readonly<Record<string, unknown>>,
  changes: Readonly<Record<string, unknown>> = {},
) {
  const made = posed(question, fields, changes);
  const diagram = compile(made.rule);
  const { outcomes, notes } = solveExactly(diagram);
  const total = (of: ReadonlyMap<Outcome, Fraction>, matches: (outcome: Outcome) => boolean): Fraction => {
    let sum: Fraction = zero;
    for (const [outcome, share] of of) if (matches(outcome)) sum = add(sum, share);
    return sum;
  };
  const named = (name: string, given: Quantities) => (outcome: Outcome) =>
    outcome.name === name &&
    Object.entries(given).every(([quantity, value]) => outcome.quantities[quantity] === value);
  return {
    ...made,
    diagram,
    /** The share of trials that end so, in lowest terms. */
    share: (name: string, given: Quantities = {}): string => text(total(outcomes, named(name, given))),
    /** The share of trials in which that is noted with these quantities; given all of them. */
    noted: (name: string, given: Quantities = {}): string => text(total(notes, named(name, given))),
    /** The mean of a quantity over all trials that carry it, as a share of all trials. */
    mean: (quantity: string): string => {
      let sum: Fraction = zero;
      for (const [outcome, share] of outcomes) {
        const value = outcome.quantities[quantity];
        if (value !== undefined)
          sum = add(sum, { over: share.over * BigInt(2 * value), under: share.under * 2n });
      }
      return text(sum);
    },
    names: new Set([...outcomes.keys()].map(({ name }) => name)),
    events: new Set([...notes.keys()].map(({ name }) => name)),
  };
}
