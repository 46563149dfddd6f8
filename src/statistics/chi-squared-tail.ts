import { gammaln } from 'simple-statistics';
import { continuedFraction } from './continued-fraction.ts';

/**
 * The probability that a χ² variable is at least as large as the statistic: the p-value of a χ² test.
 *
 * The upper regularised incomplete gamma function Q(k/2, χ²/2), by its series (DLMF 8.11.4) or its continued
 * fraction (DLMF 8.9.2), whichever settles faster.
 *
 * @param statistic not negative.
 * @param freedom degrees of freedom, above 0.
 * @throws RangeError if an argument is out of range.
 * @example chiSquaredTail(18.307038053275146, 10); // 0.05
 */
export function chiSquaredTail(statistic: number, freedom: number): number {
  if (!(statistic >= 0 && freedom > 0)) {
    throw new RangeError(
      `chiSquaredTail requires a statistic of at least 0 and degrees of freedom above 0, not ${statistic}, ${freedom}`,
    );
  }
  if (statistic === 0) return 1;
  if (statistic === Number.POSITIVE_INFINITY) return 0;
  const a = freedom / 2;
  const x = statistic / 2;
  const front = Math.exp(a * Math.log(x) - x - gammaln(a));
  if (x < a + 1) return 1 - front * series(a, x);
  const over = (i: number): number => -i * (i - a);
  const under = (i: number): number => x + 2 * i + 1 - a;
  const fraction = continuedFraction(x + 1 - a, over, under, 10_000);
  return front / fraction;
}

/** The lower incomplete gamma function of a and x, over `x^a e^-x`. */
function series(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * 1e-17; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}
