import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween, type Point, point } from '../../src/table/point.ts';
import { shortestLongestWay } from '../../src/table/shortest-longest-way.ts';

const free = (n: number): number[] => Array(n).fill(Number.POSITIVE_INFINITY);

describe('the shortest longest way', () => {
  it('lets models change places: a turn about of two is no way at all', () => {
    expect(shortestLongestWay([point(0, 0), point(1, 0)], [point(1, 0), point(0, 0)], free(2))).toBe(0);
  });

  it('is 0 for nobody', () => {
    expect(shortestLongestWay([], [], [])).toBe(0);
  });

  it('sends a slow model only as far as it may go', () => {
    const from = [point(0, 0), point(1, 0)];
    const to = [point(2, 0), point(4, 0)];
    expect(shortestLongestWay(from, to, free(2))).toBe(3);
    expect(shortestLongestWay(from, to, [2, 3])).toBe(3);
    expect(shortestLongestWay(from, to, [4, 1])).toBe(4);
    expect(shortestLongestWay(from, to, [2, 2])).toBeUndefined();
  });

  it('is the best of all orders (oracle: every permutation)', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 9 }), y: fc.integer({ min: 0, max: 9 }) });
    const model = fc.record({ from: place, to: place, most: fc.integer({ min: 3, max: 14 }) });
    fc.assert(
      fc.property(fc.array(model, { minLength: 1, maxLength: 5 }), (models) => {
        const from = models.map((one) => one.from);
        const to = models.map((one) => one.to);
        const longest = orders(models.length)
          .map((order) => order.map((j, i) => way(from[i]!, to[j]!, models[i]!.most)))
          .map((ways) => Math.max(...ways));
        const best = Math.min(...longest);
        const found = shortestLongestWay(
          from,
          to,
          models.map(({ most }) => most),
        );
        expect(found ?? Number.POSITIVE_INFINITY).toBe(best);
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});

function way(from: Point, to: Point, most: number): number {
  const inches = distanceBetween(from, to);
  return inches > most ? Number.POSITIVE_INFINITY : inches;
}

function orders(n: number): number[][] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) =>
    Array.from({ length: n }, (_, i) => [...order.slice(0, i), n - 1, ...order.slice(i)]),
  );
}
