import { wrap } from '../fonts/wrap.ts';
import { isNarrow, type Look, type Spec } from './chart.ts';
import { sharedData } from './shared-data.ts';
import { coloursOf, FONT } from './theme.ts';

/** Between the picture's edge and anything in it, in pixels. */
export const MARGIN = 16;

/** What stands around a plot and how much room its own labels need, in pixels. */
export interface Framed {
  readonly look: Look;
  /** The title: the finding in a sentence. */
  readonly finding: string;
  /** Under the title: what is drawn, and what the marks mean. */
  readonly context: string;
  /** Inside the picture, below: source, seed and trials. */
  readonly source: string;
  readonly alt: string;
  readonly plot: {
    readonly height: number;
    /** Room for labels on each side of the plot, the margin not counted. */
    readonly left: number;
    readonly right: number;
    readonly above?: number;
    readonly below: number;
  };
  readonly layers: readonly Spec[];
}

/** Width of the plot itself. */
export const plotWidth = (look: Look, left: number, right: number): number =>
  look.width - left - right - 2 * MARGIN;

/** Sizes of letters, in pixels. */
export const sizes = (look: Look) =>
  isNarrow(look)
    ? { title: 15, context: 12, label: 12, source: 10 }
    : { title: 18, context: 13, label: 13, source: 11 };

const lineHeight = (size: number): number => Math.round(size * 1.35);

const TITLE_GAP = 14;

/** Y of the first line of the caption, from the top of the plot. */
const CAPTION_GAP = 12;

/** Puts a plot into its picture. All room is measured here, so nothing depends on who draws it. */
export function frame({ look, finding, context, source, alt, plot, layers }: Framed): Spec {
  const { title, context: small, label, source: tiny } = sizes(look);
  const colours = coloursOf(look);
  const inner = look.width - 2 * MARGIN;
  const titleLines = wrap(finding, inner, title, true);
  const contextLines = wrap(context, inner, small);
  const sourceLines = wrap(source, inner, tiny);
  const left = MARGIN + plot.left;
  const below = caption(sourceLines, -plot.left, plot.height + plot.below + CAPTION_GAP, look);
  const { datasets, layers: drawn } = sharedData([...layers, below]);
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    description: alt,
    background: colours.background,
    width: plotWidth(look, plot.left, plot.right),
    height: plot.height,
    autosize: 'none',
    padding: {
      left,
      right: MARGIN + plot.right,
      top:
        MARGIN +
        titleLines.length * lineHeight(title) +
        6 +
        contextLines.length * lineHeight(small) +
        TITLE_GAP +
        (plot.above ?? 0),
      bottom: plot.below + CAPTION_GAP + sourceLines.length * lineHeight(tiny) + MARGIN - 4,
    },
    title: {
      text: titleLines,
      subtitle: contextLines,
      anchor: 'start',
      frame: 'group',
      dx: -plot.left,
      // Counted from the uppermost thing in the plot, a key above it included.
      offset: TITLE_GAP,
      fontSize: title,
      lineHeight: lineHeight(title),
      fontWeight: 600,
      color: colours.text,
      subtitleFontSize: small,
      subtitleLineHeight: lineHeight(small),
      subtitleColor: colours.muted,
      subtitlePadding: 6,
    },
    ...(Object.keys(datasets).length > 0 ? { datasets } : {}),
    layer: drawn,
    config: {
      font: FONT,
      view: { stroke: null },
      // The picture is described as a whole; a reader who hears each mark of each line hears nothing.
      mark: { aria: false },
      text: { fontSize: label, color: colours.text },
      axis: {
        labelFontSize: label - 1,
        labelColor: colours.muted,
        titleFontSize: label - 1,
        titleFontWeight: 400,
        titleColor: colours.muted,
        gridColor: colours.grid,
        domain: false,
        ticks: false,
        labelPadding: 8,
        labelOverlap: false,
        labelLimit: 0,
        aria: false,
      },
      range: { category: colours.series },
    },
  };
}

const caption = (lines: readonly string[], x: number, y: number, look: Look): Spec => ({
  data: { values: [{ caption: lines }] },
  mark: {
    type: 'text',
    align: 'left',
    baseline: 'top',
    fontSize: sizes(look).source,
    lineHeight: lineHeight(sizes(look).source),
    color: coloursOf(look).muted,
    clip: false,
  },
  encoding: { text: { field: 'caption' }, x: { value: x }, y: { value: y } },
});
