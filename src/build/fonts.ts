import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { create } from 'fontkitten';
import { outlineBytes } from './outline.ts';

const HEAD = `/*!
 * Inter, Copyright 2020 The Inter Project Authors (https://github.com/rsms/inter), SIL Open Font License 1.1 (docs/inter-licence.txt).
 * Written by src/build/fonts.ts from @expo-google-fonts/inter: the letters of charts, without kerning and hints.
 */
`;

export const target = new URL('../report/fonts/inter.generated.ts', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const SIGNS = '\u00a0–—‘’“”…·×±≥≤≠≈→←½¼¾′″−•°§©';
const LETTERS =
  Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0xc0 + i)).join('') +
  'ĄąĆćČčĘęŁłŃńŐőŒœŚśŠšŰűŹźŻżŽž';

/**
 * The text of the module that holds the letters of charts in two weights. Kerning and hints are left out, so that a
 * text is as wide as its letters together, in every renderer.
 */
export function fontsModule(): string {
  const fonts = {
    regular: fontOf('400Regular/Inter_400Regular.ttf', 400),
    bold: fontOf('600SemiBold/Inter_600SemiBold.ttf', 600),
  };
  return `${HEAD}import type { ChartFont } from './chart-font.ts';

export const inter: Readonly<Record<'regular' | 'bold', ChartFont>> = ${JSON.stringify(fonts, null, 1)};
`.replace(/\[\s+(\d+),\s+("[^"]*")\s+\]/g, '[$1, $2]');
}

/** What `ChartFont` declares. */
function fontOf(path: string, weight: number) {
  const require = createRequire(import.meta.url);
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/inter/${path}`)));
  if (font.isCollection) throw new Error('expected a single font');
  const letters: Record<string, readonly [advance: number, outline: string]> = {};
  for (const letter of ASCII + SIGNS + LETTERS) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
    const outline = outlineBytes(glyph.path.commands);
    letters[letter] = [glyph.advanceWidth, Buffer.from(outline).toString('base64')];
  }
  const { unitsPerEm, ascent, descent } = font;
  return { weight, unitsPerEm, ascent, descent, letters };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(target, fontsModule());
  console.log(`written: ${fileURLToPath(target)}`);
}
