import { unseenBound } from '../../statistics/unseen-bound.ts';
import type { Share } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { countWords, roundedDown } from './count.ts';
import { oddsInWords } from './odds.ts';
import { sharePercent } from './percent.ts';

/** A chance as odds and per cent: `five times in 18 (27.78 %)`; of what was never seen, what can be said of it. */
export function chanceWords(share: Share, trials: number): string {
  const { exact, count } = share;
  if (exact === 0 || exact === 1) return oddsInWords(exact);
  const bound = (): string =>
    `less than 1 in ${countWords(roundedDown(1 / unseenBound(trials), 2))} at 95\u00a0%`;
  if (exact === undefined && count === 0) return `never in ${countWords(trials)} trials (${bound()})`;
  if (exact === undefined && count === trials)
    return `in all of ${countWords(trials)} trials (it fails ${bound()})`;
  return `${oddsInWords(chance(share))} (${sharePercent(share, trials)})`;
}
