import { lowerTail, upperTail } from './binomial-tails.ts';

/**
 * How surprising a count is under an exact share: the two-sided p-value of the binomial test, twice the smaller
 * tail. Exact for any count, however small.
 *
 * @param count in [0, trials].
 * @param trials at least 1.
 * @param share the exact probability, in [0, 1].
 * @returns in [0, 1]: no more than the chance of a count at least as far out, on a faultless run.
 * @example shareSurprise(3, 10, 0.5); // 0.34375
 */
export function shareSurprise(count: number, trials: number, share: number): number {
  const [likelySmaller, other] = count < trials * share ? [lowerTail, upperTail] : [upperTail, lowerTail];
  const tail = likelySmaller(count, trials, share);
  // Both hold the count itself and come to more than 1 together: one below half is the smaller.
  return tail < 0.5 ? 2 * tail : Math.min(1, 2 * Math.min(tail, other(count, trials, share)));
}
