/** What is known exactly of the values whose mean is judged. */
export interface Known {
  readonly mean: number;
  readonly variance: number;
  /** The lowest and the highest value there can be. */
  readonly least: number;
  readonly most: number;
}

/**
 * How surprising a mean of independent values is under their exact distribution: a bound on the two-sided p-value
 * that holds for any number of values and any skew, where a normal curve would be wrong far out.
 *
 * Bernstein's inequality: S. Boucheron, G. Lugosi, P. Massart, Concentration Inequalities (2013), corollary 2.11.
 *
 * @param count how many values, at least 1.
 * @returns in [0, 1]: no less than the chance of a mean at least as far out, on a faultless run.
 */
export function meanSurprise(mean: number, count: number, known: Known): number {
  // Means are sums of rounded numbers: a difference in the last digits is none.
  const slack = 1e-12 * Math.max(1, Math.abs(known.least), Math.abs(known.most));
  const off = Math.max(0, Math.abs(mean - known.mean) - slack);
  if (off === 0) return 1;
  const reach = Math.max(known.most - known.mean, known.mean - known.least, 0);
  return Math.min(1, 2 * Math.exp((-count * off * off) / (2 * (known.variance + (reach * off) / 3))));
}
