import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOX, boxDistance, cornerX, cornerY, penetration } from '../../src/table/box.ts';
import { type Box, boxesOf, boxOf } from '../../src/table/boxes.ts';
import {
  coverBox,
  END,
  maySweep,
  moveBox,
  roomAhead,
  START,
  stretchWithin,
  sweepBox,
  touchingBox,
} from '../../src/table/run.ts';
import { anyBox } from './any-box.ts';

const moved = (box: Box, inches: number): Box => ({
  ...box,
  x: box.x + box.facingX * inches,
  y: box.y + box.facingY * inches,
});

const distanceAfter = (runner: Box, other: Box, inches: number): number => {
  const boxes = boxesOf([moved(runner, inches), other]);
  return boxDistance(boxes, 0, boxes, 1);
};

describe('stretchWithin', () => {
  it('is the part of a run with no more than the gap between, as measured step by step', () => {
    fc.assert(
      fc.property(anyBox, anyBox, fc.constantFrom(0, 1), (runner, other, gap) => {
        const stretch = new Float64Array(2);
        stretchWithin(boxesOf([runner, other]), 0, 1, gap, stretch);
        for (let inches = -30; inches <= 30; inches += 0.37) {
          const near = distanceAfter(runner, other, inches) <= gap;
          const said = inches >= stretch[START]! && inches <= stretch[END]!;
          const atAnEnd =
            Math.min(Math.abs(inches - stretch[START]!), Math.abs(inches - stretch[END]!)) < 1e-7;
          if (!atAnEnd) expect({ inches, near: said }).toEqual({ inches, near });
        }
      }),
      { seed: 3, numRuns: 150 },
    );
  });

  it('is worked out by hand: 4 inches apart head-on, within an inch from 3 to 4 + 2 + 2 + 1 inches', () => {
    const runner = { x: 0, y: 0, facingX: 0, facingY: 1, halfWidth: 2, halfDepth: 1 };
    const other = { x: 0, y: 6, facingX: 0, facingY: 1, halfWidth: 2, halfDepth: 1 };
    const stretch = new Float64Array(2);
    stretchWithin(boxesOf([runner, other]), 0, 1, 1, stretch);
    expect(stretch).toEqual(Float64Array.of(3, 9));
  });

  it('is empty beside the way', () => {
    const runner = { x: 0, y: 0, facingX: 0, facingY: 1, halfWidth: 1, halfDepth: 1 };
    const stretch = new Float64Array(2);
    stretchWithin(boxesOf([runner, moved({ ...runner, x: 3.5 }, 9)]), 0, 1, 1, stretch);
    expect(stretch[START]!).toBeGreaterThan(stretch[END]!);
  });
});

describe('roomAhead', () => {
  it('ends where a corner first touches the edge', () => {
    fc.assert(
      fc.property(anyBox, (box) => {
        const boxes = boxesOf([box]);
        const room = roomAhead(boxes, 0, 40, 40);
        const outside = (inches: number): number => {
          const after = boxesOf([moved(box, inches)]);
          const by = [0, 1, 2, 3].map((corner) => {
            const [x, y] = [cornerX(after, 0, corner), cornerY(after, 0, corner)];
            return Math.max(-x, -y, x - 40, y - 40);
          });
          return Math.max(...by);
        };
        if (room === 0) {
          expect(outside(0)).toBeGreaterThanOrEqual(0);
        } else {
          expect(Math.abs(outside(room))).toBeLessThan(1e-9);
          expect(outside(room * 0.999)).toBeLessThan(0);
        }
      }),
      { seed: 4, numRuns: 2000 },
    );
  });
});

describe('moveBox, sweepBox and coverBox', () => {
  const box = { x: 10, y: 10, facingX: 1, facingY: 0, halfWidth: 2, halfDepth: 1 };
  const written = (write: (into: Float64Array, boxes: Float64Array) => void): Box => {
    const into = new Float64Array(BOX);
    write(into, boxesOf([box]));
    return boxOf(into, 0);
  };
  it('write the end of the run, and its ground from the rear of the start or from its front', () => {
    expect(written((into, boxes) => moveBox(into, boxes, 0, 6))).toEqual({ ...box, x: 16 });
    expect(written((into, boxes) => sweepBox(into, boxes, 0, 6))).toEqual({ ...box, x: 13, halfDepth: 4 });
    expect(written((into, boxes) => coverBox(into, boxes, 0, 6))).toEqual({ ...box, x: 14, halfDepth: 3 });
  });
});

describe('what spares measuring', () => {
  const inches = fc.double({ min: 0, max: 20, noNaN: true });

  it('maySweep denies no box that the swept ground touches, and denies some', () => {
    let denied = 0;
    fc.assert(
      fc.property(anyBox, anyBox, inches, (runner, other, ran) => {
        const swept = new Float64Array(BOX);
        const boxes = boxesOf([runner, other]);
        sweepBox(swept, boxes, 0, ran);
        if (maySweep(swept, boxes, 1)) return;
        denied++;
        expect(penetration(swept, 0, boxes, 1)).toBeLessThan(0);
      }),
      { seed: 5, numRuns: 2000 },
    );
    expect(denied).toBeGreaterThan(200);
  });

  it('roomAhead is, to the last bit, what the corner has that touches the edge first', () => {
    let inside = 0;
    fc.assert(
      fc.property(anyBox, (runner) => {
        const boxes = boxesOf([{ ...runner, x: runner.x + 20, y: runner.y + 20 }]);
        const [fx, fy] = [runner.facingX, runner.facingY];
        const rooms = [0, 1, 2, 3].flatMap((corner) => {
          const [x, y] = [cornerX(boxes, 0, corner), cornerY(boxes, 0, corner)];
          if (x <= 0 || y <= 0 || x >= 72 || y >= 80) return [0];
          return [
            ...(fx === 0 ? [] : [(fx > 0 ? 72 - x : -x) / fx]),
            ...(fy === 0 ? [] : [(fy > 0 ? 80 - y : -y) / fy]),
          ];
        });
        if (!rooms.includes(0)) inside++;
        expect(roomAhead(boxes, 0, 72, 80)).toBe(Math.min(...rooms));
      }),
      { seed: 6, numRuns: 2000 },
    );
    expect(inside).toBeGreaterThan(500);
  });
});

describe('touchingBox', () => {
  it('is the side that lies on the edge', () => {
    const boxes = boxesOf([{ x: 5, y: 39, facingX: 0, facingY: 1, halfWidth: 2, halfDepth: 1 }]);
    expect(boxOf(touchingBoxAsRow(boxes), 0)).toMatchObject({ x: 5, y: 40, halfWidth: 2, halfDepth: 0 });
  });
  it('is a corner of a unit that stands askew', () => {
    const boxes = boxesOf([
      { x: 5, y: 39, facingX: Math.SQRT1_2, facingY: Math.SQRT1_2, halfWidth: 1, halfDepth: 1 },
    ]);
    const touching = boxOf(touchingBoxAsRow(boxes), 0);
    expect(touching.halfWidth).toBe(0);
    expect(touching.y).toBeCloseTo(39 + Math.SQRT2, 9);
  });
});

function touchingBoxAsRow(boxes: Float64Array): Float64Array {
  expect(boxes.length).toBe(BOX);
  const touching = new Float64Array(BOX);
  touchingBox(touching, boxes, 0, 40, 40);
  return touching;
}
