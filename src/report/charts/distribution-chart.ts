import { shareInterval } from '../../statistics/share-interval.ts';
import type { Cell, QuantitySummary, Result } from '../../study/result.ts';
import { countWords, unitWords } from '../words/count.ts';
import { percent } from '../words/percent.ts';
import { quantityFinding } from '../words/quantity-words.ts';
import { capital } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import { valueName } from '../words/value-name.ts';
import { axisTitle } from './axis-title.ts';
import type { Chart, Look, Spec } from './chart.ts';
import { frame, plotWidth, sizes } from './frame.ts';
import { shareAxis, shareScale } from './share-axis.ts';
import { sourceLine } from './source-line.ts';
import { coloursOf } from './theme.ts';
import { PLAIN, ticksWithRoom } from './x-ticks.ts';

const HEIGHT = 280;
const LEFT = 46;

/** Of a column, in pixels. */
const LEAST_WIDTH = 3;

/** A value of a quantity: its share and the share of all up to it, among the trials that carry the quantity. */
interface Column {
  readonly value: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly exact?: number;
  readonly upTo: number;
}

/** How a quantity is distributed: a column for each value, and the curve of "at most". */
export function distributionChart(
  result: Result,
  cell: Cell,
  quantity: QuantitySummary,
  look: Look,
  name: string,
): Chart {
  const columns = columnsOf(cell, quantity);
  const finding = quantityFinding(cell, quantity);
  const isSolved = columns.some(({ exact }) => exact !== undefined);
  const of = quantity.count === cell.trials ? 'all trials' : givenWords(cell, quantity);
  const marks = `Columns: just this value; thin lines: 95\u00a0% intervals; ${isSolved ? 'hollow marks: exact; ' : ''}stepped line: at most this value.`;
  const context = `Share of ${cell.trials === 0 ? 'all such cases' : of}. ${marks}`;
  const alt = `Histogram. ${capital(quantity.clause)}: ${someWords(
    columns.map(
      ({ value, share, upTo }) =>
        `${unitWords(valueName(value), quantity.unit)} ${percent(share, 1)} (at most ${percent(upTo, 1)})`,
    ),
    ', ',
  )}.`;
  const width = plotWidth(look, LEFT, 14);
  const title = axisTitle(quantity.clause, width, look);
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
      plot: { height: HEIGHT, left: LEFT, right: 14, above: 16, below: title.below },
      layers: layersOf(columns, title.lines, width, look),
    }),
  };
}

function givenWords({ outcomes }: Cell, { given, count }: QuantitySummary): string {
  const clause = outcomes.find(({ name }) => name === given)?.clause;
  return `the ${countWords(count)} trials ${clause === undefined ? 'that have such a number' : `in which ${clause}`}`;
}

function columnsOf(cell: Cell, { distribution, count }: QuantitySummary): Column[] {
  const whole = distribution.reduce((sum, { exact = 0 }) => sum + exact, 0);
  const isSimulated = cell.trials > 0 && count > 0;
  let counted = 0;
  let solved = 0;
  return distribution.map((value, i) => {
    const exact = value.exact === undefined ? undefined : value.exact / whole;
    const share = isSimulated ? value.count / count : (exact ?? 0);
    counted += value.count;
    solved += exact ?? 0;
    // Summed as whole numbers, so that the last column reaches 1 and not a hair less.
    const upTo = isSimulated ? counted / count : i === distribution.length - 1 ? 1 : Math.min(1, solved);
    const { low, high } = isSimulated ? shareInterval(value.count, count) : { low: share, high: share };
    return { value: value.value, share, low, high, ...(exact === undefined ? {} : { exact }), upTo };
  });
}

function layersOf(columns: readonly Column[], title: readonly string[], width: number, look: Look): Spec[] {
  const { text, background, series, muted } = coloursOf(look);
  const values = columns.map(({ value }) => value);
  const gap = Math.min(...values.slice(1).map((value, i) => value - values[i]!), Infinity);
  // Never thinner than can be seen, however many values there are.
  const hair = (LEAST_WIDTH / 2 / width) * (values.at(-1)! - values[0]!);
  const half = Math.max((Number.isFinite(gap) ? gap : 1) * 0.42, hair);
  const least = values[0]! - half * 1.6;
  const most = values.at(-1)! + half * 1.6;
  const x = (field: string): Spec => ({
    field,
    type: 'quantitative',
    scale: { domain: [least, most], nice: false, zero: false, padding: 0 },
    axis: {
      title,
      values: ticksWithRoom(values, width, look),
      grid: false,
      labelExpr: PLAIN,
      labelFlush: false,
    },
  });
  const y = (field: string): Spec => ({ field, type: 'quantitative', scale: shareScale, axis: shareAxis() });
  const data = {
    values: columns.map((column) => ({
      ...column,
      left: column.value - half,
      right: column.value + half,
      zero: 0,
    })),
  };
  const steps = {
    values: [{ value: least, upTo: 0 }, ...columns, { value: most, upTo: columns.at(-1)!.upTo }],
  };
  const solved = { values: columns.filter(({ exact }) => exact !== undefined) };
  return [
    {
      data,
      mark: { type: 'rect', color: series[0] },
      encoding: { x: x('left'), x2: { field: 'right' }, y: y('zero'), y2: { field: 'share' } },
    },
    {
      data: steps,
      mark: { type: 'line', interpolate: 'step-after', color: muted, strokeWidth: 1.5 },
      encoding: { x: x('value'), y: y('upTo') },
    },
    {
      data,
      mark: { type: 'rule', color: text, strokeWidth: 1.5 },
      encoding: { x: x('value'), y: y('low'), y2: { field: 'high' } },
    },
    ...(solved.values.length === 0
      ? []
      : [
          {
            data: solved,
            mark: {
              type: 'point',
              shape: 'diamond',
              size: width / columns.length > 16 ? 45 : 12,
              filled: true,
              fill: background,
              stroke: text,
              strokeWidth: 1.2,
              opacity: 1,
            },
            encoding: { x: x('value'), y: y('exact') },
          },
        ]),
    {
      data: { values: [{ value: most, upTo: columns.at(-1)!.upTo, label: 'at most' }] },
      mark: {
        type: 'text',
        align: 'right',
        baseline: 'bottom',
        dy: -5,
        fontSize: sizes(look).label - 1,
        color: muted,
      },
      encoding: { x: x('value'), y: y('upTo'), text: { field: 'label' } },
    },
  ];
}
