import type { Cell, Result, Share } from '../../study/result.ts';
import { byTime, timeOf, timesOf } from '../reading/by-time.ts';
import { percent } from '../words/percent.ts';
import { capital, quoted } from '../words/sentence.ts';
import { someWords } from '../words/some-of.ts';
import { timeFinding } from '../words/time-finding.ts';
import { type Chart, isNarrow, type Look, type Spec } from './chart.ts';
import { frame, plotWidth } from './frame.ts';
import { endLabels, listAbove } from './key.ts';
import { shareAxis, shareScale } from './share-axis.ts';
import { sourceLine } from './source-line.ts';
import { coloursOf } from './theme.ts';
import { ticksWithRoom } from './x-ticks.ts';

const HEIGHT = 280;
const LEFT = 46;

/** One way to end, or what has not ended yet: its share by each turn, laid on the others. */
interface Band {
  readonly name: string;
  readonly color: string;
  /** Where the band begins and ends at each of the times. */
  readonly spans: readonly { readonly time: number; readonly from: number; readonly to: number }[];
}

/** Which outcomes have come about by each turn, one laid on the other, and what is left. */
export function endingChart(result: Result, cell: Cell, look: Look, name = 'by-turn'): Chart {
  const times = timesOf([cell]);
  const bands = bandsOf(cell, times, look);
  const finding = timeFinding(result, [cell]);
  const unit = cell.quantities.find(({ isTime }) => isTime)?.unit ?? 'turn';
  const under = cell.alternative === undefined ? '' : ` Case: ${quoted(cell.alternative)}.`;
  const isSolved = cell.outcomes.every(({ exact }) => exact !== undefined);
  const context = `What has come about by the end of each ${unit}; ${isSolved ? 'exact' : 'simulated'}.${under}`;
  const ends = bands.map(({ name, spans }) => {
    const { from, to } = spans.at(-1)!;
    return { name, y: (1 - (from + to) / 2) * HEIGHT };
  });
  const colours = bands.map(({ color }) => color);
  const key = isNarrow(look)
    ? listAbove(
        ends.map(({ name }) => name),
        LEFT,
        look,
        colours,
      )
    : endLabels(ends, HEIGHT, look, [coloursOf(look).text]);
  const width = plotWidth(look, LEFT, key.right);
  const alt = `Stacked chart by ${unit}. ${bands
    .map(
      ({ name, spans }) =>
        `${name}: ${someWords(spans.map(({ time, from, to }) => `${percent(to - from, 1)} by ${unit} ${time}`))}`,
    )
    .join('. ')}.`;
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
      plot: { height: HEIGHT, left: LEFT, right: key.right, above: key.above, below: 44 },
      layers: [...bands.map((band) => layerOf(band, times, unit, width, look)), ...key.layers],
    }),
  };
}

/** The bad at the bottom, the good above, what has not ended yet on top. */
function bandsOf(cell: Cell, times: readonly number[], look: Look): Band[] {
  const { goods, bads, neutral, neutrals, open } = coloursOf(look);
  const order = { bad: 0, neutral: 1, good: 2 };
  const timed = cell.outcomes
    .filter(({ name, exact, count }) => timeOf(cell, name) !== undefined && (exact ?? count) > 0)
    .sort((a, b) => order[a.tone] - order[b.tone]);
  const free = { good: [...goods], bad: [...bads], neutral: [...neutrals] };
  const colourOf = ({ tone }: Share): string => free[tone].shift() ?? neutral;
  let floor = times.map(() => 0);
  const bands = timed.map((share): Band => {
    const shares = byTime(cell, share.name, times);
    const spans = shares.map(({ time, exact, simulated }, i) => ({
      time,
      from: floor[i]!,
      to: Math.min(1, floor[i]! + (exact ?? simulated)),
    }));
    floor = spans.map(({ to }) => to);
    return { name: capital(share.clause), color: colourOf(share), spans };
  });
  const left = cell.outcomes.filter(
    ({ name, exact, count }) => timeOf(cell, name) === undefined && (exact ?? count) > 0,
  );
  if (floor.every((share) => share >= 1)) return bands;
  const rest = left.length === 1 ? capital(left[0]!.clause) : 'Not decided yet';
  return [
    ...bands,
    { name: rest, color: open, spans: times.map((time, i) => ({ time, from: floor[i]!, to: 1 })) },
  ];
}

function layerOf(
  { color, spans }: Band,
  times: readonly number[],
  unit: string,
  width: number,
  look: Look,
): Spec {
  const x = (field: string): Spec => ({
    field,
    type: 'quantitative',
    scale: { domain: [times[0]! - 0.5, times.at(-1)! + 0.5], nice: false, zero: false, padding: 0 },
    axis: {
      title: `By the end of ${unit}`,
      values: ticksWithRoom(times, width, look),
      grid: false,
      format: 'd',
    },
  });
  const values = spans.map(({ time, from, to }) => ({ left: time - 0.5, right: time + 0.5, from, to }));
  return {
    data: { values },
    mark: { type: 'rect', color, stroke: coloursOf(look).background, strokeWidth: 1.5 },
    encoding: {
      x: x('left'),
      x2: { field: 'right' },
      y: { field: 'from', type: 'quantitative', scale: shareScale, axis: { ...shareAxis(), zindex: 0 } },
      y2: { field: 'to' },
    },
  };
}
