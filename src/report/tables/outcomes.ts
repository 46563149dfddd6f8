import type { Cell, Share } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { isImpossible } from '../reading/impossible.ts';
import { countWords } from '../words/count.ts';
import { oddsInWords } from '../words/odds.ts';
import { decimalsFor, percent, simulatedPercent, unseen } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';

/** Every outcome of a cell that can happen: how often it was counted, with its interval, and how often it should be. */
export function outcomeTable({ outcomes: all, trials }: Pick<Cell, 'outcomes' | 'trials'>): Table {
  const outcomes = all.filter((share) => !isImpossible(share));
  const isSolved = outcomes.some(({ exact }) => exact !== undefined);
  const isSimulated = trials > 0;
  const simulated = ['Count', 'Simulated', '95\u00a0% interval'].map((name) => ({ name, isNumber: true }));
  const solved = ['Exact', 'Fraction'].map((name) => ({ name, isNumber: true }));
  return {
    columns: [
      { name: 'Outcome' },
      ...(isSimulated ? simulated : []),
      ...(isSolved ? solved : []),
      { name: 'In words' },
      ...(isSolved && isSimulated ? [{ name: 'Agrees' }] : []),
    ],
    rows: outcomes.map((share) => [
      capital(share.clause),
      ...(isSimulated
        ? [countWords(share.count), simulatedPercent(share, trials), intervalWords(share, trials)]
        : []),
      ...(isSolved ? [exactPercent(share), fractionWords(share)] : []),
      wordsOf(share, trials),
      ...(isSolved && isSimulated ? [agreementWord(share)] : []),
    ]),
  };
}

/** `30.53 to 30.59 %`, to the decimals that the trials support and one more. */
export function intervalWords({ low, high }: Pick<Share, 'low' | 'high'>, trials: number): string {
  if (trials === 0) return '';
  const decimals = Math.min(8, decimalsFor((high - low) / 2) + 1);
  return `${(low * 100).toFixed(decimals)} to ${(high * 100).toFixed(decimals)}\u00a0%`;
}

/** Fractions with more letters than this stand in the record only. */
const LONGEST = 20;

export const fractionWords = ({ fraction = '' }: Pick<Share, 'fraction'>): string =>
  fraction.length > LONGEST ? 'in result.json' : fraction;

export const exactPercent = ({ exact }: Pick<Share, 'exact'>): string =>
  exact === undefined ? '' : percent(exact, 4);

const wordsOf = (share: Share, trials: number): string => {
  if (share.exact !== undefined) return oddsInWords(share.exact);
  return share.count === 0 ? unseen(trials) : oddsInWords(share.simulated);
};

export const agreementWord = ({ agrees }: Pick<Share, 'agrees'>): string =>
  agrees === undefined ? '' : agrees ? 'yes' : 'NO';
