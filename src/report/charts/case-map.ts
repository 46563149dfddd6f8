import type { Cell, Result } from '../../study/result.ts';
import { chance, doubt } from '../reading/chance.ts';
import { headlineOf } from '../reading/headline.ts';
import type { Varied } from '../reading/varied.ts';
import { findingOf } from '../words/finding.ts';
import { decimalsFor, percent, shortPercent } from '../words/percent.ts';
import { capital, pathWords, quoted } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import { valueName } from '../words/value-name.ts';
import type { Chart, Look } from './chart.ts';
import { heatMap } from './heat-map.ts';
import { sourceLine } from './source-line.ts';

/** The headline outcome over two things that were varied; of one alternative where there are several. */
export function caseMap(
  result: Result,
  [first, second]: readonly [Varied, Varied],
  cells: readonly Cell[],
  look: Look,
  name: string,
): Chart {
  // The longer list goes across, where there is more room.
  const [across, down] = first.values.length > second.values.length ? [first, second] : [second, first];
  const headline = headlineOf(result, cells[0]!);
  const alternative = cells[0]?.alternative;
  const under = alternative === undefined ? '' : ` (${quoted(alternative)})`;
  const finding = findingOf({ ...result, cells: cells.map(({ alternative: _, ...cell }) => cell) }) + under;
  const isSolved = cells.every((cell) => headlineOf(result, cell).exact !== undefined);
  const context = `Chance that ${headline.clause}, by ${pathWords(down.path)} and ${pathWords(across.path)}; ${isSolved ? 'exact' : 'simulated'}.`;
  const tiles = cells.map((cell) => {
    const share = headlineOf(result, cell);
    const decimals = Math.min(1, decimalsFor(doubt(share)));
    const isUnseen = share.exact === undefined && share.count === 0;
    return {
      column: valueName(cell.settings[across.path]),
      row: valueName(cell.settings[down.path]),
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
    columnTitle: capital(pathWords(across.path)),
    rowTitle: capital(pathWords(down.path)),
    columns: across.values.map(valueName),
    rows: down.values.map(valueName),
    tiles: tiles.map(({ words: _, ...tile }) => tile),
    shade: { scheme: 'viridis', domain: [0, 1], ends: ['0\u00a0%', '100\u00a0%'] },
  });
  return { name, finding, alt, spec };
}
