import type { Cell, Result, Share } from '../../study/result.ts';
import { headlineOf } from '../reading/headline.ts';
import { isImpossible } from '../reading/impossible.ts';
import { alternativesOf, variedOf } from '../reading/varied.ts';
import { answerOf } from './answer.ts';
import { caseWords } from './case-words.ts';
import { decimalsFor, percent, simulatedPercent } from './percent.ts';
import { capital } from './sentence.ts';

/** Cases that are listed at most. */
const MOST = 8;

/** Fractions with more letters than this stand in the record only. */
const LONGEST = 24;

/** A result in plain sentences for the terminal: the answer, then each outcome or each case on a line. */
export function summary(result: Result): string {
  const isOne = variedOf(result).length === 0 && alternativesOf(result).length === 0;
  const first = result.cells[0];
  const lines =
    isOne && first !== undefined
      ? first.outcomes
          .filter((share) => !isImpossible(share))
          .map((share): [string, string] => [capital(share.clause), shareLine(share, first)])
      : result.cells.map((cell): [string, string] => [
          caseWords(cell),
          shareLine(headlineOf(result, cell), cell),
        ]);
  const shown = lines.slice(0, MOST);
  const width = Math.max(0, ...shown.map(([name]) => name.length));
  const more = lines.length - shown.length;
  return [
    answerOf(result),
    ...shown.map(([name, line]) => `  ${name.padEnd(width)}  ${line}`),
    ...(more > 0 ? [`  … and ${more} more cases; --json prints them all`] : []),
    ...(result.complete ? [] : ['Stopped before the end: these are the trials that were finished.']),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

/** `30.56 % ± 0.03 points (95 %); exact 30.5556 % = 11/36; agrees`. */
export function shareLine(share: Share, { trials }: Cell): string {
  const exact =
    share.exact === undefined
      ? []
      : [
          `exact ${percent(share.exact, 4)}${share.fraction === undefined || share.fraction.length > LONGEST ? '' : ` = ${share.fraction}`}`,
        ];
  const agrees = share.agrees === undefined ? [] : [share.agrees ? 'agrees' : 'DOES NOT AGREE'];
  return [...(trials > 0 ? [simulatedWords(share, trials)] : []), ...exact, ...agrees].join('; ');
}

function simulatedWords(share: Share, trials: number): string {
  if (share.count === 0 || share.count === trials) return simulatedPercent(share, trials);
  const half = (share.high - share.low) / 2;
  const decimals = decimalsFor(half);
  return `${(share.simulated * 100).toFixed(decimals)}\u00a0% ± ${(half * 100).toFixed(decimals)} points (95\u00a0%)`;
}
