import type { Cell, Result, Share } from '../../study/result.ts';
import { chance, doubt } from '../reading/chance.ts';
import { headlineOf } from '../reading/headline.ts';
import { findingOf } from '../words/finding.ts';
import { decimalsFor, points, shortPercent } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import type { Chart, Look, Spec } from './chart.ts';
import { frame } from './frame.ts';
import { markWords } from './mark-words.ts';
import { pixels, type RowLabel, rowLabel, rowLabels } from './row-labels.ts';
import { shareAxis, shareScale } from './share-axis.ts';
import { sourceLine } from './source-line.ts';
import { coloursOf } from './theme.ts';

/** A case to draw as a dot. */
export interface Dotted {
  readonly name: string;
  readonly cell: Cell;
}

const ROW = 24;

/**
 * Cases as dots on one scale with their intervals. With a baseline each row is a dumbbell: from the baseline's
 * share to its own, with the difference in figures.
 */
export function dotChart(
  result: Result,
  cases: readonly Dotted[],
  look: Look,
  { name, baseline }: { name: string; baseline?: Dotted },
): Chart {
  const shareOf = ({ cell }: Dotted): Share => headlineOf(result, cell);
  const base = baseline === undefined ? undefined : chance(shareOf(baseline));
  const finding = findingOf(result);
  const clause = headlineOf(result, cases[0]!.cell).clause;
  const line =
    base === undefined
      ? ''
      : ` The line starts at ${baseline!.name === 'As written' ? 'the file as written' : baseline!.name}.`;
  const context = `Chance that ${clause}. ${capital(markWords(result, 'dots'))}${line}`;
  const rows = rowsOf(cases, shareOf, base, look);
  const height = rows.at(-1)!.y + 18;
  const alt = `Dot chart. Chance that ${clause}: ${someWords(
    cases.map((one) => `${one.name}: ${shortPercent(shareOf(one), one.cell.trials)}`),
    '; ',
  )}.`;
  return {
    name,
    finding,
    alt,
    spec: frame({
      look,
      finding,
      context,
      source: sourceLine(result),
      alt,
      plot: { height, left: 0, right: 0, below: 26 },
      layers: layersOf(rows, base, look),
    }),
  };
}

/** Decimals of a difference that the trials support. */
const decimalsOf = (share: Share): number => decimalsFor(2 * doubt(share));

interface Row extends RowLabel {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly exact?: number;
  readonly isBase: boolean;
  readonly base?: number;
  readonly y: number;
}

function rowsOf(
  cases: readonly Dotted[],
  shareOf: (one: Dotted) => Share,
  base: number | undefined,
  look: Look,
): Row[] {
  let top = 0;
  return cases.map((one) => {
    const share = shareOf(one);
    const value = chance(share);
    const isBase = base !== undefined && value === base;
    const difference = base === undefined || isBase ? '' : ` (${points(value - base, decimalsOf(share))})`;
    const words = shortPercent(share, one.cell.trials) + difference;
    const { end, ...label } = rowLabel({ name: one.name, words, least: 100 }, top, look);
    const y = end + 10;
    top = y + ROW;
    return {
      ...label,
      share: one.cell.trials === 0 ? value : share.simulated,
      low: one.cell.trials === 0 ? value : share.low,
      high: one.cell.trials === 0 ? value : share.high,
      ...(share.exact === undefined ? {} : { exact: share.exact }),
      isBase,
      ...(base === undefined ? {} : { base }),
      y,
    };
  });
}

function layersOf(rows: readonly Row[], base: number | undefined, look: Look): Spec[] {
  const { text, muted, background, series } = coloursOf(look);
  const x = (field: string): Spec => ({ field, type: 'quantitative', scale: shareScale, axis: shareAxis() });
  const layer = (mark: Spec, encoding: Spec, values: readonly unknown[] = rows): Spec => ({
    data: { values },
    mark,
    encoding,
  });
  const solved = rows.filter(({ exact }) => exact !== undefined);
  return [
    ...(base === undefined
      ? []
      : [
          layer(
            { type: 'rule', color: muted, strokeWidth: 4, opacity: 0.45 },
            {
              x: x('base'),
              x2: { field: 'share' },
              y: pixels('y'),
            },
          ),
          layer(
            { type: 'point', filled: true, size: 70, color: muted, opacity: 1 },
            { x: x('base'), y: pixels('y') },
            rows.filter(({ isBase }) => !isBase),
          ),
        ]),
    layer(
      { type: 'rule', color: text, strokeWidth: 2 },
      { x: x('low'), x2: { field: 'high' }, y: pixels('y') },
    ),
    layer(
      { type: 'point', filled: true, size: 130, color: series[0], opacity: 1 },
      { x: x('share'), y: pixels('y') },
    ),
    layer(
      { type: 'point', shape: 'diamond', size: 40, filled: true, fill: background, opacity: 1 },
      { x: x('exact'), y: pixels('y') },
      solved,
    ),
    ...rowLabels(rows, look),
  ];
}
