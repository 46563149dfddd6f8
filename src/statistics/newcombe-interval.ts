import type { Interval } from './interval.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** Successes among independent trials. */
export interface Counted {
  readonly count: number;
  readonly trials: number;
}

/**
 * The interval of the difference `first - second` of two shares from independent trials, built from Wilson's
 * interval of each.
 *
 * Method 10 of R. G. Newcombe, "Interval estimation for the difference between independent proportions",
 * Statistics in Medicine 17 (1998), 873–890.
 *
 * @example newcombeInterval({ count: 56, trials: 70 }, { count: 48, trials: 80 }); // { low: 0.0524…, high: 0.3339… }
 */
export function newcombeInterval(first: Counted, second: Counted, confidence = 0.95): Interval {
  const one = wilsonInterval(first.count, first.trials, confidence);
  const two = wilsonInterval(second.count, second.trials, confidence);
  const p = first.count / first.trials;
  const q = second.count / second.trials;
  return {
    low: p - q - Math.hypot(p - one.low, two.high - q),
    high: p - q + Math.hypot(one.high - p, q - two.low),
  };
}
