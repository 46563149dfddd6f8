import type { Cell, Result } from '../../study/result.ts';
import { type ByTime, byTime, reachedAt, timeOf, timesOf } from '../reading/by-time.ts';
import { headlineName, headlineOf } from '../reading/headline.ts';
import { caseLabel } from '../words/case-words.ts';
import { percent } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';
import { someOf, someWords } from '../words/some-of.ts';
import { timeFinding } from '../words/time-finding.ts';
import type { Chart, Look, Spec } from './chart.ts';
import { curveLayers, shareY } from './curve.ts';
import { frame, plotWidth, sizes } from './frame.ts';
import { keyOf } from './key.ts';
import { markWords } from './mark-words.ts';
import { sourceLine } from './source-line.ts';
import { coloursOf } from './theme.ts';
import { ticksWithRoom } from './x-ticks.ts';

const HEIGHT = 300;
const LEFT = 46;

/** Lines that are drawn at most. */
const MOST = 5;

/** In which share of the trials the headline outcome has not come about yet, turn by turn; quartiles marked. */
export function survivalChart(result: Result, cells: readonly Cell[], look: Look): Chart {
  const name = headlineName(result);
  const shown = someOf(cells, MOST);
  const times = timesOf(shown);
  const curves = shown.map((cell) => ({ name: caseLabel(cell), shares: byTime(cell, name, times) }));
  const { clause } = headlineOf(result, shown[0]!);
  const unit = timeOf(shown.find((cell) => timeOf(cell, name) !== undefined)!, name)!.unit;
  const finding = timeFinding(result, shown);
  const context = `Share of all trials in which it has not yet happened that ${clause}. ${capital(markWords(result, 'lines', 'bands'))} Dotted: ${curves.length === 1 ? 'a quarter, half and three quarters are' : 'half is'} over.`;
  const ends = curves.map(({ name, shares }) => ({ name, y: shares.at(-1)!.simulated * HEIGHT }));
  const key = keyOf(ends, HEIGHT, LEFT, look);
  const alt = `Survival curves by ${unit}, share in which it has not yet happened that ${clause}. ${curves
    .map(
      ({ name, shares }) =>
        `${name || capital(clause)}: ${someWords(shares.map((at) => `${percent(1 - (at.exact ?? at.simulated), 1)} after ${unit} ${at.time}`))}`,
    )
    .join('. ')}.`;
  const width = plotWidth(look, LEFT, key.right);
  return {
    name: 'survival',
    finding,
    alt,
    spec: frame({
      look,
      finding,
      context,
      source: sourceLine(result),
      alt,
      plot: { height: HEIGHT, left: LEFT, right: key.right, above: key.above, below: 44 },
      layers: [
        ...curves.flatMap(({ shares }, i) =>
          layersOf(shares, i, {
            times,
            unit,
            width,
            look,
            quartiles: curves.length === 1 ? [0.25, 0.5, 0.75] : [0.5],
          }),
        ),
        ...(curves.length === 1 ? quartileLabels(curves[0]!.shares, unit, look) : []),
        ...key.layers,
      ],
    }),
  };
}

interface Drawing {
  readonly times: readonly number[];
  readonly unit: string;
  readonly width: number;
  readonly look: Look;
  /** Shares whose time is marked by a dotted line. */
  readonly quartiles: readonly number[];
}

const x = ({ times, unit, width, look }: Drawing): Spec => ({
  field: 'time',
  type: 'quantitative',
  scale: { domain: [times[0]! - 1, times.at(-1)! + 0.3], nice: false, zero: false, padding: 0 },
  axis: {
    title: `After ${unit}`,
    values: ticksWithRoom(
      [times[0]! - 1, ...times].filter((time) => time >= 0),
      width,
      look,
    ),
    grid: false,
    format: 'd',
    labelFlush: false,
  },
});

function layersOf(shares: readonly ByTime[], place: number, drawing: Drawing): Spec[] {
  const start = { time: drawing.times[0]! - 1, left: 1, low: 1, high: 1 };
  const values = [
    start,
    ...shares.map(({ time, simulated, low, high, exact }) => ({
      time,
      left: 1 - simulated,
      low: 1 - high,
      high: 1 - low,
      ...(exact === undefined ? {} : { exact: 1 - exact }),
    })),
  ];
  const along = x(drawing);
  const { band, lines } = curveLayers(
    { place, values, x: along, height: 'left', isStepped: true, sizes: { hollow: 45, full: 30 } },
    drawing.look,
  );
  const quartiles = drawing.quartiles.flatMap((share) => {
    const time = reachedAt(shares, share);
    return time === undefined ? [] : [{ time, left: 1 - share }];
  });
  const over: Spec = {
    data: { values: quartiles },
    mark: { type: 'rule', color: coloursOf(drawing.look).muted, strokeDash: [2, 3], strokeWidth: 1 },
    encoding: { x: along, y: shareY('left'), y2: { datum: 0 } },
  };
  return [band, over, ...lines];
}

const NAMES: readonly (readonly [number, string])[] = [
  [0.25, 'a quarter'],
  [0.5, 'half'],
  [0.75, 'three quarters'],
];

/** `half by turn 6`: right of the curve, or under it where there is no room on the right. */
function quartileLabels(shares: readonly ByTime[], unit: string, look: Look): Spec[] {
  const first = shares[0]!.time;
  const last = shares.at(-1)!.time;
  const values = NAMES.flatMap(([share, name]) => {
    const time = reachedAt(shares, share);
    const isLate = time !== undefined && (time - first) / (last - first || 1) > 0.55;
    return time === undefined ? [] : [{ time, left: 1 - share, label: `${name} by ${unit} ${time}`, isLate }];
  });
  return [false, true].map((isLate) => ({
    data: { values: values.filter((value) => value.isLate === isLate) },
    mark: {
      type: 'text',
      align: isLate ? 'right' : 'left',
      // Left of its time the curve is higher, so a label there stands below the line that it names.
      baseline: isLate ? 'top' : 'bottom',
      dx: isLate ? -8 : 8,
      dy: isLate ? 6 : -5,
      fontSize: sizes(look).label,
    },
    encoding: {
      x: { field: 'time', type: 'quantitative' },
      y: { field: 'left', type: 'quantitative' },
      text: { field: 'label' },
    },
  }));
}
