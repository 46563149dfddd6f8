import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fontsModule, target } from '../../../src/build/fonts.ts';
import { inter } from '../../../src/report/fonts/inter.generated.ts';
import { textWidth } from '../../../src/report/fonts/text-width.ts';
import { wrap } from '../../../src/report/fonts/wrap.ts';

describe('the embedded font', () => {
  it('is the one that the package gives', async () => {
    expect(readFileSync(target, 'utf8')).toBe(await fontsModule());
  });

  it.each(['regular', 'bold'] as const)('is measured as a renderer draws it (%s)', (weight) => {
    const folder = mkdtempSync(join(tmpdir(), 'holdfast-test-'));
    const file = join(folder, 'inter.ttf');
    writeFileSync(file, Buffer.from(inter[weight].trueType, 'base64'));
    const text = 'The unit flees about once in 13 (7.72\u00a0%) – “as written” Ä';
    const bold = weight === 'bold';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="40"><text x="9" y="30" font-family="Inter" font-size="20" font-weight="${bold ? 600 : 400}">${text}</text></svg>`;
    const font = { fontFiles: [file], loadSystemFonts: false };
    const box = new Resvg(svg, { font }).getBBox();
    rmSync(folder, { recursive: true });
    // Ink ends up to a bearing, some tenths of a pixel at this size, inside the width of the letters.
    expect(Math.abs(textWidth(text, 20, bold) - box!.width)).toBeLessThan(4);
    expect(box!.width).toBeGreaterThan(400);
  });
});

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
