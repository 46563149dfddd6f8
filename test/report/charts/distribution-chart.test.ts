import { expect, it } from 'vitest';
import { distributionChart } from '../../../src/report/charts/distribution-chart.ts';
import { cell, quantity, result } from '../fixtures/build.ts';
import { textsOf } from './texts-of.ts';

it('says that all values together are 100 %, not a hair less', () => {
  // Ten tenths, added up as they are stored, are 0.9999999999999999.
  const tenths = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [i + 1, 0.1]));
  const words = { name: 'inches', unit: 'inch', clause: 'how far he has run', isTime: false };
  const run = quantity(words, tenths, 1000);
  const one = cell([], 1000, { quantities: [run] });
  const look = { theme: 'light', width: 720 } as const;
  const { alt } = distributionChart(result([one]), one, run, look, 'distribution');
  expect(alt).toMatch(/10 inches [\d.]+\s% \(at most 100\s%\)/);
});

it('labels values as they are, however far apart', async () => {
  const words = { name: 'points', unit: 'point', clause: 'the points that are gone', isTime: false };
  const points = quantity(words, { 150: 0.7, 240: 0.1, 720: 0.2 }, 1000);
  const one = cell([], 1000, { quantities: [points] });
  const { spec } = distributionChart(result([one]), one, points, { theme: 'light', width: 720 }, 'points');
  const { texts } = await textsOf(spec);
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['150', '240', '720']));
});
