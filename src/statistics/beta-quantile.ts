import { incompleteBeta } from './incomplete-beta.ts';

/**
 * The value that a beta variable does not exceed with the given probability: the inverse of
 * {@link incompleteBeta} in x, by bisection, on a logarithmic scale while the bracket spans more than a factor.
 *
 * @param probability in (0, 1).
 * @param a above 0.
 * @param b above 0.
 * @example betaQuantile(0.975, 1, 100); // 0.036216692645…: the upper end for 0 of 100
 */
export function betaQuantile(probability: number, a: number, b: number): number {
  if (!(probability > 0 && probability < 1)) {
    throw new RangeError(`betaQuantile requires a probability in (0, 1), not ${probability}`);
  }
  let low = Number.MIN_VALUE;
  let high = 1;
  for (;;) {
    const middle = high > 2 * low ? Math.sqrt(low) * Math.sqrt(high) : low + (high - low) / 2;
    if (middle <= low || middle >= high) return middle;
    if (incompleteBeta(middle, a, b) < probability) low = middle;
    else high = middle;
  }
}
