import { add, type Fraction, reduce, zero } from '../../../src/engine/fraction.ts';

// A test oracle: everything random is a choice between weighted alternatives.

/** Gives the place of the chosen weight. */
export type Choose = (weights: readonly number[]) => number;
/** One trial; gives what is noted in it. */
export type Trial = (choose: Choose) => Iterable<string>;

interface Totals {
  readonly values: number[];
  readonly ways: number[];
}

/** Ways of each total of so many six-sided dice, less those that are dropped. */
function totals(dice: number, dropped: (shown: number[]) => number): Totals {
  const found = new Map<number, number>();
  for (let throwOf = 0; throwOf < 6 ** dice; throwOf++) {
    const shown = Array.from({ length: dice }, (_, i) => (Math.floor(throwOf / 6 ** i) % 6) + 1);
    const total = shown.reduce((sum, n) => sum + n, 0) - dropped(shown);
    found.set(total, (found.get(total) ?? 0) + 1);
  }
  const values = [...found.keys()].sort((a, b) => a - b);
  return { values, ways: values.map((value) => found.get(value)!) };
}
const nothing = (): number => 0;
const one = totals(1, nothing);
const two = totals(2, nothing);
const threeDropLowest = totals(3, (shown) => Math.min(...shown));
const threeDropHighest = totals(3, (shown) => Math.max(...shown));

export const rollTwo = (choose: Choose): number => two.values[choose(two.ways)]!;
export const rollSwift = (choose: Choose): number => threeDropLowest.values[choose(threeDropLowest.ways)]!;
export const rollOne = (choose: Choose): number => one.values[choose(one.ways)]!;

/** Is the total of two dice, or of three without the highest, the limit or less? */
export function atMost(choose: Choose, limit: number, dropsHighest: boolean): boolean {
  const { values, ways } = dropsHighest ? threeDropHighest : two;
  const yes = values.reduce((sum, value, i) => sum + (value <= limit ? ways[i]! : 0), 0);
  return choose([yes, (dropsHighest ? 216 : 36) - yes]) === 0;
}

/** How many of so many dice show a 1. */
export function ones(choose: Choose, dice: number): number {
  let weights = [1];
  for (let i = 0; i < dice; i++) {
    weights = Array.from({ length: i + 2 }, (_, k) => 5 * (weights[k] ?? 0) + (weights[k - 1] ?? 0));
  }
  return choose(weights);
}

/** Every trial there can be, with its chance: the exact chance of everything noted. Undefined if there are too many. */
export function enumerate(trial: Trial, mostTrials: number): Map<string, Fraction> | undefined {
  const path: { chosen: number; weights: readonly number[] }[] = [];
  const after = (weights: readonly number[], last: number): number =>
    weights.findIndex((weight, i) => i > last && weight > 0);
  const shares = new Map<string, Map<bigint, bigint>>();
  for (let trials = 0; ; trials++) {
    if (trials === mostTrials) return undefined;
    let depth = 0;
    const noted = trial((weights) => {
      if (depth === path.length) path.push({ chosen: after(weights, -1), weights });
      return path[depth++]!.chosen;
    });
    let [over, under] = [1n, 1n];
    for (const { chosen, weights } of path) {
      over *= BigInt(weights[chosen]!);
      under *= BigInt(weights.reduce((sum, weight) => sum + weight, 0));
    }
    for (const name of new Set(noted)) {
      const of = shares.get(name) ?? new Map<bigint, bigint>();
      shares.set(name, of.set(under, (of.get(under) ?? 0n) + over));
    }
    for (;;) {
      const last = path.at(-1);
      if (last === undefined) return new Map([...shares].map(([name, of]) => [name, sumOf(of)]));
      last.chosen = after(last.weights, last.chosen);
      if (last.chosen >= 0) break;
      path.pop();
    }
  }
}

function sumOf(shares: ReadonlyMap<bigint, bigint>): Fraction {
  let sum = zero;
  for (const [under, over] of shares) sum = add(sum, reduce({ over, under }));
  return sum;
}
