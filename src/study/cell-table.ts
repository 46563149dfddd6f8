import type { Diagram } from '../engine/diagram.ts';
import { add, type Fraction, toNumber, zero } from '../engine/fraction.ts';
import type { Outcome, Quantities } from '../engine/rule.ts';
import { solve, solveExactlyWithin } from '../engine/solve.ts';
import type { CountedOutcome } from './counted-outcome.ts';
import type { Totals } from './totals.ts';

/** Fractions with longer denominators than this many bits are not looked for: few would be short enough to be shown. */
const MOST_BITS = 512;

/** An exact share. */
export interface ExactShare {
  readonly value: number;
  /** Absent where it would be too long to be read. */
  readonly fraction?: Fraction;
}

/** How often something was counted, and how often it should be. */
export interface Entry {
  readonly name: string;
  readonly quantities: Quantities;
  readonly count: number;
  /** Absent where the rule was played. */
  readonly exact?: ExactShare;
}

/** All that is known of a cell, an entry for each outcome and note with each combination of quantities. */
export interface CellTable {
  readonly trials: number;
  readonly solved: boolean;
  readonly outcomes: readonly Entry[];
  readonly notes: readonly Entry[];
}

/** Puts counts and exact shares side by side. Without a diagram there are only counts. */
export function cellTable(totals: Totals, diagram: Diagram | undefined): CellTable {
  const { trials } = totals;
  if (diagram === undefined) {
    return { trials, solved: false, outcomes: totals.outcomes, notes: totals.notes };
  }
  const approximate = solve(diagram);
  const fractions = solveExactlyWithin(diagram, MOST_BITS);
  return {
    trials,
    solved: true,
    outcomes: sideBySide(totals.outcomes, approximate.outcomes, fractions?.outcomes),
    notes: sideBySide(totals.notes, approximate.notes, fractions?.notes),
  };
}

function sideBySide(
  counted: readonly CountedOutcome[],
  approximate: ReadonlyMap<Outcome, number>,
  fractions: ReadonlyMap<Outcome, Fraction> | undefined,
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const [outcome, value] of approximate) {
    const { key, name, quantities } = outcome;
    const fraction = fractions?.get(outcome);
    const exact = fraction === undefined ? { value } : { value: toNumber(fraction), fraction };
    entries.set(key, { name, quantities, count: 0, exact });
  }
  for (const { key, name, quantities, count } of counted) {
    const exact = entries.get(key)?.exact ?? { value: 0, fraction: zero };
    entries.set(key, { name, quantities, count, exact });
  }
  return [...entries.values()];
}

/** The sum of exact shares; of no entries, an exact 0. Undefined where any is unknown. */
export function sumExact(entries: readonly Entry[]): ExactShare | undefined {
  let value = 0;
  let fraction: Fraction | undefined = zero;
  for (const { exact } of entries) {
    if (exact === undefined) return undefined;
    value += exact.value;
    fraction = fraction && exact.fraction && add(fraction, exact.fraction);
  }
  return fraction === undefined ? { value } : { value: toNumber(fraction), fraction };
}
