import type { Result } from '../../study/result.ts';
import { type Compared, comparisonsOf } from '../reading/comparison.ts';
import type { Varied } from '../reading/varied.ts';
import { settingsWords } from '../words/case-words.ts';
import { decimalsFor, points } from '../words/percent.ts';
import { capital, pathWords, quoted } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import { valueName } from '../words/value-name.ts';
import type { Chart, Look } from './chart.ts';
import { heatMap } from './heat-map.ts';
import { sourceLine } from './source-line.ts';

/** What an alternative changes in the headline outcome, over two things that were varied; `held` says what else was. */
export function differenceMap(
  result: Result,
  [first, second]: readonly [Varied, Varied],
  alternative: string,
  look: Look,
  name: string,
  held = '',
): Chart {
  const rows = comparisonsOf(result).filter(({ cell }) => cell.alternative === alternative);
  const [across, down] = first.values.length > second.values.length ? [first, second] : [second, first];
  const { share, base } = rows[0]!;
  const finding = differenceFinding(rows, alternative);
  const isExact = rows.every(({ interval }) => interval === undefined);
  const context = `Points that ${quoted(alternative)} adds to the chance that ${share.clause}, against ${quoted(base.alternative ?? '')}, by ${pathWords(down.path)} and ${pathWords(across.path)}${held === '' ? '' : `, with ${held}`}; ${isExact ? 'exact' : 'simulated'}.`;
  const most = Math.max(...rows.map(({ difference }) => Math.abs(difference)), 0.001);
  const tiles = rows.map(({ cell, difference, interval }) => ({
    column: valueName(cell.settings[across.path]),
    row: valueName(cell.settings[down.path]),
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
    columnTitle: capital(pathWords(across.path)),
    rowTitle: capital(pathWords(down.path)),
    columns: across.values.map(valueName),
    rows: down.values.map(valueName),
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
