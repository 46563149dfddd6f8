import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '../../src/engine/rule.ts';
import { StateNumbers } from '../../src/engine/state-numbers.ts';

const value: fc.Arbitrary<Value> = fc.oneof(
  fc.integer({ min: -2, max: 2 }),
  fc.constantFrom(0.5, 2 ** 31, 2 ** 32, -(2 ** 40), 1e300, Number.NaN, Number.POSITIVE_INFINITY),
  fc.constantFrom('', '0', '1', 'a', 'b'),
  fc.boolean(),
);

describe('StateNumbers', () => {
  it('gives equal lists of values one number, and others another', () => {
    const property = fc.property(
      fc.array(fc.array(value, { maxLength: 40 }), { minLength: 2, maxLength: 30 }),
      (all) => {
        const numbers = new StateNumbers();
        const keys: string[] = [];
        for (const values of [...all, ...all]) {
          const key = values.map((each) => `${typeof each} ${each};`).join('');
          if (!keys.includes(key)) keys.push(key);
          expect(numbers.of(values)).toBe(keys.indexOf(key));
        }
      },
    );
    fc.assert(property, { seed: 6, numRuns: 300 });
  });

  it('tells types apart, and 0 from no other zero', () => {
    const numbers = new StateNumbers();
    const all: Value[][] = [[1], ['1'], [true], [1.5], [0], [false], [-0], [1], []];
    expect(all.map((values) => numbers.of(values))).toEqual([0, 1, 2, 3, 4, 5, 4, 0, 6]);
  });
});
