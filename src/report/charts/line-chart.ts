import type { Result } from '../../study/result.ts';
import { textWidth } from '../fonts/text-width.ts';
import { headlineOf } from '../reading/headline.ts';
import { alternativesOf, type Varied } from '../reading/varied.ts';
import { findingOf } from '../words/finding.ts';
import { decimalsFor, percent, sharePercent } from '../words/percent.ts';
import { capital, pathWords } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import { valueName } from '../words/value-name.ts';
import { axisTitle } from './axis-title.ts';
import type { Chart, Look, Spec } from './chart.ts';
import { curveLayers } from './curve.ts';
import { frame, plotWidth, sizes } from './frame.ts';
import { keyOf } from './key.ts';
import { markWords } from './mark-words.ts';
import { type Series, seriesOf } from './series.ts';
import { sourceLine } from './source-line.ts';
import { PLAIN, ticksWithRoom } from './x-ticks.ts';

const HEIGHT = 300;
const LEFT = 46;

/** A share over one number that was varied: a line for each alternative, or for each outcome. */
export function lineChart(result: Result, varied: Varied, look: Look): Chart {
  const lines = seriesOf(result);
  const finding = findingOf(result);
  const headline = headlineOf(result, result.cells[0]!);
  const isCompared = alternativesOf(result).length > 0;
  const isOne = isCompared || lines.length === 1;
  const context = `${isOne ? `Chance that ${headline.clause}` : 'Chance of each outcome'}. ${capital(markWords(result, 'lines', 'bands'))}`;
  const ends = lines.map(({ name, points }) => ({ name, y: (1 - points.at(-1)!.value) * HEIGHT }));
  const key = keyOf(ends, HEIGHT, LEFT, look);
  const width = plotWidth(look, LEFT, key.right);
  const alt = `Line chart. ${lines.map((line) => lineWords(line, varied.path)).join(' ')}`;
  return {
    name: 'varied',
    finding,
    alt,
    spec: frame({
      look,
      finding,
      context,
      source: sourceLine(result),
      alt,
      plot: {
        height: HEIGHT,
        left: LEFT,
        right: key.right,
        above: key.above,
        below: axisTitle(pathWords(varied.path), width, look).below,
      },
      layers: [
        ...lines.flatMap((line, i) => layersOf(line, i, varied, width, look)),
        ...(lines.length === 1 ? valueLabels(lines[0]!, varied.path, width, look) : []),
        ...key.layers,
      ],
    }),
  };
}

const lineWords = ({ name, points }: Series, path: string): string =>
  `${name}: ${someWords(
    points.map(
      ({ cell, share }) =>
        `${sharePercent(share, cell.trials)} at ${pathWords(path)} ${valueName(cell.settings[path])}`,
    ),
    '; ',
  )}.`;

function layersOf({ points }: Series, place: number, varied: Varied, width: number, look: Look): Spec[] {
  const values = points.map(({ cell, share, value }) => ({
    x: cell.settings[varied.path],
    value,
    low: share.low,
    high: share.high,
    ...(share.exact === undefined ? {} : { exact: share.exact }),
  }));
  const { band, lines } = curveLayers(
    {
      place,
      values,
      x: xChannel(varied, width, look),
      height: 'value',
      isStepped: false,
      sizes: { hollow: 55, full: 40 },
    },
    look,
  );
  return points.some(({ cell }) => cell.trials > 0) ? [band, ...lines] : [...lines];
}

/** The varied number along the bottom: a label at each value that has room. */
function xChannel({ path, values }: Varied, width: number, look: Look): Spec {
  const numbers = values as readonly number[];
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  const pad = (most - least || 1) * PAD;
  return {
    field: 'x',
    type: 'quantitative',
    scale: { domain: [least - pad, most + pad], nice: false, zero: false, padding: 0 },
    axis: {
      title: axisTitle(pathWords(path), width, look).lines,
      values: ticksWithRoom(numbers, width, look),
      grid: false,
      labelExpr: PLAIN,
      labelFlush: false,
    },
  };
}

/** The share at each point of a single line, where there is room for all. */
function valueLabels({ points }: Series, path: string, width: number, look: Look): Spec[] {
  const labels = points.map(({ cell, share, value }) => ({
    x: cell.settings[path],
    value,
    label: percent(
      value,
      share.exact === undefined ? Math.min(1, decimalsFor((share.high - share.low) / 2)) : 1,
    ),
  }));
  const widest = Math.max(...labels.map(({ label }) => textWidth(label, sizes(look).label)));
  if ((widest + 8) * labels.length > width) return [];
  // The first stands within the plot, off the labels of the axis.
  const start = width * (PAD / (1 + 2 * PAD));
  const layer = (data: readonly unknown[], baseline: 'bottom' | 'top', place: Spec): Spec => ({
    data: { values: data },
    mark: {
      type: 'text',
      fontSize: sizes(look).label,
      ...place,
      baseline,
      dy: baseline === 'bottom' ? -8 : 8,
    },
    encoding: {
      text: { field: 'label' },
      x: { field: 'x', type: 'quantitative' },
      y: { field: 'value', type: 'quantitative' },
    },
  });
  const layers = (data: typeof labels, place: Spec): Spec[] => [
    layer(
      data.filter(({ value }) => value <= 0.9),
      'bottom',
      place,
    ),
    layer(
      data.filter(({ value }) => value > 0.9),
      'top',
      place,
    ),
  ];
  return widest / 2 > start
    ? [...layers(labels.slice(0, 1), { align: 'left', dx: -start }), ...layers(labels.slice(1), {})]
    : layers(labels, {});
}

/** Room before the first value and after the last, as a share of the way between them. */
const PAD = 0.03;
