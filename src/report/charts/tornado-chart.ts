import { someWords } from '../words/some-of.ts';
import type { Chart, Look, Spec } from './chart.ts';
import { frame } from './frame.ts';
import { pixels, rowLabel, rowLabels } from './row-labels.ts';
import { coloursOf } from './theme.ts';

/** What one change does to a chance. */
export interface Swing {
  readonly name: string;
  /** As a share: 0.2 for 20 points. */
  readonly difference: number;
  /** The difference in words, with its interval where it has one. */
  readonly words: string;
  readonly interval?: { readonly low: number; readonly high: number };
  /** Whether the change is for the better, where one can say so. */
  readonly tone: 'good' | 'bad' | 'neutral';
}

export interface Tornado {
  readonly name: string;
  readonly finding: string;
  readonly context: string;
  readonly source: string;
  readonly swings: readonly Swing[];
}

const BAR = 14;
const GAP = 14;

/** Changes side by side, the one that moves most on top; bars to the left and to the right of no change at all. */
export function tornadoChart({ name, finding, context, source, swings }: Tornado, look: Look): Chart {
  const sorted = [...swings].sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
  const ends = sorted.flatMap(({ difference, interval }) => [
    difference,
    interval?.low ?? 0,
    interval?.high ?? 0,
  ]);
  const most = Math.max(...ends.map(Math.abs), 0.01) * 1.04;
  const least = Math.min(...ends) < 0 ? -most : 0;
  const greatest = Math.max(...ends) > 0 ? most : 0;
  const rows = rowsOf(sorted, look);
  const alt = `Tornado chart. ${context} ${someWords(
    sorted.map((swing) => `${swing.name}: ${swing.words}`),
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
      source,
      alt,
      plot: { height: rows.at(-1)!.bottom + 10, left: 0, right: 0, below: 42 },
      layers: layersOf(rows, [least, greatest], look),
    }),
  };
}

function rowsOf(swings: readonly Swing[], look: Look) {
  let y = 0;
  return swings.map((swing) => {
    const { end, ...label } = rowLabel({ ...swing, least: 90 }, y, look);
    const top = end + 3;
    y = top + BAR + GAP;
    return {
      ...swing,
      ...swing.interval,
      zero: 0,
      ...label,
      top,
      middle: top + BAR / 2,
      bottom: top + BAR,
    };
  });
}

function layersOf(rows: ReturnType<typeof rowsOf>, domain: readonly [number, number], look: Look): Spec[] {
  const { good, bad, neutral, text, muted } = coloursOf(look);
  const x = (field: string): Spec => ({
    field,
    type: 'quantitative',
    scale: { domain, nice: false, zero: true, padding: 0 },
    axis: { title: 'Points', tickCount: 5, labelExpr: "format(100 * datum.value, '+d')", grid: true },
  });
  const data = { values: rows };
  const measured = rows.filter(({ interval }) => interval !== undefined);
  return [
    {
      data,
      mark: { type: 'bar' },
      encoding: {
        x: x('zero'),
        x2: { field: 'difference' },
        y: pixels('top'),
        y2: { field: 'bottom' },
        color: {
          field: 'tone',
          type: 'nominal',
          scale: { domain: ['good', 'bad', 'neutral'], range: [good, bad, neutral] },
          legend: null,
        },
      },
    },
    { data: { values: [{ zero: 0 }] }, mark: { type: 'rule', color: muted }, encoding: { x: x('zero') } },
    ...(measured.length === 0
      ? []
      : [
          {
            data: { values: measured },
            mark: { type: 'rule', color: text, strokeWidth: 2 },
            encoding: { x: x('low'), x2: { field: 'high' }, y: pixels('middle') },
          },
        ]),
    ...rowLabels(rows, look),
  ];
}
