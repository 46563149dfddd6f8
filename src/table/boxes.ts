import { BOX, type Boxes, FACING_X, FACING_Y, HALF_DEPTH, HALF_WIDTH, X, Y } from './box.ts';

/** A box by the names of its numbers. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly facingX: number;
  readonly facingY: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

/** Makes a row of boxes. */
export const boxesOf = (list: readonly Box[]): Boxes =>
  Float64Array.from(
    list.flatMap(({ x, y, facingX, facingY, halfWidth, halfDepth }) => [
      x,
      y,
      facingX,
      facingY,
      halfWidth,
      halfDepth,
    ]),
  );

export function boxOf(boxes: Boxes, unit: number): Box {
  const o = unit * BOX;
  return {
    x: boxes[o + X]!,
    y: boxes[o + Y]!,
    facingX: boxes[o + FACING_X]!,
    facingY: boxes[o + FACING_Y]!,
    halfWidth: boxes[o + HALF_WIDTH]!,
    halfDepth: boxes[o + HALF_DEPTH]!,
  };
}
