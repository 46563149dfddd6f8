import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalsFor, percent, points, unseen } from '../../../src/report/words/percent.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('percent', () => {
  it.each([
    [0, '0 %'],
    [1, '100 %'],
    [11 / 36, '30.56 %'],
    [0.00001234, '0.0012 %'],
    [0.999988, '99.9988 %'],
    [0.1, '10.00 %'],
  ])('writes %d as %s', (share, text) => {
    expect(plain(percent(share))).toBe(text);
  });

  it('never says 0 % or 100 % of what is neither', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-11, max: 1 - 1e-11, noNaN: true }), (share) => {
        expect(Number.parseFloat(percent(share))).toBeGreaterThan(0);
        expect(Number.parseFloat(percent(share))).toBeLessThan(100);
      }),
      { seed: 11, numRuns: 2000 },
    );
  });
});

describe('decimalsFor', () => {
  it('shows no more than an error supports', () => {
    // Half-widths of 0.03, 0.3 and 3 points.
    expect([0.0003, 0.003, 0.03].map(decimalsFor)).toEqual([2, 1, 0]);
  });
});

describe('points', () => {
  it('has a sign', () => {
    expect(plain(points(0.2014))).toBe('+20.14 points');
    expect(plain(points(-0.0764))).toBe('−7.64 points');
    expect(plain(points(0))).toBe('0.00 points');
  });
});

describe('unseen', () => {
  it('says what can be said of what never happened', () => {
    expect(plain(unseen(1_000_000))).toBe('0 of 1,000,000: less than 1 in 330,000 at 95 %');
  });
});
