import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';

const HEAD = `/*!
 * Inter, Copyright 2020 The Inter Project Authors (https://github.com/rsms/inter), SIL Open Font License 1.1 (docs/inter-licence.txt).
 * Written by src/build/fonts.ts from @expo-google-fonts/inter: a subset, without kerning and hints.
 */
`;

export const target = new URL('../report/fonts/inter.generated.ts', import.meta.url);

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('');
const SIGNS = '\u00a0–—‘’“”…·×±≥≤≠≈→←½¼¾′″−•°§©';
const LETTERS =
  Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0xc0 + i)).join('') +
  'ĄąĆćČčĘęŁłŃńŐőŒœŚśŠšŰűŹźŻżŽž';

const WEIGHTS = { regular: '400Regular/Inter_400Regular.ttf', bold: '600SemiBold/Inter_600SemiBold.ttf' };

/** The typographic family and style: without them the bold weight is a family of its own. */
const FAMILY_NAMES = [16, 17];

/**
 * The text of the module that holds the letters of charts: for each weight a TrueType font for the PNG renderer, two
 * WOFF2 fonts to embed in pictures (one without accented letters, for most), and the width of each letter.
 * Kerning and hints are left out, so that a text is as wide as its letters together, in every renderer.
 */
export async function fontsModule(): Promise<string> {
  const require = createRequire(import.meta.url);
  const weights: Record<string, unknown> = {};
  for (const [weight, path] of Object.entries(WEIGHTS)) {
    const whole = readFileSync(require.resolve(`@expo-google-fonts/inter/${path}`));
    const subset = (text: string, targetFormat: 'truetype' | 'woff2'): Promise<Buffer> =>
      subsetFont(whole, text, {
        targetFormat,
        noHinting: true,
        keepFeatures: [],
        preserveNameIds: FAMILY_NAMES,
      });
    const trueType = await subset(ASCII + SIGNS + LETTERS, 'truetype');
    weights[weight] = {
      trueType: trueType.toString('base64'),
      plain: (await subset(ASCII + SIGNS, 'woff2')).toString('base64'),
      accented: (await subset(ASCII + SIGNS + LETTERS, 'woff2')).toString('base64'),
      widths: widthsOf(trueType),
    };
  }
  return `${HEAD}import type { ChartFont } from './chart-font.ts';

export const inter: Readonly<Record<'regular' | 'bold', ChartFont>> = ${JSON.stringify(weights, null, 2)};

/** The letters of the plain fonts. */
export const plainLetters = ${JSON.stringify(ASCII + SIGNS)};
`;
}

/** Width of each letter in thousandths of the font's size. */
function widthsOf(trueType: Uint8Array): Record<string, number> {
  const font = create(Buffer.from(trueType));
  if (font.isCollection) throw new Error('expected a single font');
  const widths: Record<string, number> = {};
  for (const letter of ASCII + SIGNS + LETTERS) {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0)!);
    widths[letter] = Math.round((glyph.advanceWidth / font.unitsPerEm) * 1e4) / 10;
  }
  return widths;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(target, await fontsModule());
  console.log(`written: ${fileURLToPath(target)}`);
}
