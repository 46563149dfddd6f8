import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadLabels } from '../../../src/report/charts/spread-labels.ts';

describe('spreadLabels', () => {
  it('leaves alone what has room', () => {
    expect(spreadLabels([20, 100, 200], [20, 20, 20], 300)).toEqual([20, 100, 200]);
  });

  it('keeps labels apart and within the range, in their order', () => {
    const label = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 10, max: 40 }));
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 7 }), (labels) => {
        const wanted = labels.map(([y]) => y);
        const heights = labels.map(([, height]) => height);
        const middles = spreadLabels(wanted, heights, 300);
        const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
        order.forEach((i, place) => {
          expect(middles[i]! - heights[i]! / 2).toBeGreaterThanOrEqual(-1e-9);
          expect(middles[i]! + heights[i]! / 2).toBeLessThanOrEqual(300 + 1e-9);
          const next = order[place + 1];
          if (next !== undefined)
            expect(middles[next]! - middles[i]!).toBeGreaterThanOrEqual(
              (heights[next]! + heights[i]!) / 2 - 1e-9,
            );
        });
      }),
      { seed: 5, numRuns: 500 },
    );
  });
});
