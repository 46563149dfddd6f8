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
  if (share <= 0) return { atMost: 1, atLeast: count === 0 ? 1 : 0 };
  if (share >= 1) return { atMost: count === trials ? 1 : 0, atLeast: 1 };
  return {
    atMost: count === trials ? 1 : incompleteBeta(1 - share, trials - count, count + 1),
    atLeast: count === 0 ? 1 : incompleteBeta(share, count, trials - count + 1),
  };
}
