import { minus, type Point } from './point.ts';

/**
 * The direction straight away from `from`, along the line of the two centres, of length 1; undefined where both are
 * in one place, so that there is no such line.
 *
 * @example awayFrom({ x: 0, y: 0 }, { x: 3, y: 4 }); // { x: -0.6, y: -0.8 }
 */
export function awayFrom(own: Point, from: Point): Point | undefined {
  const { x, y } = minus(own, from);
  const length = Math.hypot(x, y);
  return length === 0 ? undefined : { x: x / length, y: y / length };
}
