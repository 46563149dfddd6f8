import { unseenBound } from '../../statistics/unseen-bound.ts';
import type { Share } from '../../study/result.ts';
import { countWords, roundedDown } from './count.ts';

/** Keeps a number and its sign on one line. */
const SPACE = '\u00a0';

/** Decimals of a per cent that an error of so much (as a share) supports, from 0 to 7. */
export const decimalsFor = (error: number): number =>
  error <= 0 ? 2 : Math.min(7, Math.max(0, Math.ceil(-Math.log10(error * 100))));

/** A share in per cent, to so many decimals; never 0 % or 100 % unless it is just that. */
export function percent(share: number, decimals = 2): string {
  if (share === 0 || share === 1) return `${share * 100}${SPACE}%`;
  let digits = decimals;
  // As many more decimals as it takes to tell it from 0 and from 1 by two digits.
  while (digits < 12 && Math.min(share, 1 - share) * 100 < 10 ** -digits * 9.95) digits++;
  const tooSmall = 10 ** -12;
  if (share < tooSmall) return `less than ${tooSmall.toFixed(10)}${SPACE}%`;
  return `${fixed(share * 100, share < 0.1 || share > 0.9 ? digits : decimals)}${SPACE}%`;
}

/** A difference of shares in points, with its sign: `+20.14 points`. */
export function points(difference: number, decimals = 2): string {
  const value = difference * 100;
  let digits = decimals;
  while (value !== 0 && digits < 9 && Math.abs(value) < 10 ** -digits * 0.95) digits++;
  return `${value > 0 ? '+' : ''}${fixed(value, digits).replace('-', '−')}${SPACE}points`;
}

/** A simulated share with the decimals that its trials support; of what was never seen, what can be said of it. */
export function simulatedPercent(share: Share, trials: number): string {
  if (trials === 0) return 'not simulated';
  if (share.count === 0) return unseen(trials);
  if (share.count === trials) return `all ${countWords(trials)}: ${unseenComplement(trials)}`;
  return `${(share.simulated * 100).toFixed(decimalsFor((share.high - share.low) / 2))}${SPACE}%`;
}

/** What a share is believed to be: exact where it can be. */
export function sharePercent(share: Share, trials: number): string {
  return share.exact === undefined ? simulatedPercent(share, trials) : percent(share.exact);
}

/** As {@link sharePercent}, short enough to stand in a picture: `below 1 in 330,000` for what was never seen. */
export function shortPercent(share: Share, trials: number): string {
  if (share.exact === undefined && trials > 0) {
    const bound = unseenBound(trials);
    if (share.count === 0) return `below 1 in ${countWords(roundedDown(1 / bound, 2))}`;
    if (share.count === trials) return `above ${percent(1 - bound)}`;
  }
  return sharePercent(share, trials);
}

/** `0 of 1,000,000: less than 1 in 330,000 at 95 %`. */
export function unseen(trials: number): string {
  return `0 of ${countWords(trials)}: less than 1 in ${countWords(roundedDown(1 / unseenBound(trials), 2))} at 95${SPACE}%`;
}

const unseenComplement = (trials: number): string =>
  `fails less than once in ${countWords(roundedDown(1 / unseenBound(trials), 2))} at 95${SPACE}%`;

function fixed(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}
