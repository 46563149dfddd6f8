/**
 * How the ways of a die are read from random numbers of 1, 2 or 4 bytes, exactly: each way takes the same whole number of
 * them, and what is left over is rejected.
 */
export interface Limits {
  /** Bytes of a random number. */
  readonly bytes: 1 | 2 | 4;
  /** For each edge: numbers below this, and not below the one before, take it. Unsigned, ascending. */
  readonly limits: readonly number[];
  /** Size of the range of numbers: 2^(8 · bytes). */
  readonly range: number;
}

/**
 * The fewest bytes that reject less than 45 % of their numbers; two and four bytes never reject half.
 *
 * @example limitsOf([7, 5], 12); // { bytes: 1, limits: [147, 252], range: 256 }
 */
export function limitsOf(ways: readonly number[], total: number): Limits {
  const bytes = Math.floor(256 / total) * total >= 0.55 * 256 ? 1 : total <= 2 ** 16 ? 2 : 4;
  const range = 2 ** (8 * bytes);
  const numbersForEachWay = Math.floor(range / total);
  let limit = 0;
  const limits = ways.map((n) => {
    limit += n * numbersForEachWay;
    return limit;
  });
  return { bytes, limits, range };
}
