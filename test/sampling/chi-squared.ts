import { chiSquaredTail } from '../../src/statistics/chi-squared-tail.ts';

/**
 * The p-value of counts that should have these shares, by Pearson's χ². Categories that expect fewer than five are
 * put together with their neighbours.
 */
export function fitOf(counts: readonly number[], shares: readonly number[]): number {
  const trials = counts.reduce((sum, n) => sum + n, 0);
  const [seen, expected] = merged(
    counts,
    shares.map((share) => share * trials),
  );
  if (expected.length === 1) return 1;
  return chiSquaredTail(
    seen.reduce((sum, n, i) => sum + (n - expected[i]!) ** 2 / expected[i]!, 0),
    expected.length - 1,
  );
}

/** The p-value of two sets of counts that should come from the same shares. */
export function sameShares(one: readonly number[], other: readonly number[]): number {
  const [total1, total2] = [one, other].map((counts) => counts.reduce((sum, n) => sum + n, 0)) as [
    number,
    number,
  ];
  const pooled = one.map((n, i) => ((n + other[i]!) * Math.min(total1, total2)) / (total1 + total2));
  const [seen1] = merged(one, pooled);
  const [seen2] = merged(other, pooled);
  if (seen1.length === 1) return 1;
  const ratio = Math.sqrt(total2 / total1);
  const statistic = seen1.reduce(
    (sum, n, i) => sum + (n * ratio - seen2[i]! / ratio) ** 2 / (n + seen2[i]!),
    0,
  );
  return chiSquaredTail(statistic, seen1.length - 1);
}

function merged(counts: readonly number[], expected: readonly number[]): [number[], number[]] {
  const seen: number[] = [];
  const wanted: number[] = [];
  let [s, e] = [0, 0];
  counts.forEach((n, i) => {
    s += n;
    e += expected[i]!;
    if (e < 5) return;
    seen.push(s);
    wanted.push(e);
    [s, e] = [0, 0];
  });
  if (e > 0 || s > 0) {
    if (wanted.length === 0) return [[s], [e]];
    seen[seen.length - 1]! += s;
    wanted[wanted.length - 1]! += e;
  }
  return [seen, wanted];
}
