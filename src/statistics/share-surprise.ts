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

/** From this variance on a binomial tail is within 0.00475 of the normal curve's: Berry–Esseen, 0.4748 / σ. */
const NEARLY_NORMAL = 10_000;
/** Less than 2 · (0.02275 - 0.00475): twice what the normal curve has beyond two standard deviations, less the error. */
const WITHIN_TWO_DEVIATIONS = 0.035;

/**
 * The same, or a number below it that is found at once where the count is within two standard deviations of what is to be
 * expected: for asking whether a count is very surprising, which it is not then.
 *
 * I. Shevtsova, "On the absolute constants in the Berry-Esseen type inequalities for identically distributed summands",
 * arXiv:1111.6554 (2011).
 *
 * @example surpriseAtLeast(583_333, 1_000_000, 7 / 12); // 0.035, of 1
 */
export function surpriseAtLeast(count: number, trials: number, share: number): number {
  const variance = trials * share * (1 - share);
  const isNear = variance >= NEARLY_NORMAL && (count - trials * share) ** 2 <= 4 * variance;
  return isNear ? WITHIN_TWO_DEVIATIONS : shareSurprise(count, trials, share);
}
