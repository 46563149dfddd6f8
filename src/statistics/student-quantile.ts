import { betaQuantile } from './beta-quantile.ts';
import { normalQuantile } from './normal-quantile.ts';

/** From here on the expansion in 1 / freedom is used: its next term is below 1e-9 of the value. */
const MANY = 300;

/**
 * The value that a Student t variable does not exceed with the given probability.
 *
 * By the beta distribution, and for many degrees of freedom by the expansion of M. Abramowitz, I. Stegun,
 * Handbook of Mathematical Functions, 26.7.5.
 *
 * @param probability in [0.5, 1): the upper half.
 * @param freedom degrees of freedom, at least 1.
 * @throws RangeError if an argument is out of range.
 * @example studentQuantile(0.975, 10); // 2.228138851…
 */
export function studentQuantile(probability: number, freedom: number): number {
  if (!(probability >= 0.5 && probability < 1 && freedom >= 1)) {
    throw new RangeError(
      `studentQuantile requires a probability in [0.5, 1) and a freedom of at least 1, not ${probability}, ${freedom}`,
    );
  }
  if (probability === 0.5) return 0;
  if (freedom < MANY) {
    return Math.sqrt(freedom * (1 / betaQuantile(2 * (1 - probability), freedom / 2, 0.5) - 1));
  }
  const z = normalQuantile(probability);
  const terms = [
    z ** 3 + z,
    5 * z ** 5 + 16 * z ** 3 + 3 * z,
    3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z,
    79 * z ** 9 + 776 * z ** 7 + 1482 * z ** 5 - 1920 * z ** 3 - 945 * z,
  ];
  const under = [4, 96, 384, 92160];
  return terms.reduce((sum, term, i) => sum + term / (under[i]! * freedom ** (i + 1)), z);
}
