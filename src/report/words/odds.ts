import { numberWords, rounded, timesWords } from './count.ts';

/** A fraction with a small denominator that is near a share. */
interface Near {
  readonly over: number;
  readonly under: number;
}

/** How far a fraction may be from a share, relative to the share or its rest, whichever is smaller. */
const TOLERANCE = 0.02;

/** How far a share that was rounded to nine digits may be from the fraction it stands for. */
const ROUNDING = 1e-9;

/**
 * A chance in words that a reader can picture: `five times in 18`, `about once in 13`, `about 13 times in 14`, `all but about once in 400`,
 * `never`, `always`. "About" stands wherever the words are not exact.
 *
 * @param share in [0, 1].
 */
export function oddsInWords(share: number): string {
  if (share === 0) return 'never';
  if (share === 1) return 'always';
  if (share > 1 - 1 / 100) return `all but ${oddsInWords(1 - share)}`;
  const { over, under } = near(share);
  // A share comes rounded to nine digits: 0.166666667 is 1/6.
  const within = under <= 36 ? ROUNDING : 1e-9 * share;
  const about = Math.abs(over / under - share) < within ? '' : 'about ';
  if (over === 1 && under === 2) return `${about}every other time`;
  return `${about}${timesWords(over)} in ${numberWords(under)}`;
}

/** Denominators that are easily pictured. */
const PLAIN = [2, 3, 4, 5, 6, 8, 10, 12];
const UP_TO_36 = Array.from({ length: 35 }, (_, i) => i + 2);

function near(share: number): Near {
  const rest = Math.min(share, 1 - share);
  const exact = fractionNear(share, UP_TO_36, ROUNDING);
  if (exact !== undefined) return exact;
  if (share < 1 / 12) return { over: 1, under: rounded(1 / share, 2) };
  const failsOnceIn = Math.round(1 / rest);
  if (share > 11 / 12) return { over: failsOnceIn - 1, under: failsOnceIn };
  return fractionNear(share, PLAIN, TOLERANCE * rest) ?? { over: Math.round(share * 100), under: 100 };
}

/** The first fraction, of the given denominators, that is within so much of a share. */
function fractionNear(share: number, denominators: readonly number[], within: number): Near | undefined {
  for (const under of denominators) {
    const over = Math.round(share * under);
    if (over > 0 && over < under && Math.abs(over / under - share) <= within) return { over, under };
  }
  return undefined;
}
