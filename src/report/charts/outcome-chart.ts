import type { Cell, Result, Share } from '../../study/result.ts';
import { textWidth } from '../fonts/text-width.ts';
import { wrap } from '../fonts/wrap.ts';
import { chance } from '../reading/chance.ts';
import { isImpossible } from '../reading/impossible.ts';
import { findingOf } from '../words/finding.ts';
import { sharePercent, shortPercent } from '../words/percent.ts';
import { capital } from '../words/sentence.ts';
import type { Chart, Look, Spec } from './chart.ts';
import { frame, MARGIN, sizes } from './frame.ts';
import { markWords } from './mark-words.ts';
import { shareAxis, shareScale } from './share-axis.ts';
import { sourceLine } from './source-line.ts';
import { coloursOf } from './theme.ts';

const BAR = 16;
const GAP = 18;

/** How a trial ends: a bar for each outcome with its interval and its exact share. */
export function outcomeChart(result: Result, cell: Cell, look: Look, name = 'outcomes'): Chart {
  const finding = findingOf(result);
  const rows = rowsOf(cell, look);
  const height = rows.at(-1)!.bottom + 8;
  const alt = `Bar chart. ${possible(cell)
    .map((share) => `${capital(share.clause)}: ${sharePercent(share, cell.trials)}`)
    .join('. ')}.`;
  const context = `${capital(markWords(result, 'bars'))}`;
  const left = 0;
  const right = 0;
  const layers = [bars(rows, look), ...(cell.trials > 0 ? intervals(rows, look) : []), ...labels(rows, look)];
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
      plot: { height, left, right, below: 26 },
      layers,
    }),
  };
}

const possible = ({ outcomes }: Cell): readonly Share[] => outcomes.filter((share) => !isImpossible(share));

interface Row {
  readonly clause: string;
  readonly value: string;
  readonly tone: Share['tone'];
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly exact?: number;
  readonly labelY: number;
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
}

/** Where each outcome stands, in pixels from the top: its clause above its bar. */
function rowsOf(cell: Cell, look: Look): Row[] {
  const { trials } = cell;
  const { label } = sizes(look);
  const line = Math.round(label * 1.35);
  let y = 0;
  return possible(cell).map((share) => {
    const value = shortPercent(share, trials);
    const room = look.width - 2 * MARGIN - 20 - textWidth(value, label, true) - 12;
    const clause = wrap(capital(share.clause), Math.max(room, 90), label);
    const labelY = y;
    const top = y + clause.length * line + 3;
    y = top + BAR + GAP;
    const solved = share.exact === undefined ? {} : { exact: share.exact };
    const simulated = trials === 0 ? chance(share) : share.simulated;
    return {
      clause: clause.join('\n'),
      value,
      tone: share.tone,
      share: simulated,
      low: share.low,
      high: share.high,
      ...solved,
      labelY,
      top,
      middle: top + BAR / 2,
      bottom: top + BAR,
    };
  });
}

const pixels = (field: string): Spec => ({ field, type: 'quantitative', scale: null, axis: null });

function bars(rows: readonly Row[], look: Look): Spec {
  const { good, bad, neutral } = coloursOf(look);
  return {
    data: { values: rows },
    mark: { type: 'bar', cornerRadiusEnd: 2 },
    encoding: {
      x: { field: 'share', type: 'quantitative', scale: shareScale, axis: shareAxis() },
      x2: { datum: 0 },
      y: pixels('top'),
      y2: { field: 'bottom' },
      color: {
        field: 'tone',
        type: 'nominal',
        scale: { domain: ['good', 'bad', 'neutral'], range: [good, bad, neutral] },
        legend: null,
      },
    },
  };
}

function intervals(rows: readonly Row[], look: Look): Spec[] {
  const { text, background } = coloursOf(look);
  const interval: Spec = {
    data: { values: rows },
    mark: { type: 'rule', color: text, strokeWidth: 2 },
    encoding: { x: { field: 'low', type: 'quantitative' }, x2: { field: 'high' }, y: pixels('middle') },
  };
  const solved = rows.filter(({ exact }) => exact !== undefined);
  const exact: Spec = {
    data: { values: solved },
    mark: {
      type: 'point',
      shape: 'diamond',
      size: 90,
      filled: true,
      fill: background,
      stroke: text,
      strokeWidth: 1.5,
      opacity: 1,
    },
    encoding: { x: { field: 'exact', type: 'quantitative' }, y: pixels('middle') },
  };
  return solved.length === 0 ? [interval] : [interval, exact];
}

function labels(rows: readonly Row[], look: Look): Spec[] {
  const size = sizes(look).label;
  const text = (align: 'left' | 'right', extra: Spec): Spec => ({
    type: 'text',
    align,
    baseline: 'top',
    fontSize: size,
    lineHeight: Math.round(size * 1.35),
    ...extra,
  });
  return [
    {
      data: { values: rows.map((row) => ({ ...row, lines: row.clause.split('\n') })) },
      mark: text('left', {}),
      encoding: { text: { field: 'lines' }, x: { value: 0 }, y: pixels('labelY') },
    },
    {
      data: { values: rows },
      mark: text('right', { fontWeight: 600 }),
      encoding: { text: { field: 'value' }, x: { value: { expr: 'width' } }, y: pixels('labelY') },
    },
  ];
}
