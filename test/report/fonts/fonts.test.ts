import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { create, type Font } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import { fontsModule, target } from '../../../src/build/fonts.ts';
import { inter } from '../../../src/report/fonts/inter.generated.ts';
import { textWidth } from '../../../src/report/fonts/text-width.ts';
import { trueType } from '../../../src/report/fonts/true-type.ts';
import { woff } from '../../../src/report/fonts/woff.ts';
import { wrap } from '../../../src/report/fonts/wrap.ts';

const weights = ['regular', 'bold'] as const;

describe('the letters of charts', () => {
  it('are those that the package gives', () => {
    expect(readFileSync(target, 'utf8')).toBe(fontsModule());
  });

  it.each(weights)('have the outlines of the whole font and its widths (%s)', (weight) => {
    const whole = fontOf(readFileSync(createRequire(import.meta.url).resolve(FILES[weight])));
    const letters = Object.keys(inter[weight].letters);
    const ours = fontOf(trueType(inter[weight], letters));
    expect(letters.length).toBeGreaterThan(190);
    for (const letter of letters) {
      const [a, b] = [glyphOf(whole, letter), glyphOf(ours, letter)];
      expect(b.advanceWidth).toBe(a.advanceWidth);
      expect(farthest(a.path.commands, b.path.commands), letter).toBeLessThanOrEqual(1);
    }
  });

  it.each(weights)('are measured as a renderer draws them (%s)', (weight) => {
    const folder = mkdtempSync(join(tmpdir(), 'holdfast-test-'));
    const file = join(folder, 'inter.ttf');
    const text = 'The unit flees about once in 13 (7.72\u00a0%) – “as written” Ä';
    writeFileSync(file, trueType(inter[weight], text));
    const bold = weight === 'bold';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="40"><text x="9" y="30" font-family="Inter" font-size="20" font-weight="${bold ? 600 : 400}">${text}</text></svg>`;
    const font = { fontFiles: [file], loadSystemFonts: false };
    const box = new Resvg(svg, { font }).getBBox();
    rmSync(folder, { recursive: true });
    // Ink ends up to a bearing, some tenths of a pixel at this size, inside the width of the letters.
    expect(Math.abs(textWidth(text, 20, bold) - box!.width)).toBeLessThan(4);
    expect(box!.width).toBeGreaterThan(400);
  });

  it('make a font of any of them, and of no others', () => {
    const known = Object.keys(inter.regular.letters);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...known), { minLength: 1 }), (letters) => {
        const file = woff(inter.regular, letters);
        expect(woff(inter.regular, [...letters].reverse())).toEqual(file);
        const font = fontOf(file);
        const points = letters.map((letter) => letter.codePointAt(0)!);
        expect([...font.characterSet].filter((point) => point < 0xffff).sort((a, b) => a - b)).toEqual(
          points.sort((a, b) => a - b),
        );
        for (const letter of letters) {
          const [advance, outline] = inter.regular.letters[letter]!;
          const glyph = glyphOf(font, letter);
          expect(glyph.advanceWidth).toBe(advance);
          expect(glyph.path.commands.length > 0).toBe(outline !== '');
        }
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('leave out what they lack', () => {
    expect(woff(inter.bold, 'aЖ')).toEqual(woff(inter.bold, 'a'));
  });
});

const FILES = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
};

function fontOf(file: Uint8Array): Font {
  const font = create(Buffer.from(file));
  if (font.isCollection) throw new Error('expected a single font');
  return font;
}

const glyphOf = (font: Font, letter: string) => font.glyphForCodePoint(letter.codePointAt(0)!);

type Commands = ReturnType<typeof glyphOf>['path']['commands'];

/** How far the points of two outlines are apart at most, in font units; endless where one has more of them. */
function farthest(a: Commands, b: Commands): number {
  const [one, two] = [a, b].map((commands) => commands.filter(({ args }) => args.length > 0));
  if (one!.length !== two!.length) return Number.POSITIVE_INFINITY;
  const gaps = one!.flatMap(({ args }, i) => args.map((value, j) => Math.abs(value - two![i]!.args[j]!)));
  return Math.max(0, ...gaps);
}

describe('wrap', () => {
  it('keeps every word, in order, and no line wider than asked', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 120, max: 700 }), (all, width) => {
        const lines = wrap(all.join(' '), width, 13);
        expect(lines.join(' ')).toBe(all.join(' '));
        for (const line of lines) expect(textWidth(line, 13)).toBeLessThanOrEqual(width);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  it('breaks a word that is wider than a line', () => {
    expect(wrap('x'.repeat(100), 100, 13).length).toBeGreaterThan(4);
  });
});
