import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatestDivisor } from '../../src/engine/greatest-divisor.ts';

/** Euclid's way, as the oracle. */
const plain = (a: bigint, b: bigint): bigint => (b === 0n ? a : plain(b, a % b));

describe('greatestDivisor', () => {
  it('is what Euclid finds, of any two numbers', () => {
    const primes = fc.array(fc.constantFrom(2n, 3n, 5n, 7n, 11n, 13n, 97n), { maxLength: 120 });
    const number = primes.map((all) => all.reduce((product, prime) => product * prime, 1n));
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        for (const [one, other] of [
          [a, b],
          [c, b],
          [b, a],
          [a + 1n, b],
          [a, a * b],
        ] as const) {
          expect(greatestDivisor(one, other)).toBe(plain(one, other));
        }
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  it('is 1 of numbers that have none, and the number itself of equal ones', () => {
    expect(greatestDivisor(6n ** 200n + 1n, 6n ** 200n)).toBe(1n);
    expect(greatestDivisor(6n ** 200n, 6n ** 200n)).toBe(6n ** 200n);
    expect(greatestDivisor(1n, 1n)).toBe(1n);
  });
});
