import { describe, expect, it } from 'vitest';
import { betaQuantile } from '../../src/statistics/beta-quantile.ts';
import { chiSquaredTail } from '../../src/statistics/chi-squared-tail.ts';
import { continuedFraction } from '../../src/statistics/continued-fraction.ts';
import { incompleteBeta } from '../../src/statistics/incomplete-beta.ts';
import { studentQuantile } from '../../src/statistics/student-quantile.ts';

const relative = (value: number, expected: number): number => Math.abs(value / expected - 1);

describe('continuedFraction', () => {
  it('finds the golden ratio and the square root of two', () => {
    expect(
      continuedFraction(
        1,
        () => 1,
        () => 1,
        100,
      ),
    ).toBeCloseTo((1 + Math.sqrt(5)) / 2, 14);
    expect(
      continuedFraction(
        1,
        () => 1,
        () => 2,
        100,
      ),
    ).toBeCloseTo(Math.SQRT2, 14);
  });

  it('says so when it has not settled', () => {
    expect(() =>
      continuedFraction(
        1,
        () => 1,
        () => 1,
        3,
      ),
    ).toThrow('not settled after 3 steps');
  });
});

describe('incompleteBeta', () => {
  // mpmath 1.3.0, 40 digits: betainc(a, b, 0, x, regularized=True).
  it.each([
    [0.5, 2, 3, 0.6875],
    [0.25, 0.5, 0.5, 0.3333333333333333],
    [0.9, 10, 1, 0.3486784401000001],
    [0.05, 1, 10, 0.4012630607616211],
    [0.41, 200, 300, 0.6776281647721789],
  ])('I_%d(%d, %d) is %d', (x, a, b, expected) => {
    expect(relative(incompleteBeta(x, a, b), expected)).toBeLessThan(1e-12);
  });

  // With parameters of millions the logarithms of the gamma function cancel: fewer digits are left.
  it.each([
    [3e-7, 3, 9_999_998, 0.5768099524794329],
    // scipy 1.17.1: special.betainc(5000000, 5000001, .5001).
    [0.5001, 5_000_000, 5_000_001, 0.7365586567750314],
  ])('I_%d(%d, %d) is %d', (x, a, b, expected) => {
    expect(relative(incompleteBeta(x, a, b), expected)).toBeLessThan(1e-6);
  });

  it('is 0 and 1 at the ends, and refuses what is out of range', () => {
    expect(incompleteBeta(0, 2, 3)).toBe(0);
    expect(incompleteBeta(1, 2, 3)).toBe(1);
    for (const [x, a, b] of [
      [-0.1, 1, 1],
      [1.1, 1, 1],
      [0.5, 0, 1],
      [0.5, 1, -1],
    ] as const) {
      expect(() => incompleteBeta(x, a, b)).toThrow(RangeError);
    }
  });
});

describe('betaQuantile', () => {
  // scipy 1.17.1: stats.beta.ppf(p, a, b).
  it.each([
    [0.025, 1, 100, 0.00025314603297742064],
    [0.975, 1, 100, 0.03621669264517641],
    [0.5, 30, 70, 0.2986619743086956],
    [0.975, 20, 999_981, 2.967069526465139e-5],
    [0.025, 3, 9_999_998, 6.186721656250593e-8],
    [0.975, 4, 9_999_997, 8.767270541303173e-7],
  ])('of %d under (%d, %d) is %d', (probability, a, b, expected) => {
    expect(relative(betaQuantile(probability, a, b), expected)).toBeLessThan(b > 1e6 ? 1e-7 : 1e-9);
  });

  it('undoes incompleteBeta', () => {
    expect(incompleteBeta(betaQuantile(0.3, 7, 2.5), 7, 2.5)).toBeCloseTo(0.3, 13);
  });

  it.each([0, 1, -1])('refuses %d', (probability) => {
    expect(() => betaQuantile(probability, 1, 1)).toThrow('requires a probability in (0, 1)');
  });
});

describe('studentQuantile', () => {
  // scipy 1.17.1: stats.t.ppf(p, df); the rows for 1, 2 and 10 stand in every printed table.
  it.each([
    [0.975, 1, 12.706204736174694],
    [0.975, 2, 4.302652729749462],
    [0.95, 3, 2.3533634348018233],
    [0.9995, 5, 6.868826625881276],
    [0.975, 10, 2.228138851986274],
    [0.975, 29, 2.045229642132703],
    [0.9995, 150, 3.356568981742476],
    [0.975, 999, 1.9623414611334493],
    [0.975, 1e6, 1.959966356814107],
  ])('of %d with %d degrees of freedom is %d', (probability, freedom, expected) => {
    expect(relative(studentQuantile(probability, freedom), expected)).toBeLessThan(1e-10);
  });

  it('passes from one method to the other without a step', () => {
    const [before, after] = [studentQuantile(0.975, 299.999999), studentQuantile(0.975, 300)];
    expect(Math.abs(before - after)).toBeLessThan(1e-9);
    expect(studentQuantile(0.5, 7)).toBe(0);
  });

  it.each([
    [0.4, 10],
    [1, 10],
    [0.9, 0],
  ])('refuses %d, %d', (probability, freedom) => {
    expect(() => studentQuantile(probability, freedom)).toThrow(RangeError);
  });
});

describe('chiSquaredTail', () => {
  // scipy 1.17.1: stats.chi2.sf(x, k).
  it.each([
    [3.841458820694124, 1, 0.05],
    [18.307038053275146, 10, 0.05],
    [0.5, 2, 0.7788007830714049],
    [100, 10, 5.4497019829205215e-17],
    [0.001, 3, 0.9999915920809419],
    [12.3, 11, 0.3415208582761478],
    [900, 1000, 0.9892827619087102],
    [150, 35, 3.464776032288511e-16],
  ])('of %d with %d degrees of freedom is %d', (statistic, freedom, expected) => {
    expect(relative(chiSquaredTail(statistic, freedom), expected)).toBeLessThan(1e-12);
  });

  it('runs from 1 to 0, and refuses what is out of range', () => {
    expect(chiSquaredTail(0, 4)).toBe(1);
    expect(chiSquaredTail(Number.POSITIVE_INFINITY, 4)).toBe(0);
    expect(() => chiSquaredTail(-1, 4)).toThrow(RangeError);
    expect(() => chiSquaredTail(1, 0)).toThrow(RangeError);
  });
});
