import type { Result } from '../../study/result.ts';
import { chance, doubt } from '../reading/chance.ts';
import { columnOf, type Grid, gridWords, rowOf, rowTitle } from '../reading/grid.ts';
import { headlineOf } from '../reading/headline.ts';
import { findingOf } from '../words/finding.ts';
import { decimalsFor, percent, shortPercent } from '../words/percent.ts';
import { capital, pathWords, quoted } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import type { Chart, Look } from './chart.ts';
import { heatMap } from './heat-map.ts';
import { sourceLine } from './source-line.ts';

/** The headline outcome over all things that were varied; of one alternative where there are several. */
export function caseMap(result: Result, grid: Grid, look: Look, name: string): Chart {
  const { cells } = grid;
  const headline = headlineOf(result, cells[0]!);
  const alternative = cells[0]?.alternative;
  const under = alternative === undefined ? '' : ` (${quoted(alternative)})`;
  const finding =
    findingOf({ ...result, cells: cells.map(({ alternative: _, ...cell }) => cell) }, headline.name) + under;
  const isSolved = cells.every((cell) => headlineOf(result, cell).exact !== undefined);
  const context = `Chance that ${headline.clause}, ${gridWords(grid)}; ${isSolved ? 'exact' : 'simulated'}.`;
  const tiles = cells.map((cell) => {
    const share = headlineOf(result, cell);
    const decimals = Math.min(1, decimalsFor(doubt(share)));
    const isUnseen = share.exact === undefined && share.count === 0;
    return {
      column: columnOf(grid, cell),
      row: rowOf(grid, cell),
      value: chance(share),
      label: isUnseen ? '< 3/N' : percent(chance(share), decimals),
      words: shortPercent(share, cell.trials),
    };
  });
  const alt = `Heat map. ${capital(context)} ${someWords(
    tiles.map(({ row, column, words }) => `${row}, ${column}: ${words}`),
    '; ',
  )}.`;
  const spec = heatMap({
    look,
    finding,
    context,
    source: sourceLine({ ...result, cells }),
    alt,
    columnTitle: capital(pathWords(grid.across.path)),
    rowTitle: rowTitle(grid),
    columns: grid.columns,
    rows: grid.rows,
    tiles: tiles.map(({ words: _, ...tile }) => tile),
    shade: { scheme: 'viridis', domain: [0, 1], ends: ['0\u00a0%', '100\u00a0%'] },
  });
  return { name, finding, alt, spec };
}
