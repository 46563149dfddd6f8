import { type Fraction, text } from '../engine/fraction.ts';

/** More digits than this, above and below the stroke together, nobody reads. */
const MOST_DIGITS = 60;

/** `11/36`, or undefined where it is too long to be read. */
export function readableFraction(fraction: Fraction | undefined): string | undefined {
  if (fraction === undefined) return undefined;
  const written = text(fraction);
  return written.replace('/', '').length <= MOST_DIGITS ? written : undefined;
}
