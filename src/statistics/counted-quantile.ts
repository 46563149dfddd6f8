import { quantileSorted } from 'simple-statistics';
import { type CountedValue, countOf } from './counted-values.ts';

/**
 * The quantile, R's type 7, of values given in ascending order with their counts.
 *
 * simple-statistics' `quantileSorted` does it; it is handed a view that answers for `length` and for the value at
 * a place as the sorted list of all values would, without writing it out.
 *
 * @param probability in [0, 1].
 * @throws RangeError if nothing was counted.
 * @example countedQuantile([{ value: 1, count: 3 }, { value: 5, count: 1 }], 0.5); // 1
 */
export function countedQuantile(values: readonly CountedValue[], probability: number): number {
  const length = countOf(values);
  if (length === 0) throw new RangeError('countedQuantile requires at least one value');
  const view = new Proxy([] as number[], {
    get: (_, place) => (place === 'length' ? length : valueAt(values, Number(place))),
  });
  return quantileSorted(view, probability);
}

function valueAt(values: readonly CountedValue[], place: number): number {
  let before = 0;
  for (const { value, count } of values) {
    before += count;
    if (place < before) return value;
  }
  throw new RangeError(`there is no value at place ${place} of ${before}`);
}
