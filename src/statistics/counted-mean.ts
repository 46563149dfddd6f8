import { combineMeans } from 'simple-statistics';
import type { CountedValue } from './counted-values.ts';

/**
 * The mean of values given with their counts: simple-statistics' `combineMeans` over groups of equal values, so
 * that a thousand million values need not be written out.
 *
 * @throws RangeError if nothing was counted.
 * @example countedMean([{ value: 1, count: 3 }, { value: 5, count: 1 }]); // 2
 */
export function countedMean(values: readonly CountedValue[]): number {
  let mean = 0;
  let seen = 0;
  for (const { value, count } of values) {
    if (count === 0) continue;
    mean = combineMeans(mean, seen, value, count);
    seen += count;
  }
  if (seen === 0) throw new RangeError('countedMean requires at least one value');
  return mean;
}
