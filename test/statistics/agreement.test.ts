import { describe, expect, it } from 'vitest';
import { agreement, FALSE_ALARMS } from '../../src/statistics/agreement.ts';
import { binomialTails } from '../../src/statistics/binomial-tails.ts';
import { meanSurprise } from '../../src/statistics/mean-surprise.ts';
import { shareSurprise, surpriseAtLeast } from '../../src/statistics/share-surprise.ts';

describe('binomialTails', () => {
  // scipy 1.17.1: stats.binom.cdf(k, n, p), stats.binom.sf(k - 1, n, p).
  it.each([
    [3, 10, 0.5, 0.171875, 0.9453125],
    [0, 100, 0.01, 0.3660323412732295, 1],
    [583_333, 1_000_000, 7 / 12, 0.5001123892341799, 0.5006968129159616],
    [585_000, 1_000_000, 7 / 12, 0.9996404904802507, 0.0003621743806249918],
    [12, 10_000_000, 1e-6, 0.791556571175277, 0.30322379682864314],
    [4_166_000, 10_000_000, 5 / 12, 0.3345867136614268, 0.6656468254804075],
  ])('of %d in %d at %d', (count, trials, share, atMost, atLeast) => {
    const tails = binomialTails(count, trials, share);
    expect(Math.abs(tails.atMost / atMost - 1)).toBeLessThan(1e-6);
    expect(Math.abs(tails.atLeast / atLeast - 1)).toBeLessThan(1e-6);
  });

  it('knows what cannot happen and what must', () => {
    expect(binomialTails(0, 10, 0)).toEqual({ atMost: 1, atLeast: 1 });
    expect(binomialTails(1, 10, 0)).toEqual({ atMost: 1, atLeast: 0 });
    expect(binomialTails(10, 10, 1)).toEqual({ atMost: 1, atLeast: 1 });
    expect(binomialTails(9, 10, 1)).toEqual({ atMost: 0, atLeast: 1 });
    expect(binomialTails(10, 10, 0.5).atMost).toBe(1);
    expect(binomialTails(10, 10, 0.5).atLeast).toBeCloseTo(0.5 ** 10, 15);
  });
});

describe('shareSurprise', () => {
  it('is never below the true chance of a count as far out: summed exactly', () => {
    for (const [trials, share] of [
      [20, 0.5],
      [50, 0.03],
      [7, 5 / 12],
    ] as const) {
      const chances: number[] = [];
      let chance = (1 - share) ** trials;
      for (let count = 0; count <= trials; count++) {
        chances.push(chance);
        chance *= ((trials - count) / (count + 1)) * (share / (1 - share));
      }
      for (const alarm of [0.3, 0.05, 0.01, 1e-4]) {
        const rate = chances.reduce(
          (sum, c, k) => sum + (shareSurprise(k, trials, share) < alarm ? c : 0),
          0,
        );
        expect(rate).toBeLessThanOrEqual(alarm);
      }
    }
  });

  it('is total where the impossible was seen', () => {
    expect(shareSurprise(1, 1e7, 0)).toBe(0);
    expect(shareSurprise(1e7 - 1, 1e7, 1)).toBe(0);
    expect(shareSurprise(0, 1e7, 0)).toBe(1);
  });
});

describe('surpriseAtLeast', () => {
  it('is never above the p-value, and the p-value itself far out and for few trials', () => {
    for (const share of [0.0102, 0.2, 0.5, 11 / 36, 0.985]) {
      const deviation = Math.sqrt(1e6 * share * (1 - share));
      for (const deviations of [-2.1, -2, -1.99, -0.3, 0, 0.9, 1.9, 1.999, 2, 2.1, 9]) {
        const count = Math.round(1e6 * share + deviations * deviation);
        const exact = shareSurprise(count, 1e6, share);
        const found = surpriseAtLeast(count, 1e6, share);
        expect(found).toBeLessThanOrEqual(exact);
        if (Math.abs(deviations) > 2) expect(found).toBe(exact);
        else if (Math.abs(deviations) < 1.99 && deviation >= 100) expect(found).toBe(0.035);
      }
    }
    expect(surpriseAtLeast(12, 100, 0.1)).toBe(shareSurprise(12, 100, 0.1));
  });
});

describe('meanSurprise', () => {
  it('is never below the true chance: a skewed value of 0 or 10, summed exactly', () => {
    const [trials, share] = [40, 0.02];
    const known = { mean: 10 * share, variance: 100 * share * (1 - share), least: 0, most: 10 };
    for (let far = 0; far <= trials; far++) {
      const mean = (10 * far) / trials;
      const off = Math.abs(mean - known.mean);
      let chance = (1 - share) ** trials;
      let beyond = 0;
      for (let count = 0; count <= trials; count++) {
        if (Math.abs((10 * count) / trials - known.mean) >= off - 1e-12) beyond += chance;
        chance *= ((trials - count) / (count + 1)) * (share / (1 - share));
      }
      expect(meanSurprise(mean, trials, known)).toBeGreaterThanOrEqual(Math.min(1, beyond) - 1e-12);
    }
  });

  it('finds a mean that is ten standard errors off', () => {
    const known = { mean: 7, variance: 35 / 6, least: 2, most: 12 };
    const error = Math.sqrt(known.variance / 1e6);
    expect(meanSurprise(7 + 10 * error, 1e6, known)).toBeLessThan(1e-20);
    expect(meanSurprise(7 + error, 1e6, known)).toBeGreaterThan(0.1);
  });

  it('takes no offence at the last digits of a constant', () => {
    const known = { mean: 4.1, variance: 0, least: 4.1, most: 4.1 };
    expect(meanSurprise(4.1 + 1e-15, 1e7, known)).toBe(1);
    expect(meanSurprise(4.2, 1e7, known)).toBeLessThan(1e-100);
  });
});

describe('agreement', () => {
  it('shares the rate of false alarms out among all comparisons', () => {
    expect(agreement([FALSE_ALARMS * 0.9])).toEqual([false]);
    expect(agreement([FALSE_ALARMS * 0.9, 1])).toEqual([true, true]);
    expect(agreement([FALSE_ALARMS * 0.4, 1])).toEqual([false, true]);
    expect(agreement([])).toEqual([]);
  });
});
