import fc from 'fast-check';
import { mean, quantile, sampleVariance } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { countedMean } from '../../src/statistics/counted-mean.ts';
import { countedQuantile } from '../../src/statistics/counted-quantile.ts';
import { type CountedValue, countOf } from '../../src/statistics/counted-values.ts';
import { countedVariance } from '../../src/statistics/counted-variance.ts';
import { meanInterval } from '../../src/statistics/mean-interval.ts';

const expanded = (values: readonly CountedValue[]): number[] =>
  values.flatMap(({ value, count }) => new Array<number>(count).fill(value));

const counted = fc
  .uniqueArray(fc.record({ value: fc.integer({ min: -50, max: 200 }), count: fc.nat(40) }), {
    selector: ({ value }) => value,
    minLength: 1,
    maxLength: 20,
  })
  .map((values) => values.toSorted((a, b) => a.value - b.value))
  .filter((values) => countOf(values) >= 2);

describe('counted values', () => {
  it('have the mean, variance and quantiles that simple-statistics finds in the written-out list', () => {
    fc.assert(
      fc.property(counted, fc.double({ min: 0, max: 1, noNaN: true }), (values, probability) => {
        const list = expanded(values);
        expect(countedMean(values)).toBeCloseTo(mean(list), 10);
        expect(countedVariance(values)).toBeCloseTo(sampleVariance(list), 8);
        expect(countedQuantile(values, probability)).toBe(quantile(list, probability));
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('take quantiles as R does by default', () => {
    // R 4: quantile(c(3, 6, 7, 8, 8, 9, 10, 13, 15, 16, 20), c(.1, .25, .5, .75), type = 7); also numpy.quantile.
    const values = [3, 6, 7, 8, 9, 10, 13, 15, 16, 20].map((value) => ({
      value,
      count: value === 8 ? 2 : 1,
    }));
    expect([0, 0.1, 0.25, 0.5, 0.75, 1].map((p) => countedQuantile(values, p))).toEqual([
      3, 6, 7.5, 9, 14, 20,
    ]);
    // Between two values: half-way from 1 to 2.
    expect(
      countedQuantile(
        [
          { value: 1, count: 5 },
          { value: 2, count: 5 },
        ],
        0.5,
      ),
    ).toBe(1.5);
  });

  it('may be a hundred thousand million', () => {
    const values = [
      { value: 1, count: 6e10 },
      { value: 6, count: 4e10 },
    ];
    expect(countedMean(values)).toBeCloseTo(3, 12);
    expect(countedVariance(values)).toBeCloseTo(6, 9);
    expect(countedQuantile(values, 0.6001)).toBe(6);
    expect(countedQuantile(values, 0.5999)).toBe(1);
  });

  it('need values', () => {
    const none = [{ value: 3, count: 0 }];
    expect(() => countedMean(none)).toThrow('at least one value');
    expect(() => countedQuantile(none, 0.5)).toThrow('at least one value');
    expect(() => countedVariance([{ value: 3, count: 1 }])).toThrow('at least two values');
  });
});

describe('meanInterval', () => {
  it("is Student's", () => {
    // Student (1908), sleep data, second drug: R 4, t.test(c(1.9,.8,1.1,.1,-.1,4.4,5.5,1.6,4.6,3.4))$conf.int.
    const sleep = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const { low, high } = meanInterval(mean(sleep), sampleVariance(sleep), sleep.length);
    expect(low).toBeCloseTo(0.8976775, 6);
    expect(high).toBeCloseTo(3.7623225, 6);
  });

  it('needs two values', () => {
    expect(() => meanInterval(1, 0, 1)).toThrow('at least two values');
  });
});
