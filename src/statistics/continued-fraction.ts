const TINY = 1e-300;
const PRECISION = 2e-16;

/**
 * The value of the continued fraction `b0 + a1 / (b1 + a2 / (b2 + …))`.
 *
 * The modified Lentz method: W. H. Press et al., Numerical Recipes, 3rd edition, section 5.2.
 *
 * @param b0 the part before the first fraction.
 * @param term the pair [a, b] of the i-th fraction, i = 1, 2, …
 * @param most fractions to try.
 * @throws Error if it has not settled after `most` fractions.
 */
export function continuedFraction(
  b0: number,
  term: (i: number) => readonly [a: number, b: number],
  most: number,
): number {
  let value = b0 || TINY;
  let over = value;
  let under = 0;
  for (let i = 1; i <= most; i++) {
    const [a, b] = term(i);
    under = 1 / (b + a * under || TINY);
    over = b + a / over || TINY;
    const factor = over * under;
    value *= factor;
    if (Math.abs(factor - 1) <= PRECISION) return value;
  }
  throw new Error(`a continued fraction has not settled after ${most} steps`);
}
