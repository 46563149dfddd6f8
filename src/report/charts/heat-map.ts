import { textWidth } from '../fonts/text-width.ts';
import { wrap } from '../fonts/wrap.ts';
import { axisTitle } from './axis-title.ts';
import { isNarrow, type Look, type Spec } from './chart.ts';
import { frame, MARGIN, plotWidth, sizes } from './frame.ts';
import { coloursOf } from './theme.ts';

/** One field of a heat map. */
export interface Tile {
  readonly column: string;
  readonly row: string;
  readonly value: number;
  readonly label: string;
}

/** How values become colours: shares from 0 to 1, or differences on both sides of 0. */
export interface Shade {
  readonly scheme: 'viridis' | 'purpleorange';
  readonly domain: readonly [number, number];
  /** Ends and middle of the colour key, where fields are too small for labels. */
  readonly ends: readonly [string, string];
}

export interface HeatMap {
  readonly look: Look;
  readonly finding: string;
  readonly context: string;
  readonly source: string;
  readonly alt: string;
  readonly columnTitle: string;
  readonly rowTitle: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly tiles: readonly Tile[];
  readonly shade: Shade;
}

/** A field for every combination of two things, coloured and, where there is room, labelled. */
export function heatMap(map: HeatMap): Spec {
  const { look, columns, rows, tiles } = map;
  const { label } = sizes(look);
  const most = (look.width - 2 * MARGIN) * 0.34;
  const names = rows.map((name) => wrap(name, most, label - 1));
  const rowTitle = wrap(map.rowTitle, most, label - 1, true);
  const left =
    Math.ceil(
      Math.max(
        ...names.flat().map((line) => textWidth(line, label - 1)),
        ...rowTitle.map((line) => textWidth(line, label - 1, true)),
      ),
    ) + 10;
  const width = plotWidth(look, left, 0);
  const step = width / columns.length;
  const inTiles = [(text: string): string => text, withoutUnit].find((shorter) =>
    tiles.every(({ label: text }) => textWidth(shorter(text), label) + 4 <= step),
  );
  const fits = inTiles !== undefined;
  const line = Math.round((label - 1) * 1.3);
  const tallest = Math.max(...names.map((lines) => lines.length)) * line + 8;
  const height = rows.length * Math.max(fits ? 34 : rows.length > 16 ? 16 : 26, tallest);
  const turned = columns.some((name) => textWidth(name, label - 1) + 6 > step);
  const every = turned
    ? Math.ceil((Math.max(...columns.map((name) => textWidth(name, label - 1))) + 8) / step)
    : 1;
  const title = axisTitle(map.columnTitle, width, look);
  const named = columns.filter((_, i) => i % every === 0);
  const above = rowTitle.length * line + 6;
  const key = fits ? { above: 0, layers: [] } : colourKey(map, left, above);
  const x = {
    field: 'column',
    type: 'nominal',
    sort: columns,
    scale: { domain: columns, padding: 0 },
    axis: { title: title.lines, labelAngle: 0, values: named },
  };
  const y = { field: 'row', type: 'nominal', sort: rows, scale: { domain: rows, padding: 0 }, axis: null };
  const { background } = coloursOf(look);
  return frame({
    ...map,
    plot: { height, left, right: 0, above: above + key.above, below: title.below },
    layers: [
      {
        data: { values: tiles },
        mark: { type: 'rect', stroke: background, strokeWidth: fits ? 2 : 0.5 },
        encoding: { x, y, color: colour(map.shade) },
      },
      ...(fits
        ? [
            tileLabels(
              { ...map, tiles: tiles.map((tile) => ({ ...tile, label: inTiles(tile.label) })) },
              x,
              y,
            ),
          ]
        : []),
      rowNames(names, height / rows.length, left, look),
      {
        data: { values: [{ title: rowTitle }] },
        mark: sideText(look, { fontWeight: 600, baseline: 'top' }),
        encoding: { text: { field: 'title' }, x: { value: -10 }, y: { value: -above } },
      },
      ...key.layers,
    ],
  });
}

/** `41.7` for `41.7 %`: where there is little room, and the title says what it is. */
const withoutUnit = (label: string): string => label.replace(/\u00a0%$/, '');

const colour = ({ scheme, domain }: Shade): Spec => ({
  field: 'value',
  type: 'quantitative',
  scale: { scheme, domain, ...(domain[0] < 0 ? { domainMid: 0 } : {}) },
  legend: null,
});

/** Dark letters on bright fields, bright ones on dark fields. */
function tileLabels({ tiles, shade, look }: HeatMap, x: Spec, y: Spec): Spec {
  const [least, most] = shade.domain;
  const isBright =
    shade.scheme === 'viridis'
      ? `datum.value > ${0.55}`
      : `abs(datum.value) < ${0.6 * Math.max(-least, most)}`;
  return {
    data: { values: tiles },
    mark: { type: 'text', baseline: 'middle', fontSize: sizes(look).label },
    encoding: {
      x,
      y,
      text: { field: 'label' },
      color: { condition: { test: isBright, value: '#10151a' }, value: '#ffffff' },
    },
  };
}

const sideText = (look: Look, extra: Spec): Spec => ({
  type: 'text',
  align: 'right',
  baseline: 'middle',
  fontSize: sizes(look).label - 1,
  lineHeight: Math.round((sizes(look).label - 1) * 1.3),
  color: coloursOf(look).muted,
  ...extra,
});

/** Names of the rows beside the plot, broken into lines. */
function rowNames(names: readonly (readonly string[])[], step: number, _left: number, look: Look): Spec {
  const line = Math.round((sizes(look).label - 1) * 1.3);
  const values = names.map((lines, i) => ({ lines, y: (i + 0.5) * step - ((lines.length - 1) * line) / 2 }));
  return {
    data: { values },
    mark: sideText(look, {}),
    encoding: {
      text: { field: 'lines' },
      x: { value: -10 },
      y: { field: 'y', type: 'quantitative', scale: null, axis: null },
    },
  };
}

const SWATCH = 12;

/** What the colours mean, in a strip above the plot. */
function colourKey({ shade, look }: HeatMap, left: number, above: number): { above: number; layers: Spec[] } {
  const [least, most] = shade.domain;
  const [low, high] = shade.ends;
  const { label } = sizes(look);
  const steps = isNarrow(look) ? 9 : 15;
  const start = textWidth(low, label - 1) + 8 - left;
  const y = -above - 24;
  const swatches = Array.from({ length: steps }, (_, i) => ({
    value: least + ((most - least) * i) / (steps - 1),
    x: start + i * SWATCH,
    x2: start + (i + 1) * SWATCH,
  }));
  const text = (content: string, x: number): Spec => ({
    data: { values: [{ content }] },
    mark: {
      type: 'text',
      align: 'left',
      baseline: 'middle',
      fontSize: label - 1,
      color: coloursOf(look).muted,
    },
    encoding: { text: { field: 'content' }, x: { value: x }, y: { value: y + 6 } },
  });
  return {
    above: 32,
    layers: [
      ...swatches.map(
        ({ value, x, x2 }): Spec => ({
          data: { values: [{ value }] },
          mark: { type: 'rect' },
          encoding: {
            x: { value: x },
            x2: { value: x2 },
            y: { value: y },
            y2: { value: y + SWATCH },
            color: colour(shade),
          },
        }),
      ),
      text(low, -left),
      text(high, start + steps * SWATCH + 8),
    ],
  };
}
