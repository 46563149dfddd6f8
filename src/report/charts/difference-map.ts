import type { Result } from '../../study/result.ts';
import { type Compared, comparisonsOf } from '../reading/comparison.ts';
import { columnOf, type Grid, gridWords, rowOf, rowTitle } from '../reading/grid.ts';
import { headlineName } from '../reading/headline.ts';
import { settingsWords } from '../words/case-words.ts';
import { decimalsFor, points } from '../words/percent.ts';
import { capital, pathWords, quoted } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import type { Chart, Look } from './chart.ts';
import { heatMap } from './heat-map.ts';
import { sourceLine } from './source-line.ts';

/** What an alternative changes in the headline outcome, over all things that were varied. */
export function differenceMap(
  result: Result,
  grid: Grid,
  alternative: string,
  look: Look,
  name: string,
): Chart {
  const rows = comparisonsOf({ ...result, cells: grid.cells }, headlineName(result)).filter(
    ({ cell }) => cell.alternative === alternative,
  );
  const { share, base } = rows[0]!;
  const finding = differenceFinding(rows, alternative);
  const isExact = rows.every(({ interval }) => interval === undefined);
  const context = `Points that ${quoted(alternative)} adds to the chance that ${share.clause}, against ${quoted(base.alternative ?? '')}, ${gridWords(grid)}; ${isExact ? 'exact' : 'simulated'}.`;
  const most = Math.max(...rows.map(({ difference }) => Math.abs(difference)), 0.001);
  const tiles = rows.map(({ cell, difference, interval }) => ({
    column: columnOf(grid, cell),
    row: rowOf(grid, cell),
    value: difference,
    label: bare(
      difference,
      interval === undefined ? 1 : Math.min(1, decimalsFor((interval.high - interval.low) / 2)),
    ),
  }));
  const alt = `Heat map of differences. ${capital(context)} ${someWords(
    rows.map(({ cell, difference }) => `${settingsWords(cell)}: ${points(difference)}`),
    '; ',
  )}.`;
  const spec = heatMap({
    look,
    finding,
    context,
    source: sourceLine(result),
    alt,
    columnTitle: capital(pathWords(grid.across.path)),
    rowTitle: rowTitle(grid),
    columns: grid.columns,
    rows: grid.rows,
    tiles,
    shade: { scheme: 'purpleorange', domain: [-most, most], ends: [points(-most, 1), points(most, 1)] },
  });
  return { name, finding, alt, spec };
}

/** `+12.5`: the unit stands above the picture. */
function bare(difference: number, decimals: number): string {
  if (difference === 0) return '0';
  const text = (difference * 100).toFixed(decimals).replace('-', '−');
  return difference > 0 ? `+${text}` : text;
}

/** The largest mover in words. */
function differenceFinding(rows: readonly Compared[], alternative: string): string {
  const sorted = [...rows].sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const most = sorted[0]!;
  if (most.difference === 0) return `${capital(quoted(alternative))} changes nothing here`;
  const moved = rows.filter(({ difference }) => difference !== 0).length;
  const where = moved === rows.length ? 'everywhere' : `in ${moved} of ${rows.length} cases`;
  return `${capital(quoted(alternative))} changes the chance that ${most.share.clause} ${where}, by ${points(most.difference)} at most (${settingsWords(most.cell)})`;
}
