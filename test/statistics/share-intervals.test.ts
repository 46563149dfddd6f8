import { describe, expect, it } from 'vitest';
import { clopperPearsonInterval } from '../../src/statistics/clopper-pearson-interval.ts';
import type { Interval } from '../../src/statistics/interval.ts';
import { newcombeInterval } from '../../src/statistics/newcombe-interval.ts';
import { FEW, shareInterval } from '../../src/statistics/share-interval.ts';
import { unseenBound } from '../../src/statistics/unseen-bound.ts';
import { wilsonInterval } from '../../src/statistics/wilson-interval.ts';

const toFour = ({ low, high }: Interval): string => `${low.toFixed(4)} to ${high.toFixed(4)}`;

describe('intervals of one share', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), 857-872, table I: methods 3 and 5.
  it.each([
    [81, 263, '0.2553 to 0.3662', '0.2527 to 0.3676'],
    [15, 148, '0.0624 to 0.1605', '0.0578 to 0.1617'],
    [0, 20, '0.0000 to 0.1611', '0.0000 to 0.1684'],
    [1, 29, '0.0061 to 0.1718', '0.0009 to 0.1776'],
  ])('of %d of %d are as published', (count, trials, wilson, exact) => {
    expect(toFour(wilsonInterval(count, trials))).toBe(wilson);
    expect(toFour(clopperPearsonInterval(count, trials))).toBe(exact);
  });

  it('mirror: what holds of successes holds of failures', () => {
    for (const interval of [wilsonInterval, clopperPearsonInterval, shareInterval]) {
      for (const count of [0, 1, 7, 40, 99, 100]) {
        const [one, other] = [interval(count, 100), interval(100 - count, 100)];
        expect(one.low).toBeCloseTo(1 - other.high, 13);
        expect(one.high).toBeCloseTo(1 - other.low, 13);
      }
    }
  });
});

describe('unseenBound', () => {
  it('is the share under which nothing is seen in one run of twenty', () => {
    for (const trials of [1, 10, 1000]) expect((1 - unseenBound(trials)) ** trials).toBeCloseTo(0.05, 12);
  });

  it('is three over the trials where there are many', () => {
    expect(unseenBound(10_000_000) * 10_000_000).toBeCloseTo(2.9957, 4);
  });
});

describe('shareInterval', () => {
  it('takes the exact interval for few, and Wilson otherwise', () => {
    expect(shareInterval(FEW - 1, 1e6)).toEqual(clopperPearsonInterval(FEW - 1, 1e6));
    expect(shareInterval(1e6 - FEW + 1, 1e6)).toEqual(clopperPearsonInterval(1e6 - FEW + 1, 1e6));
    expect(shareInterval(FEW, 1e6)).toEqual(wilsonInterval(FEW, 1e6));
    expect(shareInterval(1e6 - FEW, 1e6)).toEqual(wilsonInterval(1e6 - FEW, 1e6));
  });

  it('never shows 0 % or 100 % as certain', () => {
    expect(shareInterval(0, 1000)).toEqual({ low: 0, high: unseenBound(1000) });
    expect(shareInterval(1000, 1000)).toEqual({ low: 1 - unseenBound(1000), high: 1 });
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('holds the count it was made from', () => {
    for (let count = 0; count <= 200; count++) {
      const { low, high } = shareInterval(count, 200);
      expect(low).toBeLessThanOrEqual(count / 200);
      expect(high).toBeGreaterThanOrEqual(count / 200);
    }
  });

  it.each([
    [-1, 10],
    [11, 10],
    [0.5, 10],
    [1, Number.NaN],
  ])('refuses %d of %d', (count, trials) => {
    expect(() => shareInterval(count, trials)).toThrow('requires a count of whole trials');
  });

  /** The chance, summed exactly, that the interval of a binomial count holds the true share. */
  function coverage(share: number, trials: number): number {
    let chance = (1 - share) ** trials;
    let held = 0;
    for (let count = 0; count <= trials; count++) {
      const { low, high } = shareInterval(count, trials);
      if (low <= share && share <= high) held += chance;
      chance *= ((trials - count) / (count + 1)) * (share / (1 - share));
    }
    return held;
  }

  // No simulation: the worst of these shares is covered 94.2 % of the time, all together 95.2 %.
  it('covers the true share about 95 times in 100', () => {
    const covered: number[] = [];
    for (let share = 0.001; share < 0.5; share += 0.0017) covered.push(coverage(share, 400));
    expect(Math.min(...covered)).toBeGreaterThan(0.94);
    const average = covered.reduce((sum, c) => sum + c, 0) / covered.length;
    expect(average).toBeGreaterThan(0.95);
    expect(average).toBeLessThan(0.955);
  });
});

describe('newcombeInterval', () => {
  // R. G. Newcombe, Statistics in Medicine 17 (1998), 873-890, table II: method 10.
  it.each([
    [56, 70, 48, 80, '0.0524 to 0.3339'],
    [9, 10, 3, 10, '0.1705 to 0.8090'],
    [6, 7, 2, 7, '0.0582 to 0.8062'],
    [5, 56, 0, 29, '-0.0381 to 0.1926'],
    [0, 10, 0, 20, '-0.1611 to 0.2775'],
    [0, 10, 0, 10, '-0.2775 to 0.2775'],
    [10, 10, 0, 20, '0.6791 to 1.0000'],
    [10, 10, 0, 10, '0.6075 to 1.0000'],
  ])('of %d/%d - %d/%d is as published', (a, m, b, n, published) => {
    expect(toFour(newcombeInterval({ count: a, trials: m }, { count: b, trials: n }))).toBe(published);
  });
});
