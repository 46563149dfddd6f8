import type { Interval } from './interval.ts';
import { studentQuantile } from './student-quantile.ts';

/**
 * The interval of a mean: the mean plus and minus Student's t times its standard error, `sqrt(variance / count)`.
 * The standard error is the error of the estimate; the square root of the variance is how far single values lie apart.
 *
 * @param variance the sample variance (divisor n - 1).
 * @param count how many values, at least 2.
 * @param confidence in (0, 1).
 * @throws RangeError if there are fewer than two values.
 * @example meanInterval(7, 5.8, 100); // { low: 6.522…, high: 7.477… }
 */
export function meanInterval(mean: number, variance: number, count: number, confidence = 0.95): Interval {
  if (!(count >= 2)) throw new RangeError(`meanInterval requires at least two values, not ${count}`);
  const half = studentQuantile((1 + confidence) / 2, count - 1) * Math.sqrt(variance / count);
  return { low: mean - half, high: mean + half };
}
