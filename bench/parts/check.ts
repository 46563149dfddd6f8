import { compile } from '../../src/engine/compile.ts';
import { solve } from '../../src/engine/solve.ts';
import { chiSquaredTail } from '../../src/statistics/chi-squared-tail.ts';
import type { Measured } from '../peers/serve.ts';
import type { Work } from '../works/work.ts';

/** The exact share of each category. */
export function exactShares(work: Work): number[] {
  const shares = new Array<number>(work.categories).fill(0);
  for (const [outcome, share] of solve(compile(work.rule)).outcomes) shares[work.category(outcome)]! += share;
  return shares;
}

/**
 * The p-value of a peer's counts by Pearson's χ²; categories that expect fewer than ten are put together.
 *
 * @throws where counts and trials differ, or something happened that cannot
 */
export function surprise({ counts, trials }: Measured, shares: readonly number[]): number {
  const total = counts.reduce((sum, n) => sum + n, 0);
  if (total !== trials || counts.length !== shares.length) throw new Error('counts and trials do not agree');
  let [statistic, categories, rareSeen, rareExpected] = [0, 0, 0, 0];
  const add = (seen: number, expected: number): void => {
    statistic += (seen - expected) ** 2 / expected;
    categories++;
  };
  counts.forEach((seen, i) => {
    const expected = shares[i]! * trials;
    if (expected === 0 && seen > 0)
      throw new Error(`category ${i} cannot happen and was counted ${seen} times`);
    if (expected >= 10) add(seen, expected);
    else {
      rareSeen += seen;
      rareExpected += expected;
    }
  });
  if (rareExpected >= 5) add(rareSeen, rareExpected);
  return chiSquaredTail(statistic, categories - 1);
}

/**
 * The p-value of two peers' counts under the same unknown shares, by χ²; categories that expect fewer than ten of
 * either are put together.
 */
export function surpriseBeside(one: Measured, other: Measured): number {
  const trials = one.trials + other.trials;
  let [statistic, categories] = [0, 0];
  const add = (seen: number, both: number): void => {
    const [here, there] = [(both * one.trials) / trials, (both * other.trials) / trials];
    statistic += (seen - here) ** 2 * (1 / here + 1 / there);
    categories++;
  };
  const least = (10 * trials) / Math.min(one.trials, other.trials);
  let [rareSeen, rareBoth] = [0, 0];
  one.counts.forEach((seen, i) => {
    const both = seen + other.counts[i]!;
    if (both >= least) add(seen, both);
    else {
      rareSeen += seen;
      rareBoth += both;
    }
  });
  if (rareBoth > 0) add(rareSeen, rareBoth);
  return chiSquaredTail(statistic, categories - 1);
}
