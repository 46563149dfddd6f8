import { textWidth } from '../fonts/text-width.ts';
import { wrap } from '../fonts/wrap.ts';
import { isNarrow, type Look, type Spec } from './chart.ts';
import { MARGIN, plotWidth, sizes } from './frame.ts';
import { spreadLabels } from './spread-labels.ts';
import { coloursOf, SHAPES } from './theme.ts';

/** A name to set beside the end of its line, or in a list above the plot where there is no room. */
export interface Named {
  readonly name: string;
  /** Height of the line's end, in pixels from the top of the plot. */
  readonly y: number;
}

/** Names of lines, and the room that they take. */
export interface Key {
  readonly right: number;
  readonly above: number;
  readonly layers: readonly Spec[];
}

const GAP = 10;
const SYMBOL = 16;

/** The names of curves: at their ends, in narrow pictures above the plot; none where there is one curve. */
export function keyOf(named: readonly Named[], height: number, left: number, look: Look): Key {
  if (named.length === 1) return { right: 14, above: 0, layers: [] };
  if (!isNarrow(look)) return endLabels(named, height, look);
  return listAbove(
    named.map(({ name }) => name),
    left,
    look,
  );
}

/** Names at the ends of lines: nobody has to look up a colour. */
export function endLabels(
  named: readonly Named[],
  height: number,
  look: Look,
  colours: readonly string[] = coloursOf(look).series,
): Key {
  const { label } = sizes(look);
  const line = Math.round(label * 1.3);
  const most = (look.width - 2 * MARGIN) * 0.3;
  const lines = named.map(({ name }) => wrap(name, most, label, true));
  const right = Math.ceil(Math.max(...lines.flat().map((text) => textWidth(text, label, true)))) + GAP;
  const heights = lines.map((texts) => texts.length * line + 4);
  const middles = spreadLabels(
    named.map(({ y }) => y),
    heights,
    height,
  );
  const layers = lines.map(
    (texts, i): Spec => ({
      data: { values: [{ name: texts }] },
      mark: {
        type: 'text',
        align: 'left',
        baseline: 'top',
        fontWeight: 600,
        fontSize: label,
        lineHeight: line,
        color: colours[i % colours.length],
      },
      encoding: {
        text: { field: 'name' },
        x: { value: { expr: `width + ${GAP}` } },
        y: { value: middles[i]! - (texts.length * line) / 2 + 1 },
      },
    }),
  );
  return { right, above: 0, layers };
}

/** Names in a list above the plot, each with its mark: for narrow pictures. */
export function listAbove(
  names: readonly string[],
  left: number,
  look: Look,
  areas?: readonly string[],
): Key {
  const colours = areas ?? coloursOf(look).series;
  const { label } = sizes(look);
  const line = Math.round(label * 1.35);
  const lines = names.map((name) => wrap(name, plotWidth(look, 0, 0) - SYMBOL, label, true));
  const above = lines.flat().length * line + 8;
  let y = -above;
  const layers = lines.flatMap((texts, i): Spec[] => {
    const top = y;
    y += texts.length * line;
    const color = colours[i % colours.length];
    return [
      {
        data: { values: [{}] },
        mark: {
          type: 'point',
          filled: true,
          size: 50,
          shape: areas ? 'square' : SHAPES[i % SHAPES.length],
          color,
          opacity: 1,
        },
        encoding: { x: { value: 5 - left }, y: { value: top + label / 2 } },
      },
      {
        data: { values: [{ name: texts }] },
        mark: {
          type: 'text',
          align: 'left',
          baseline: 'top',
          fontSize: label,
          lineHeight: line,
          fontWeight: 600,
        },
        encoding: { text: { field: 'name' }, x: { value: SYMBOL - left }, y: { value: top } },
      },
    ];
  });
  return { right: 12, above, layers };
}
