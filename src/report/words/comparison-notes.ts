import type { Result } from '../../study/result.ts';
import { type Compared, comparisonsOf, gainPerTen } from '../reading/comparison.ts';
import { variedOf } from '../reading/varied.ts';
import { points } from './percent.ts';
import { quoted } from './sentence.ts';

/** What follows from a comparison: best value, ties, differences that may be chance, where it breaks even. */
export function comparisonNotes(result: Result): readonly string[] {
  if (variedOf(result).length > 0) return [];
  const all = comparisonsOf(result);
  const first = all[0];
  if (first === undefined) return [];
  const isExact = all.every(({ interval }) => interval === undefined);
  return [
    isExact
      ? 'Differences are exact: they have no error.'
      : 'Where a difference is not exact, the numbers in brackets are Newcombe’s 95\u00a0% interval of it.',
    ...bestValue(all),
    ...breakEven(all),
    ...all.flatMap(tie),
  ];
}

function bestValue(all: readonly Compared[]): string[] {
  const priced = all.filter((one) => (gainPerTen(one) ?? 0) > 0);
  if (priced.length < 2) return [];
  const best = [...priced].sort((a, b) => gainPerTen(b)! - gainPerTen(a)!)[0]!;
  return [
    `Most for the points: ${quoted(best.cell.alternative ?? '')}, ${points(gainPerTen(best)!)} for each 10 points spent.`,
  ];
}

/** The price at which a dearer alternative is worth as much, point for point, as the best cheaper one. */
function breakEven(all: readonly Compared[]): string[] {
  const priced = all.filter((one) => (gainPerTen(one) ?? 0) > 0);
  const best = [...priced].sort((a, b) => gainPerTen(b)! - gainPerTen(a)!)[0];
  if (best === undefined) return [];
  return priced
    .filter((one) => one !== best)
    .map((one) => {
      const price = (one.gain * 10) / gainPerTen(best)!;
      return `${quoted(one.cell.alternative ?? '')} costs ${one.cost} points and would break even with ${quoted(best.cell.alternative ?? '')} at ${price.toFixed(0)}.`;
    });
}

const tie = ({ cell, base, difference, interval }: Compared): string[] => {
  const name = quoted(cell.alternative ?? '');
  const other = quoted(base.alternative ?? '');
  if (interval === undefined)
    return difference === 0 ? [`${name} and ${other} are exactly as good: the same throws decide both.`] : [];
  return interval.low <= 0 && interval.high >= 0
    ? [`${name} and ${other} cannot be told apart by so many trials.`]
    : [];
};
