import { parse } from 'yaml';
import { compile } from '../../../src/engine/compile.ts';
import { add, type Fraction, reduce, text, zero } from '../../../src/engine/fraction.ts';
import type { Outcome, Quantities } from '../../../src/engine/rule.ts';
import { solveExactly } from '../../../src/engine/solve-exactly.ts';
import { pose } from '../../../src/games/pose.ts';
import { presetValues } from '../../../src/games/presets.ts';
import type { Posed } from '../../../src/games/question.ts';

type Written = Readonly<Record<string, unknown>>;

export interface Under {
  readonly rules?: string;
  readonly change?: Written;
  /** Told of each share that is asked for. */
  readonly watch?: (posed: Posed, matches: (outcome: Outcome) => boolean) => void;
}

/** Poses a question as a scenario file would, under a preset (wfb8) with changes. Fields may be YAML. */
export function posedUnder(
  ask: string,
  fields: Written | string,
  { rules = 'wfb8', change = {} }: Under = {},
): Posed {
  const { preset, values } = presetValues(rules);
  const written = typeof fields === 'string' ? (parse(fields) as Written) : fields;
  return pose(ask, written, { preset, values: { ...values, ...change } });
}

/** The exact answers to a question so posed. */
export function asked(ask: string, fields: Written | string, under: Under = {}) {
  const posed = posedUnder(ask, fields, under);
  const { outcomes, notes } = solveExactly(compile(posed.rule));
  const total = (of: ReadonlyMap<Outcome, Fraction>, name: string, given: Quantities): Fraction =>
    [...of]
      .filter(([outcome]) => outcome.name === name && agrees(outcome, given))
      .reduce((sum, [, share]) => add(sum, share), zero);
  return {
    ...posed,
    outcomes,
    /** The share of trials that end so, in lowest terms. */
    share: (name: string, given: Quantities = {}): string => {
      under.watch?.(posed, (outcome) => outcome.name === name && agrees(outcome, given));
      return text(total(outcomes, name, given));
    },
    /** The share of trials in which that is noted; several turns are added up. */
    noted: (name: string, given: Quantities = {}): string => text(total(notes, name, given)),
    /** The sum of a quantity over the outcomes of a name, each by its share. */
    mean: (name: string, quantity: string): string =>
      text(
        [...outcomes]
          .filter(([outcome]) => outcome.name === name)
          .reduce(
            (sum, [{ quantities }, share]) =>
              add(sum, reduce({ over: share.over * BigInt(quantities[quantity]!), under: share.under })),
            zero,
          ),
      ),
  };
}

const agrees = ({ quantities }: Outcome, given: Quantities): boolean =>
  Object.entries(given).every(([name, value]) => quantities[name] === value);
