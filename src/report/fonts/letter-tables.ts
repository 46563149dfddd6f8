import { type Bytes, longWords, searchWords, word, words, zeros } from './bytes.ts';
import type { ChartFont } from './chart-font.ts';

/** A letter of a font that is put together. */
export interface Glyph {
  readonly letter: string;
  readonly advance: number;
  readonly outline: Buffer;
}

/** What stands for every letter that a font lacks: nothing. The first of all glyphs. */
export const missing: Glyph = { letter: '', advance: 0, outline: Buffer.alloc(0) };

/** The tables about single letters, by their names. `glyphs` begin with the missing one and go up by code points. */
export function letterTables(
  { ascent, descent }: ChartFont,
  glyphs: readonly Glyph[],
): Readonly<Record<string, Bytes>> {
  const drawn = glyphs.filter(({ outline }) => outline.length > 0).map(({ outline }) => outline);
  const most = (of: (outline: Buffer) => number): number => Math.max(0, ...drawn.map(of));
  const contours = (outline: Buffer): number => outline.readInt16BE(0);
  const points = (outline: Buffer): number => outline.readUInt16BE(8 + 2 * contours(outline)) + 1;
  const outlines = glyphs.map(({ outline }) => [...outline, ...zeros(outline.length % 2)]);
  const advance = Math.max(...glyphs.map((glyph) => glyph.advance));
  let at = 0;
  const places = outlines.map(({ length }) => {
    at += length;
    return at / 2;
  });
  return {
    cmap: codePoints(glyphs.slice(1).map(({ letter }) => letter.codePointAt(0)!)),
    glyf: outlines.flat(),
    hhea: [
      ...word(0x00010000, 4),
      ...words(
        ascent,
        descent,
        0,
        advance,
        0,
        0,
        most((outline) => outline.readInt16BE(6)),
        1,
      ),
      ...words(0, 0, 0, 0, 0, 0, 0, glyphs.length),
    ],
    hmtx: glyphs.flatMap((glyph) =>
      words(glyph.advance, glyph.outline.length > 0 ? glyph.outline.readInt16BE(2) : 0),
    ),
    loca: words(0, ...places),
    maxp: [
      ...word(0x00010000, 4),
      ...words(glyphs.length, most(points), most(contours), 0, 0, 2),
      ...zeros(16),
    ],
  };
}

/** Which code point is which glyph: format 4, a segment for each run of neighbours. */
function codePoints(codes: readonly number[]): Bytes {
  const starts = codes.flatMap((code, i) => (code - 1 === codes[i - 1] ? [] : [i]));
  const runs = starts.map((start, i) => ({
    first: codes[start]!,
    last: codes[(starts[i + 1] ?? codes.length) - 1]!,
    shift: start + 1 - codes[start]!,
  }));
  // The last segment must end at the last code point of all, and leads to the missing glyph.
  const segments = [...runs, { first: 0xffff, last: 0xffff, shift: 1 }];
  const table = [
    ...words(0, segments.length * 2),
    ...searchWords(segments.length, 2),
    ...words(...segments.map(({ last }) => last), 0),
    ...words(...segments.map(({ first }) => first)),
    ...words(...segments.map(({ shift }) => shift)),
    ...words(...segments.map(() => 0)),
  ];
  // For Windows, which all read.
  return [...words(0, 1, 3, 1), ...longWords(12), ...words(4, table.length + 4), ...table];
}
