/**
 * The grounds of many units as one row of numbers, for games that measure millions of times. A box is six numbers:
 * the centre, the direction it faces (a vector of length 1), half its width across the front and half its depth.
 */
export type Boxes = Float64Array;

export const BOX = 6;
const X = 0;
const Y = 1;
const FACING_X = 2;
const FACING_Y = 3;
const HALF_WIDTH = 4;
const HALF_DEPTH = 5;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly facingX: number;
  readonly facingY: number;
  readonly halfWidth: number;
  readonly halfDepth: number;
}

export function setBox(boxes: Boxes, unit: number, box: Box): void {
  const o = unit * BOX;
  boxes[o + X] = box.x;
  boxes[o + Y] = box.y;
  boxes[o + FACING_X] = box.facingX;
  boxes[o + FACING_Y] = box.facingY;
  boxes[o + HALF_WIDTH] = box.halfWidth;
  boxes[o + HALF_DEPTH] = box.halfDepth;
}

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

/** Makes a row of boxes. */
export function boxesOf(list: readonly Box[]): Boxes {
  const boxes = new Float64Array(list.length * BOX);
  list.forEach((box, unit) => {
    setBox(boxes, unit, box);
  });
  return boxes;
}

/** Corner 0 to 3: `side` is -1 (left) or 1, `end` is 1 (front) or -1. Right of a facing (x, y) is (y, -x). */
const SIDE = [-1, 1, 1, -1] as const;
const END = [1, 1, -1, -1] as const;

export function cornerX(boxes: Boxes, unit: number, corner: number): number {
  const o = unit * BOX;
  return (
    boxes[o + X]! +
    SIDE[corner]! * boxes[o + HALF_WIDTH]! * boxes[o + FACING_Y]! +
    END[corner]! * boxes[o + HALF_DEPTH]! * boxes[o + FACING_X]!
  );
}

export function cornerY(boxes: Boxes, unit: number, corner: number): number {
  const o = unit * BOX;
  return (
    boxes[o + Y]! -
    SIDE[corner]! * boxes[o + HALF_WIDTH]! * boxes[o + FACING_X]! +
    END[corner]! * boxes[o + HALF_DEPTH]! * boxes[o + FACING_Y]!
  );
}

/** The shortest distance between two boxes, edge to edge; 0 where they touch or overlap. */
export function boxDistance(as: Boxes, a: number, bs: Boxes, b: number): number {
  if (penetration(as, a, bs, b) >= 0) return 0;
  // Apart, the shortest distance is from a corner of one to the other.
  return Math.sqrt(Math.min(cornersToBox(as, a, bs, b), cornersToBox(bs, b, as, a)));
}

/** Are the boxes at most so far apart? Answers far pairs without measuring. */
export function within(as: Boxes, a: number, bs: Boxes, b: number, distance: number): boolean {
  const p = a * BOX;
  const q = b * BOX;
  const dx = as[p + X]! - bs[q + X]!;
  const dy = as[p + Y]! - bs[q + Y]!;
  const reach =
    distance + as[p + HALF_WIDTH]! + as[p + HALF_DEPTH]! + bs[q + HALF_WIDTH]! + bs[q + HALF_DEPTH]!;
  return dx * dx + dy * dy <= reach * reach && boxDistance(as, a, bs, b) <= distance;
}

/** Squared distance of the nearest corner of box `a` from box `b`. */
function cornersToBox(as: Boxes, a: number, bs: Boxes, b: number): number {
  const o = b * BOX;
  const fx = bs[o + FACING_X]!;
  const fy = bs[o + FACING_Y]!;
  let least = Number.POSITIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const dx = cornerX(as, a, corner) - bs[o + X]!;
    const dy = cornerY(as, a, corner) - bs[o + Y]!;
    const across = Math.max(0, Math.abs(dx * fy - dy * fx) - bs[o + HALF_WIDTH]!);
    const along = Math.max(0, Math.abs(dx * fx + dy * fy) - bs[o + HALF_DEPTH]!);
    least = Math.min(least, across * across + along * along);
  }
  return least;
}

/**
 * How deep two boxes reach into each other along the axis that parts them best: positive where they share area, 0
 * where they touch, negative where they are apart. Separating axes of two rectangles.
 */
export function penetration(as: Boxes, a: number, bs: Boxes, b: number): number {
  const p = a * BOX;
  const q = b * BOX;
  const dx = bs[q + X]! - as[p + X]!;
  const dy = bs[q + Y]! - as[p + Y]!;
  const afx = as[p + FACING_X]!;
  const afy = as[p + FACING_Y]!;
  const bfx = bs[q + FACING_X]!;
  const bfy = bs[q + FACING_Y]!;
  const aw = as[p + HALF_WIDTH]!;
  const ad = as[p + HALF_DEPTH]!;
  const bw = bs[q + HALF_WIDTH]!;
  const bd = bs[q + HALF_DEPTH]!;
  const cosine = Math.abs(afx * bfx + afy * bfy);
  const sine = Math.abs(afx * bfy - afy * bfx);
  return Math.min(
    ad + bd * cosine + bw * sine - Math.abs(dx * afx + dy * afy),
    aw + bw * cosine + bd * sine - Math.abs(dx * afy - dy * afx),
    bd + ad * cosine + aw * sine - Math.abs(dx * bfx + dy * bfy),
    bw + aw * cosine + ad * sine - Math.abs(dx * bfy - dy * bfx),
  );
}
