import type { Interval } from './interval.ts';
import { normalQuantile } from './normal-quantile.ts';

/**
 * Wilson's score interval of a share, without continuity correction.
 *
 * E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of the American
 * Statistical Association 22 (1927), 209–212; method 3 of R. G. Newcombe, Statistics in Medicine 17 (1998), 857–872.
 *
 * @param count in [0, trials].
 * @param trials at least 1.
 * @param confidence in (0, 1).
 * @example wilsonInterval(81, 263); // { low: 0.2553…, high: 0.3662… }
 */
export function wilsonInterval(count: number, trials: number, confidence = 0.95): Interval {
  const z = normalQuantile((1 + confidence) / 2);
  const share = count / trials;
  const widened = 1 + (z * z) / trials;
  const middle = (share + (z * z) / (2 * trials)) / widened;
  const half = (z / widened) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  return {
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === trials ? 1 : Math.min(1, middle + half),
  };
}
