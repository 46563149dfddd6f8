import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost } from '../../src/dice/at-most.ts';
import { highestOf, lowestOf, sumOf } from '../../src/dice/combine.ts';
import { d3, d6, threeD6DropHighest, threeD6DropLowest, twoD6 } from '../../src/dice/common.ts';
import { composite, weighted } from '../../src/dice/composite.ts';
import type { Die } from '../../src/dice/die.ts';
import { oneOf } from '../../src/dice/one-of.ts';
import { isPool, type Pool, type Rollable, valuesOf } from '../../src/dice/pool.ts';
import { successes } from '../../src/dice/successes.ts';

const waysOf = (die: Rollable): Record<number, number> =>
  Object.fromEntries((die as Die).faces.map(({ value, ways }) => [value, ways]));

/** Exact shares of a pool's or a die's values, by going through its parts. The oracle for pools. */
function shares(what: Rollable): Map<number, number> {
  if (!isPool(what)) return new Map(what.faces.map(({ value, ways }) => [value, ways / what.total]));
  let before = new Map([[what.stages[0]![0]!, 1]]);
  for (const part of what.parts) {
    const after = new Map<number, number>();
    for (const [value, share] of before) {
      for (const face of part.faces) {
        const next = what.join(value, face.value);
        after.set(next, (after.get(next) ?? 0) + (share * face.ways) / part.total);
      }
    }
    before = after;
  }
  return before;
}

describe('dice by name', () => {
  it('have the ways that can be counted by hand', () => {
    expect(waysOf(d3)).toEqual({ 1: 1, 2: 1, 3: 1 });
    expect(waysOf(twoD6)).toEqual({ 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 });
    // Two lowest of three: 1, 1 and anything: 16 ways; a double 6 only of three sixes.
    expect(waysOf(threeD6DropHighest)).toMatchObject({ 2: 16, 12: 1 });
    expect(waysOf(threeD6DropLowest)).toMatchObject({ 2: 1, 12: 16 });
    expect(threeD6DropHighest.total).toBe(216);
  });
});

describe('weighted', () => {
  it('sorts its faces and leaves out what cannot be', () => {
    expect(
      weighted('w', [
        [5, 2],
        [1, 3],
        [2, 0],
      ]),
    ).toMatchObject({
      total: 5,
      faces: [
        { value: 1, ways: 3 },
        { value: 5, ways: 2 },
      ],
    });
  });

  it.each<[string, [number, number][]]>([
    ['no ways', [[1, 0]]],
    [
      'too many ways',
      [
        [1, 2 ** 32],
        [2, 1],
      ],
    ],
    ['broken values', [[0.5, 1]]],
    ['values that are too large', [[2 ** 31, 1]]],
    [
      'broken ways',
      [
        [1, 0.5],
        [2, 0.5],
      ],
    ],
    [
      'ways below nothing',
      [
        [1, -1],
        [2, 3],
      ],
    ],
    [
      'ways that are no number',
      [
        [1, Number.NaN],
        [2, 3],
      ],
    ],
  ])('refuses %s', (_, ways) => {
    expect(() => weighted('w', ways)).toThrow(RangeError);
  });
});

describe('atMost', () => {
  it('splits a die in two, once', () => {
    expect(waysOf(atMost(twoD6, 7))).toEqual({ 0: 15, 1: 21 });
    expect(atMost(twoD6, 7)).toBe(atMost(twoD6, 7));
    expect(waysOf(atMost(twoD6, 1))).toEqual({ 0: 36 });
    expect(waysOf(atMost(twoD6, 12))).toEqual({ 1: 36 });
  });
});

describe('oneOf', () => {
  it('picks a group by its size', () => {
    expect(waysOf(oneOf(1, 0, 11))).toEqual({ 0: 1, 2: 11 });
    expect(oneOf(1, 0, 11)).toBe(oneOf(1, 0, 11));
    expect(oneOf(1, 2000)).toBe(oneOf(1, 2000));
    expect(() => oneOf(0, 0)).toThrow(RangeError);
  });
});

describe('sums, highest and lowest', () => {
  it.each([1, 2, 3, 4])('of %i dice are those of going through all throws', (count) => {
    const throws = (read: (dice: readonly number[]) => number): Record<number, number> =>
      waysOf(composite('all throws', Array(count).fill(6), read));
    expect(waysOf(sumOf(count, d6))).toEqual(throws((dice) => dice.reduce((a, b) => a + b)));
    expect(waysOf(highestOf(count, d6))).toEqual(throws((dice) => Math.max(...dice)));
    expect(waysOf(lowestOf(count, d6))).toEqual(throws((dice) => Math.min(...dice)));
  });

  it('become pools where they have too many ways', () => {
    expect(isPool(sumOf(12, d6))).toBe(false);
    const pool = sumOf(30, d6) as Pool;
    expect(pool.parts.map((part) => part.total)).toEqual([6 ** 10, 6 ** 10, 6 ** 10]);
    expect(valuesOf(pool).slice(0, 2)).toEqual([30, 31]);
    expect(valuesOf(pool).at(-1)).toBe(180);
    const highest = shares(highestOf(30, d6));
    for (let most = 1, below = 0; most <= 6; most++) {
      below += highest.get(most)!;
      expect(below).toBeCloseTo((most / 6) ** 30, 14);
    }
    expect(shares(lowestOf(40, d6)).get(1)).toBeCloseTo(1 - (5 / 6) ** 40, 14);
  });

  it('are made once and refuse no dice at all', () => {
    expect(sumOf(30, d6)).toBe(sumOf(30, d6));
    expect(sumOf(1, d6)).toBe(d6);
    expect(() => sumOf(0, d6)).toThrow('0 is no number of dice');
    expect(() => sumOf(1.5, d6)).toThrow(RangeError);
  });
});

describe('successes', () => {
  it('have the ways of Bernoulli', () => {
    expect(waysOf(successes(2, 1, 6))).toEqual({ 0: 25, 1: 10, 2: 1 });
    expect(waysOf(successes(3, 18, 36))).toEqual({ 0: 1, 1: 3, 2: 3, 3: 1 });
    expect(waysOf(successes(0, 1, 6))).toEqual({ 0: 1 });
    expect(waysOf(successes(200, 0, 6))).toEqual({ 0: 1 });
    expect(waysOf(successes(200, 6, 6))).toEqual({ 200: 1 });
    expect((successes(32, 1, 2) as Die).total).toBe(2 ** 32);
    expect(waysOf(successes(32, 1, 2))[16]).toBe(601_080_390);
  });

  it('are exact for any number of throws', () => {
    const chance = fc
      .integer({ min: 1, max: 1296 })
      .chain((outOf) => fc.tuple(fc.integer({ min: 0, max: outOf }), fc.constant(outOf)));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), chance, (count, [ways, outOf]) => {
        const p = ways / outOf;
        let mean = 0;
        let square = 0;
        let total = 0;
        for (const [value, share] of shares(successes(count, ways, outOf))) {
          total += share;
          mean += value * share;
          square += value * value * share;
        }
        expect(total).toBeCloseTo(1, 12);
        expect(mean).toBeCloseTo(count * p, 9);
        expect(square - mean * mean).toBeCloseTo(count * p * (1 - p), 7);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('are made once and refuse what is no chance', () => {
    expect(successes(10, 2, 4)).toBe(successes(10, 1, 2));
    for (const [ways, outOf] of [
      [1, 0],
      [-1, 6],
      [7, 6],
      [0.5, 1],
      [1, 2.5],
      [1, 2 ** 33],
    ] as const) {
      expect(() => successes(1, ways, outOf)).toThrow(`${ways} in ${outOf} is no chance`);
    }
    for (const count of [-1, 0.5, 1001]) expect(() => successes(count, 1, 6)).toThrow(RangeError);
  });
});
