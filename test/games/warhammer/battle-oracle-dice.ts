import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { add, type Fraction, reduce, zero } from '../../../src/engine/fraction.ts';

// A test oracle: everything random is a choice between weighted alternatives, all tried or one drawn.

/** Gives the place of the chosen weight. */
export type Choose = (weights: readonly number[]) => number;
/** One trial; gives what is noted in it. */
export type Trial = (choose: Choose) => Iterable<string>;

/** Ways of each total of so many six-sided dice of which the lowest may be dropped. */
function totals(dice: number, dropLowest: boolean): { values: number[]; ways: number[] } {
  const found = new Map<number, number>();
  for (let throwOf = 0; throwOf < 6 ** dice; throwOf++) {
    const shown = Array.from({ length: dice }, (_, i) => (Math.floor(throwOf / 6 ** i) % 6) + 1);
    const total = shown.reduce((sum, n) => sum + n, 0) - (dropLowest ? Math.min(...shown) : 0);
    found.set(total, (found.get(total) ?? 0) + 1);
  }
  return { values: [...found.keys()], ways: [...found.values()] };
}
const two = totals(2, false);
const threeDropLowest = totals(3, true);
const one = totals(1, false);

export const rollTwo = (choose: Choose): number => two.values[choose(two.ways)]!;
export const rollSwift = (choose: Choose): number => threeDropLowest.values[choose(threeDropLowest.ways)]!;
export const rollOne = (choose: Choose): number => one.values[choose(one.ways)]!;

/** Is the total of two dice the limit or less? */
export function twoAtMost(choose: Choose, limit: number): boolean {
  const yes = two.values.reduce((sum, value, i) => sum + (value <= limit ? two.ways[i]! : 0), 0);
  return choose([yes, 36 - yes]) === 0;
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

/** So many random trials: how often everything was noted. */
export function tally(trial: Trial, trials: number, seed: number): Map<string, number> {
  const generator = xoroshiro128plus(Math.imul(seed + 1, 0x9e3779b1));
  for (let i = 0; i < 40; i++) generator.next();
  const counts = new Map<string, number>();
  for (let i = 0; i < trials; i++) {
    const noted = trial((weights) => {
      let left = uniformFloat64(generator) * weights.reduce((sum, weight) => sum + weight, 0);
      const chosen = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return chosen < 0 ? weights.length - 1 : chosen;
    });
    for (const name of new Set(noted)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
