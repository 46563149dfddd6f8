import { type Bytes, longWords, padding, searchWords, word, words } from './bytes.ts';
import type { ChartFont } from './chart-font.ts';
import { letterTables, missing } from './letter-tables.ts';
import { styleTables } from './style-tables.ts';

/** A table of a font. */
export interface FontTable {
  /** Four letters. */
  readonly name: string;
  readonly content: Bytes;
  /** The sum of its words of four bytes. */
  readonly checksum: number;
}

/** What a file of TrueType outlines begins with. */
export const TRUE_TYPE = 0x00010000;

/**
 * The tables of a TrueType font that has these letters and no others, in the order of their names: what browsers ask
 * of a font, and nothing else. Letters that the font lacks are left out.
 *
 * Source: OpenType specification 1.9.
 */
export function fontTables(font: ChartFont, letters: Iterable<string>): readonly FontTable[] {
  const glyphs = [...new Set(letters)]
    .filter((letter) => Object.hasOwn(font.letters, letter))
    .sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!)
    .map((letter) => {
      const [advance, outline] = font.letters[letter]!;
      return { letter, advance, outline: Buffer.from(outline, 'base64') };
    });
  const all = [missing, ...glyphs];
  return Object.entries({ ...letterTables(font, all), ...styleTables(font, all) })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, content]) => ({ name, content, checksum: checksum(content) }));
}

/** A font as a file: a directory, then the tables. */
export function trueType(font: ChartFont, letters: Iterable<string>): Uint8Array {
  const tables = fontTables(font, letters);
  const head = [...word(TRUE_TYPE, 4), ...words(tables.length), ...searchWords(tables.length, 16)];
  let at = head.length + 16 * tables.length;
  const directory = tables.flatMap(({ name, content, checksum }) => {
    const entry = [...Buffer.from(name), ...longWords(checksum, at, content.length)];
    at += content.length + padding(content.length).length;
    return entry;
  });
  const contents = tables.flatMap(({ content }) => [...content, ...padding(content.length)]);
  return Uint8Array.from([...head, ...directory, ...contents]);
}

function checksum(content: Bytes): number {
  let sum = 0;
  for (const [i, byte] of content.entries()) sum = (sum + byte * 2 ** (24 - 8 * (i % 4))) % 2 ** 32;
  return sum;
}
