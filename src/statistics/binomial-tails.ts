import { incompleteBeta } from './incomplete-beta.ts';

/** The chances of a count at most, and at least, as large as the one seen; both include it. */
export interface Tails {
  readonly atMost: number;
  readonly atLeast: number;
}

/**
 * Both tails of the binomial distribution, exactly (not through a normal curve), by the incomplete beta
 * function: M. Abramowitz, I. Stegun, Handbook of Mathematical Functions, 26.5.24.
 *
 * @param count in [0, trials].
 * @param trials at least 1.
 * @param share the probability of success, in [0, 1].
 * @example binomialTails(3, 10, 0.5); // { atMost: 0.171875, atLeast: 0.9453125 }
 */
export function binomialTails(count: number, trials: number, share: number): Tails {
  return { atMost: lowerTail(count, trials, share), atLeast: upperTail(count, trials, share) };
}

/** The chance of a count at most as large. See {@link binomialTails}. */
export function lowerTail(count: number, trials: number, share: number): number {
  if (count === trials || share <= 0) return 1;
  return share >= 1 ? 0 : incompleteBeta(1 - share, trials - count, count + 1);
}

/** The chance of a count at least as large. See {@link binomialTails}. */
export function upperTail(count: number, trials: number, share: number): number {
  if (count === 0 || share >= 1) return 1;
  return share <= 0 ? 0 : incompleteBeta(share, count, trials - count + 1);
}
