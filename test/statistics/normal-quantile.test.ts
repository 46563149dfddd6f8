import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../../src/statistics/normal-quantile.ts';

describe('normalQuantile', () => {
  // mpmath 1.3.0, 40 digits: sqrt(2) * erfinv(2 p - 1), and below 1e-20 findroot(log(ncdf(x)) - log(p)).
  it.each([
    [0.6, 0.2533471031357998],
    [0.9, 1.2815515655446004],
    [0.95, 1.6448536269514726],
    [0.975, 1.9599639845400543],
    [0.995, 2.575829303548901],
    [0.999, 3.0902323061678136],
    [0.425, -0.1891184262727925],
    [0.0750001, -1.4395307645017297],
    [0.0003, -3.431614403623269],
    [1e-7, -5.1993375821928165],
    [1e-12, -7.034483825301132],
    [1e-30, -11.464024688443615],
    [1e-300, -37.0470962993612],
  ])('of %d is %d', (probability, expected) => {
    expect(Math.abs(normalQuantile(probability) / expected - 1)).toBeLessThan(1e-14);
  });

  it('is symmetric about a half, and unbounded', () => {
    expect(normalQuantile(0.5)).toBe(0);
    for (const p of [0.01, 0.06, 0.3]) expect(normalQuantile(1 - p)).toBeCloseTo(-normalQuantile(p), 13);
    expect(normalQuantile(0)).toBe(Number.NEGATIVE_INFINITY);
    expect(normalQuantile(1)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([-0.1, 1.1, Number.NaN])('refuses %d', (probability) => {
    expect(() => normalQuantile(probability)).toThrow('requires a probability in [0, 1]');
  });
});
