import type { Result } from '../../study/result.ts';
import type { Table, Text } from '../formats/document.ts';
import { type Compared, comparisonsOf, gainPerTen, ranked } from '../reading/comparison.ts';
import { variedOf } from '../reading/varied.ts';
import { settingsWords } from '../words/case-words.ts';
import { decimalsFor, points, sharePercent } from '../words/percent.ts';
import { ratioWords } from '../words/ratio-words.ts';
import { capital } from '../words/sentence.ts';

/** Alternatives against the baseline, the most helpful first: difference, ratio, cost and what ten points buy. */
export function comparisonTable(result: Result): Table {
  const all = comparisonsOf(result);
  const rows = variedOf(result).length === 0 ? ranked(all) : all;
  const isVaried = variedOf(result).length > 0;
  const isPriced = rows.some(({ cost }) => cost !== undefined);
  const first = rows[0];
  return {
    columns: [
      ...(isVaried ? [{ name: 'Where' }] : []),
      { name: 'Alternative' },
      { name: first === undefined ? '' : capital(first.share.name), isNumber: true },
      { name: `Against ${first?.base.alternative ?? ''}`, isNumber: true },
      { name: 'Times as often' },
      ...(isPriced
        ? [
            { name: 'Cost', isNumber: true },
            { name: 'Gain per 10 points', isNumber: true },
          ]
        : []),
    ],
    rows: rows.map((row): Text[] => [
      ...(isVaried ? [settingsWords(row.cell)] : []),
      row.cell.alternative ?? '',
      sharePercent(row.share, row.cell.trials),
      differenceWords(row),
      ratioWords(row.ratio),
      ...(isPriced ? [costWords(row.cost), gainWords(row)] : []),
    ]),
  };
}

/** `−24.31 points` where it is exact; else with its interval: `−24.3 points (−24.9 to −23.7)`. */
export function differenceWords({ difference, interval }: Compared): string {
  if (interval === undefined) return points(difference);
  const decimals = decimalsFor((interval.high - interval.low) / 2);
  const bare = (value: number): string => points(value, decimals).replace(/\u00a0points$/, '');
  return `${points(difference, decimals)} (${bare(interval.low)} to ${bare(interval.high)})`;
}

const costWords = (cost: number | undefined): string =>
  cost === undefined ? '' : `${cost > 0 ? '+' : ''}${cost}`.replace('-', '−');

function gainWords(row: Compared): string {
  const gain = gainPerTen(row);
  if (gain !== undefined) return points(gain);
  if (row.cost === undefined) return '';
  return row.cost === 0 ? 'free' : `saves ${-row.cost}`;
}
