import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, reduce, text, toNumber } from '../../src/engine/fraction.ts';

const of = (over: bigint, under: bigint) => ({ over, under });

describe('fraction', () => {
  it('reduces, adds and writes', () => {
    expect(reduce(of(36n, 48n))).toEqual(of(3n, 4n));
    expect(reduce(of(0n, 5n))).toEqual(of(0n, 1n));
    expect(reduce(of(-6n, 4n))).toEqual(of(-3n, 2n));
    expect(add(of(1n, 6n), of(1n, 3n))).toEqual(of(1n, 2n));
    expect(add(of(1n, 6n), of(1n, 6n))).toEqual(of(2n, 6n));
    expect(add(of(0n, 1n), of(2n, 6n))).toEqual(of(2n, 6n));
    expect(text(of(22n, 72n))).toBe('11/36');
    expect(text(of(0n, 7n))).toBe('0');
    expect(text(of(7n, 7n))).toBe('1');
  });

  it('is converted as division would where both are exact', () => {
    const whole = fc.bigInt({ min: 0n, max: 2n ** 53n });
    fc.assert(
      fc.property(
        whole,
        whole.filter((n) => n > 0n),
        fc.bigInt({ min: 1n, max: 2n ** 3000n }),
        (over, under, by) => {
          // IEEE division of exact numbers is correctly rounded, and so must the fraction be, however it is written.
          expect(toNumber(of(over * by, under * by))).toBe(Number(over) / Number(under));
          expect(toNumber(of(-over, under))).toBe(over === 0n ? 0 : -(Number(over) / Number(under)));
        },
      ),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('is converted where neither part fits into a number', () => {
    expect(toNumber(of(10n ** 400n, 3n * 10n ** 400n))).toBe(1 / 3);
    expect(toNumber(of(1n, 10n ** 300n))).toBe(1e-300);
    expect(toNumber(of(1n, 2n ** 1074n))).toBe(2 ** -1074);
    expect(toNumber(of(1n, 10n ** 400n))).toBe(0);
    expect(toNumber(of(10n ** 30n, 1n))).toBe(1e30);
  });
});
