import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxDistance, penetration, within } from '../../src/table/box.ts';
import { boxesOf } from '../../src/table/boxes.ts';
import { anyBox } from './any-box.ts';
import { plainDistance } from './plain-distance.ts';

describe('boxDistance', () => {
  it('is the distance of the plain rectangles', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (a, b) => {
        const boxes = boxesOf([a, b]);
        const expected = plainDistance(a, b);
        expect(Math.abs(boxDistance(boxes, 0, boxes, 1) - expected)).toBeLessThan(1e-9);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('is worked out by hand: 3 across and 4 up from corner to corner is 5', () => {
    const boxes = boxesOf([
      { x: 0, y: 0, facingX: 0, facingY: 1, halfWidth: 1, halfDepth: 1 },
      { x: 5, y: 6, facingX: 0, facingY: 1, halfWidth: 1, halfDepth: 1 },
    ]);
    expect(boxDistance(boxes, 0, boxes, 1)).toBe(5);
    expect(within(boxes, 0, boxes, 1, 5)).toBe(true);
    expect(within(boxes, 0, boxes, 1, 4.999)).toBe(false);
  });

  it('sees a cross, of which no corner lies in the other', () => {
    const boxes = boxesOf([
      { x: 0, y: 0, facingX: 0, facingY: 1, halfWidth: 5, halfDepth: 1 },
      { x: 0, y: 0, facingX: 0, facingY: 1, halfWidth: 1, halfDepth: 5 },
    ]);
    expect(boxDistance(boxes, 0, boxes, 1)).toBe(0);
  });
});

describe('penetration', () => {
  it('is positive with shared area, zero in touch, negative apart', () => {
    const at = (x: number): number => {
      const boxes = boxesOf([
        { x: 0, y: 0, facingX: 0, facingY: 1, halfWidth: 2, halfDepth: 1 },
        { x, y: 0, facingX: 0, facingY: 1, halfWidth: 2, halfDepth: 1 },
      ]);
      return penetration(boxes, 0, boxes, 1);
    };
    expect([at(3), at(4), at(5)]).toEqual([1, 0, -1]);
  });

  it('is below what is enough where it is not measured to the end', () => {
    fc.assert(
      fc.property(anyBox, anyBox, fc.double({ min: -3, max: 1, noNaN: true }), (a, b, enough) => {
        const boxes = boxesOf([a, b]);
        const depth = penetration(boxes, 0, boxes, 1);
        const looked = penetration(boxes, 0, boxes, 1, enough);
        if (depth >= enough) expect(looked).toBe(depth);
        else expect(looked).toBeLessThan(enough);
      }),
      { seed: 4, numRuns: 2000 },
    );
  });

  it('is positive or zero exactly where the distance is zero', () => {
    fc.assert(
      fc.property(anyBox, anyBox, (a, b) => {
        const boxes = boxesOf([a, b]);
        const depth = penetration(boxes, 0, boxes, 1);
        fc.pre(Math.abs(depth) > 1e-9);
        expect(depth > 0).toBe(plainDistance(a, b) === 0);
      }),
      { seed: 2, numRuns: 2000 },
    );
  });
});
