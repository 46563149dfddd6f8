const TINY = 1e-300;
const PRECISION = 2e-16;

/**
 * The value of the continued fraction `b0 + a1 / (b1 + a2 / (b2 + …))`.
 *
 * The modified Lentz method: W. H. Press et al., Numerical Recipes, 3rd edition, section 5.2.
 *
 * @param b0 the part before the first fraction.
 * @param over a of the i-th fraction, i = 1, 2, …
 * @param under b of the i-th fraction; apart from a, since pairs of them would have to be made thousands of times.
 * @param most fractions to try.
 * @throws Error if it has not settled after `most` fractions.
 */
export function continuedFraction(
  b0: number,
  over: (i: number) => number,
  under: (i: number) => number,
  most: number,
): number {
  let value = b0 || TINY;
  let grown = value;
  let shrunk = 0;
  for (let i = 1; i <= most; i++) {
    const a = over(i);
    const b = under(i);
    shrunk = 1 / (b + a * shrunk || TINY);
    grown = b + a / grown || TINY;
    const factor = grown * shrunk;
    value *= factor;
    if (Math.abs(factor - 1) <= PRECISION) return value;
  }
  throw new Error(`a continued fraction has not settled after ${most} steps`);
}
