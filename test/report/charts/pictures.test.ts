import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Look } from '../../../src/report/charts/chart.ts';
import { chartsOf } from '../../../src/report/charts/charts-of.ts';
import { draw } from '../../../src/report/charts/draw.ts';
import { fixtures } from '../fixtures/all.ts';
import { type PlacedText, textsOf } from './texts-of.ts';

const looks: readonly Look[] = [720, 480, 320].flatMap((width) =>
  (['light', 'dark'] as const).map((theme) => ({ width, theme })),
);

const charts = Object.entries(fixtures).flatMap(([fixture, result]) =>
  looks.flatMap((look) =>
    chartsOf(result, look).map((chart) => ({
      title: `${fixture}/${chart.name} ${look.width} ${look.theme}`,
      look,
      chart,
    })),
  ),
);

describe.each(charts)('$title', ({ look, chart }) => {
  it('is a valid Vega-Lite specification', () => {
    expect(validate(chart.spec) ? [] : validate.errors).toEqual([]);
  });

  it('cuts no text and lays none over another', async () => {
    const { texts, width, height } = await textsOf(chart.spec);
    expect(width).toBe(look.width);
    expect(texts.length).toBeGreaterThan(3);
    const outside = texts.filter(
      ({ left, right, top, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
    );
    expect(outside).toEqual([]);
    expect(overlaps(texts)).toEqual([]);
  });

  it('says in words what it shows', () => {
    expect(chart.alt).toMatch(/\d/);
    expect(chart.spec.description).toBe(chart.alt);
    expect(JSON.stringify(chart.spec.title)).toContain(chart.finding.split(' ')[0]);
  });
});

it('draws the same bytes at every run', async () => {
  const { chart } = charts[0]!;
  const first = await draw(chart.spec);
  await draw(charts.at(-1)!.chart.spec);
  expect(await draw(chart.spec)).toBe(first);
  expect(first).toContain('@font-face');
  expect(first.length).toBeLessThan(40_000);
});

function overlaps(texts: readonly PlacedText[]): string[] {
  return texts.flatMap((a, i) =>
    texts
      .slice(i + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3,
      )
      .map((b) => `"${a.text}" and "${b.text}"`),
  );
}

const require = createRequire(import.meta.url);
const schema = JSON.parse(readFileSync(require.resolve('vega-lite/vega-lite-schema.json'), 'utf8'));
const ajv = new Ajv.default({ strict: false });
addFormats.default(ajv);
ajv.addFormat('color-hex', true);
const validate = ajv.compile(schema);
