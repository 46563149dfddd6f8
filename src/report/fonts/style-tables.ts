import { type Bytes, longWords, word, words, zeros } from './bytes.ts';
import type { ChartFont } from './chart-font.ts';
import type { Glyph } from './letter-tables.ts';

/** The tables about a font as a whole, by their names. */
export function styleTables(font: ChartFont, glyphs: readonly Glyph[]): Readonly<Record<string, Bytes>> {
  return { 'OS/2': lineAndWeight(font, glyphs), head: head(font, glyphs), name: names, post };
}

/** Version 4. Sizes of raised letters and of strokes, kinds of writing and a classification of style are left open. */
function lineAndWeight({ weight, unitsPerEm, ascent, descent }: ChartFont, glyphs: readonly Glyph[]): Bytes {
  const half = Math.round(unitsPerEm / 2);
  const codes = glyphs.slice(1).map(({ letter }) => letter.codePointAt(0)!);
  return [
    ...words(4, half, weight, NORMAL_WIDTH, 0),
    ...words(half, half, 0, 0, half, half, 0, half, Math.round(unitsPerEm / 20), half, 0),
    ...zeros(10 + 16),
    ...Buffer.from('RSMS'),
    ...words(REGULAR, codes[0] ?? 0, codes.at(-1) ?? 0, ascent, descent, 0, ascent, -descent),
    ...zeros(8),
    ...words(half, Math.round(unitsPerEm * 0.7), 0, 32, 0),
  ];
}

const NORMAL_WIDTH = 5;
const REGULAR = 0x40;

/** No times of making: the same letters give the same bytes. Nor a sum over the file, which readers make themselves. */
function head({ unitsPerEm }: ChartFont, glyphs: readonly Glyph[]): Bytes {
  const boxes = glyphs.flatMap(({ outline }) => (outline.length > 0 ? [outline] : []));
  const edge = (at: number, of: (...values: number[]) => number): number =>
    boxes.length === 0 ? 0 : of(...boxes.map((outline) => outline.readInt16BE(at)));
  return [
    ...longWords(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
    ...words(BASE_AND_LEFT_EDGE_AT_ZERO, unitsPerEm),
    ...zeros(16),
    ...words(edge(2, Math.min), edge(4, Math.min), edge(6, Math.max), edge(8, Math.max)),
    ...words(0, SMALLEST_LEGIBLE, LEFT_TO_RIGHT, 0, 0),
  ];
}

const BASE_AND_LEFT_EDGE_AT_ZERO = 0b11;
const SMALLEST_LEGIBLE = 6;
const LEFT_TO_RIGHT = 2;

/** Family, style, full name and name for PostScript, in English for Windows. */
const names: Bytes = namesTable([
  [1, 'Inter'],
  [2, 'Regular'],
  [4, 'Inter'],
  [6, 'Inter'],
]);

function namesTable(entries: readonly (readonly [id: number, text: string])[]): Bytes {
  const texts = entries.map(([, text]) => words(...[...text].map((letter) => letter.codePointAt(0)!)));
  const places = texts.map((_, i) => texts.slice(0, i).flat().length);
  return [
    ...words(0, entries.length, 6 + 12 * entries.length),
    ...entries.flatMap(([id], i) => words(3, 1, 0x409, id, texts[i]!.length, places[i]!)),
    ...texts.flat(),
  ];
}

/** Version 3: glyphs have no names. */
const post: Bytes = [...word(0x00030000, 4), ...zeros(28)];
