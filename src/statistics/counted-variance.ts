import { combineMeans, combineVariances } from 'simple-statistics';
import type { CountedValue } from './counted-values.ts';

/**
 * The sample variance (divisor n - 1) of values given with their counts: simple-statistics' `combineVariances`
 * over groups of equal values, whose own variance is 0.
 *
 * @throws RangeError if fewer than two values were counted.
 * @example countedVariance([{ value: 1, count: 3 }, { value: 5, count: 1 }]); // 4
 */
export function countedVariance(values: readonly CountedValue[]): number {
  let mean = 0;
  let variance = 0;
  let seen = 0;
  for (const { value, count } of values) {
    if (count === 0) continue;
    variance = combineVariances(variance, mean, seen, 0, value, count);
    mean = combineMeans(mean, seen, value, count);
    seen += count;
  }
  if (seen < 2) throw new RangeError('countedVariance requires at least two values');
  return (variance * seen) / (seen - 1);
}
