import { describe, expect, it } from 'vitest';
import { lengthOf, type Manoeuvre, moved, walked } from '../../src/table/manoeuvre.ts';
import { distanceBetween, point } from '../../src/table/point.ts';
import { type Block, placesOf } from '../../src/table/ranks.ts';

const block: Block = { models: 10, wide: 5, base: { width: 1, depth: 1 }, at: point(10, 10), facing: 0 };
const near = (a: { x: number; y: number }, x: number, y: number) =>
  expect(distanceBetween(a, { x, y })).toBeLessThan(1e-9);

describe('a manoeuvre', () => {
  it('goes forward, back and sideways', () => {
    expect(moved(block, { kind: 'forward', inches: 4 }).at).toEqual({ x: 10, y: 14 });
    expect(moved(block, { kind: 'backward', inches: 2 }).at).toEqual({ x: 10, y: 8 });
    expect(moved(block, { kind: 'sideways', inches: -2 }).at).toEqual({ x: 8, y: 10 });
    expect(moved({ ...block, facing: 90 }, { kind: 'forward', inches: 4 }).at).toEqual({ x: 14, y: 10 });
  });

  it('wheels about the inner front corner; the outer one goes a quarter of a circle of radius 5', () => {
    const right: Manoeuvre = { kind: 'wheel', degrees: 90 };
    expect(lengthOf(right, block)).toBe((5 * Math.PI) / 2);
    const after = moved(block, right);
    near(after.at, 12.5, 12.5);
    expect(after.facing).toBe(90);
    near(moved(block, { kind: 'wheel', degrees: -90 }).at, 7.5, 12.5);
    // The model at the outer front corner: half a base within, half a base back.
    near(placesOf(after)[0]!, 12, 14.5);
  });

  it('pivots about the centre and costs nothing', () => {
    const single: Block = { ...block, models: 1, wide: 1 };
    const after = moved(single, { kind: 'pivot', degrees: 180 });
    near(after.at, 10, 9);
    expect(lengthOf({ kind: 'pivot', degrees: 180 }, single)).toBe(0);
  });

  it('stops within the step that uses up the inches', () => {
    const steps: Manoeuvre[] = [
      { kind: 'forward', inches: 3 },
      { kind: 'wheel', degrees: 90 },
      { kind: 'forward', inches: 3 },
    ];
    const whole = walked(block, steps);
    expect(whole.inches).toBe(6 + (5 * Math.PI) / 2);
    const part = walked(block, steps, 3 + (5 * Math.PI) / 4);
    expect(part.block.facing).toBe(45);
    expect(part.inches).toBe(3 + (5 * Math.PI) / 4);
  });
});
