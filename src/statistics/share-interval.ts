import { clopperPearsonInterval } from './clopper-pearson-interval.ts';
import type { Interval } from './interval.ts';
import { unseenBound } from './unseen-bound.ts';
import { wilsonInterval } from './wilson-interval.ts';

/** With fewer successes, or fewer failures, than this the exact interval is used. */
export const FEW = 30;

/**
 * The 95 % interval of a share that results show.
 *
 * - never, or always: from 0 to {@link unseenBound}, about 3 / trials, or the mirror image;
 * - fewer than {@link FEW} times, or fewer than that short of always: {@link clopperPearsonInterval};
 * - otherwise {@link wilsonInterval}, whose coverage is close to 95 % there.
 *
 * @param count in [0, trials].
 * @param trials a whole number; 0 says nothing, and gives the interval from 0 to 1.
 * @throws RangeError if the count is not a whole number in [0, trials].
 * @example shareInterval(0, 1_000_000); // { low: 0, high: 0.0000029957… }
 */
export function shareInterval(count: number, trials: number): Interval {
  if (!(Number.isInteger(count) && Number.isInteger(trials) && count >= 0 && count <= trials)) {
    throw new RangeError(`shareInterval requires a count of whole trials, not ${count} of ${trials}`);
  }
  if (trials === 0) return { low: 0, high: 1 };
  if (count === 0) return { low: 0, high: unseenBound(trials) };
  if (count === trials) return { low: 1 - unseenBound(trials), high: 1 };
  const few = Math.min(count, trials - count) < FEW;
  return few ? exactInterval(count, trials) : wilsonInterval(count, trials);
}

let known = { trials: 0, intervals: new Map<number, Interval>() };

/** Remembered for the trials of one cell, which have fewer than twice {@link FEW}: many of its figures count the same. */
function exactInterval(count: number, trials: number): Interval {
  if (trials !== known.trials) known = { trials, intervals: new Map() };
  const interval = known.intervals.get(count) ?? clopperPearsonInterval(count, trials);
  known.intervals.set(count, interval);
  return interval;
}
