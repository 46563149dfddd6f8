import { betaQuantile } from './beta-quantile.ts';
import type { Interval } from './interval.ts';

/**
 * The exact interval of a share: its ends are the shares under which a count as large, or as small, as the one
 * seen has half of what the confidence leaves over. It covers the true share at least as often as it says.
 *
 * C. J. Clopper, E. S. Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial",
 * Biometrika 26 (1934), 404–413.
 *
 * @param count in [0, trials].
 * @param trials at least 1.
 * @param confidence in (0, 1).
 * @example clopperPearsonInterval(1, 29); // { low: 0.0009…, high: 0.1776… }
 */
export function clopperPearsonInterval(count: number, trials: number, confidence = 0.95): Interval {
  const left = (1 - confidence) / 2;
  return {
    low: count === 0 ? 0 : betaQuantile(left, count, trials - count + 1),
    high: count === trials ? 1 : 1 - betaQuantile(left, trials - count, count + 1),
  };
}
