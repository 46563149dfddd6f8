import { Resvg } from '@resvg/resvg-js';
import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import type { Spec } from '../../../src/report/charts/chart.ts';
import { chartsOf } from '../../../src/report/charts/charts-of.ts';
import { viewOf } from '../../../src/report/charts/draw.ts';
import { thinned } from '../../../src/report/charts/svg/thinned.ts';
import { parsed, written } from '../../../src/report/charts/svg/tree.ts';
import { withFont } from '../../../src/report/charts/svg/with-font.ts';
import { fixtures } from '../fixtures/all.ts';

const charts = Object.entries(fixtures).flatMap(([fixture, result]) =>
  chartsOf(result, { width: 720, theme: 'dark' }).map(
    ({ name, spec }) => [`${fixture}/${name}`, spec] as const,
  ),
);

describe.each(charts)('%s', (_, spec) => {
  it('is thinned without a change that one sees', async () => {
    const drawn = await drawnBy(spec);
    const thin = thinned(drawn);
    expect(thin.length).toBeLessThan(drawn.length * 0.75);
    expect(thin).not.toMatch(/class=|aria-|="[^"]*\.\d{3}/);
    const [before, after] = [pixelsOf(drawn), pixelsOf(thin)];
    expect(after.length).toBe(before.length);
    const change = before.reduce((sum, value, i) => sum + Math.abs(value - after[i]!), 0);
    expect(change / before.length).toBeLessThan(0.03);
  });

  it('embeds the letters that it shows, in the weights in which it shows them', async () => {
    const drawn = await drawnBy(spec);
    const svg = withFont(thinned(drawn), drawn);
    const fonts = [...svg.matchAll(/font-weight:(\d+);src:url\(data:font\/woff;base64,([^)]*)\)/g)];
    expect(fonts.map(([, weight]) => weight)).toEqual(['400', '600']);
    for (const [, weight, base64 = ''] of fonts) {
      const font = create(Buffer.from(base64, 'base64'));
      if (font.isCollection) throw new Error('expected a single font');
      const inside = font.characterSet.filter((point) => point < 0xffff);
      expect(new Set(inside)).toEqual(lettersOf(drawn, weight === '600'));
    }
  });
});

describe('an SVG', () => {
  it('is written as it was read', () => {
    const svg = '<svg a="1"><g b="&lt;&quot;"/><text x="2">a &amp; b<tspan dy="3">c</tspan></text></svg>';
    expect(written(parsed(svg))).toBe(svg);
  });

  it('must be whole', () => {
    expect(() => parsed('<svg><g></svg>')).toThrow('not an SVG');
    expect(() => parsed('words')).toThrow('not an SVG');
  });
});

async function drawnBy(spec: Spec): Promise<string> {
  const view = await viewOf(spec);
  return view.toSVG();
}

const pixelsOf = (svg: string): Buffer =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;

/** The code points of all texts of a weight, read another way than the program does: text by text, tag by tag. */
function lettersOf(svg: string, isBold: boolean): Set<number> {
  const texts = svg
    .split('<text')
    .slice(1)
    .filter((text) => /^[^>]*font-weight="600"/.test(text) === isBold);
  const letters = texts.map((text) =>
    text
      .slice(text.indexOf('>') + 1, text.indexOf('</text>'))
      .split(/<[^>]*>/)
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );
  return new Set([...letters.join('')].map((letter) => letter.codePointAt(0)!));
}
