import { describe, expect, it } from 'vitest';
import { ahead, distanceBetween, point, turnedAbout } from '../../src/table/point.ts';
import { type Block, centreOf, groundOf, placesOf, reformed } from '../../src/table/ranks.ts';

const block: Block = { models: 7, wide: 3, base: { width: 1, depth: 2 }, at: point(10, 20), facing: 0 };

describe('a block in ranks', () => {
  it('puts the last rank in the middle', () => {
    expect(placesOf(block)).toEqual([
      { x: 9, y: 19 },
      { x: 10, y: 19 },
      { x: 11, y: 19 },
      { x: 9, y: 17 },
      { x: 10, y: 17 },
      { x: 11, y: 17 },
      { x: 10, y: 15 },
    ]);
  });

  it('covers the gaps of its last rank', () => {
    expect(groundOf(block)).toEqual({ x: 10, y: 17, facingX: 0, facingY: 1, halfWidth: 1.5, halfDepth: 3 });
  });

  it('looks where it is turned: at 90 degrees along x, its left file towards the enemy', () => {
    const turned = { ...block, models: 3, facing: 90 };
    expect(placesOf(turned)).toEqual([
      { x: 9, y: 21 },
      { x: 9, y: 20 },
      { x: 9, y: 19 },
    ]);
  });

  it('keeps its centre when it reforms', () => {
    for (const facing of [0, 45, 90, 180, 270]) {
      for (const wide of [1, 2, 3, 7]) {
        const anew = reformed(block, { wide, facing });
        expect(distanceBetween(centreOf(anew), centreOf(block))).toBeLessThan(1e-12);
        expect(anew).toMatchObject({ wide, facing });
      }
    }
  });
});

describe('turning', () => {
  it('is clockwise and exact by quarters', () => {
    expect([ahead(0), ahead(90), ahead(180), ahead(-90)]).toEqual([
      { x: 0, y: 1 },
      { x: 1, y: 0 },
      { x: 0, y: -1 },
      { x: -1, y: 0 },
    ]);
    expect(turnedAbout(point(0, 1), point(0, 0), 90)).toEqual({ x: 1, y: 0 });
    expect(turnedAbout(point(2, 1), point(1, 1), 180)).toEqual({ x: 0, y: 1 });
  });

  it('keeps distances', () => {
    const turned = turnedAbout(point(3, 4), point(1, 1), 30);
    expect(Math.abs(distanceBetween(turned, point(1, 1)) - Math.hypot(2, 3))).toBeLessThan(1e-12);
  });
});
