import type { Result } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { comparisonsOf } from '../reading/comparison.ts';
import { settingsWords } from '../words/case-words.ts';
import { sharePercent } from '../words/percent.ts';
import { ratioWords } from '../words/ratio-words.ts';
import { differenceWords } from './comparison.ts';

/** Rows that are shown at most. */
const MOST = 10;

/** Over a whole grid: where an alternative moves the headline outcome most. */
export function moverTable(result: Result): Table {
  const moved = comparisonsOf(result)
    .filter(({ difference }) => difference !== 0)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
    .slice(0, MOST);
  return {
    columns: [
      { name: 'Where' },
      { name: 'Alternative' },
      { name: 'Before', isNumber: true },
      { name: 'After', isNumber: true },
      { name: 'Difference', isNumber: true },
      { name: 'Times as often' },
    ],
    rows: moved.map((one) => [
      settingsWords(one.cell),
      one.cell.alternative ?? '',
      sharePercent(one.baseShare, one.base.trials),
      sharePercent(one.share, one.cell.trials),
      differenceWords(one),
      ratioWords(one.ratio),
    ]),
  };
}
