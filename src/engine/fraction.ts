import { greatestDivisor } from './greatest-divisor.ts';

/** An exact share. `under` is above 0. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const zero: Fraction = { over: 0n, under: 1n };

/** The same fraction in lowest terms. */
export function reduce({ over, under }: Fraction): Fraction {
  if (over === 0n) return zero;
  const common = greatestDivisor(over < 0n ? -over : over, under);
  return { over: over / common, under: under / common };
}

/** The sum: over the denominator that both have, so that many are added quickly; else in lowest terms. */
export function add(a: Fraction, b: Fraction): Fraction {
  if (a.over === 0n) return b;
  if (a.under === b.under) return { over: a.over + b.over, under: a.under };
  return reduce({ over: a.over * b.under + b.over * a.under, under: a.under * b.under });
}

/** The nearest float64 (subnormal numbers may be off by their last bit). */
export function toNumber({ over, under }: Fraction): number {
  if (over < 0n) return -toNumber({ over: -over, under });
  // A quotient of 64 bits or more, its last bit set if anything was left over, is rounded to 53 bits as the fraction is.
  const shift = Math.max(0, 64 + bits(under) - bits(over));
  const scaled = over << BigInt(shift);
  const quotient = scaled / under;
  const rounded = Number(quotient * under === scaled ? quotient : quotient | 1n);
  const half = Math.min(shift, 1000);
  return rounded * 2 ** -half * 2 ** (half - shift);
}

/** `11/36`; whole numbers without the stroke. */
export function text(fraction: Fraction): string {
  const { over, under } = reduce(fraction);
  return under === 1n ? `${over}` : `${over}/${under}`;
}

const bits = (positive: bigint): number => positive.toString(16).length * 4;
