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

/** `Math.hypot(x, y)` to the last bit, several times as fast: that also takes lists, and is a call. */
export function lengthOf(x: number, y: number): number {
  const most = Math.max(Math.abs(x), Math.abs(y));
  if (most === 0) return 0;
  const u = x / most;
  const v = y / most;
  return Math.sqrt(u * u + v * v) * most;
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

/**
 * The shortest distance between two boxes, edge to edge; 0 where they touch or overlap.
 *
 * @param enough once it is clear that they are further apart than this, any number above it will do
 */
export function boxDistance(
  as: Boxes,
  a: number,
  bs: Boxes,
  b: number,
  enough = Number.POSITIVE_INFINITY,
): number {
  const far = enough + ROUNDING;
  const deep = penetration(as, a, bs, b, -far);
  if (deep >= 0) return 0;
  // They are at least as far apart as along any of its axes.
  if (-deep > far) return -deep;
  // Apart, the shortest distance is from a corner of one to the other.
  return Math.sqrt(Math.min(cornersToBox(as, a, bs, b), cornersToBox(bs, b, as, a)));
}

/** What is further apart than this by one way of reckoning is so by any. */
const ROUNDING = 1e-9;

/** Are the boxes at most so far apart? Answers far pairs without measuring. */
export const within = (as: Boxes, a: number, bs: Boxes, b: number, distance: number): boolean =>
  mayTouch(as, a, bs, b, distance) && boxDistance(as, a, bs, b, distance) <= distance;

/** Can the boxes be at most so far apart? Discs about them tell that most cannot. */
export function mayTouch(as: Boxes, a: number, bs: Boxes, b: number, distance: number): boolean {
  const p = a * BOX;
  const q = b * BOX;
  const dx = as[p + X]! - bs[q + X]!;
  const dy = as[p + Y]! - bs[q + Y]!;
  const reach =
    distance + as[p + HALF_WIDTH]! + as[p + HALF_DEPTH]! + bs[q + HALF_WIDTH]! + bs[q + HALF_DEPTH]!;
  return dx * dx + dy * dy <= reach * reach;
}

/** Squared distance of the nearest corner of box `a` from box `b`. */
function cornersToBox(as: Boxes, a: number, bs: Boxes, b: number): number {
  const p = a * BOX;
  const q = b * BOX;
  const fx = bs[q + FACING_X]!;
  const fy = bs[q + FACING_Y]!;
  // In the frame of `b`, across and along: the centre of `a`, the way to the middle of its front, that to its right side.
  const dx = as[p + X]! - bs[q + X]!;
  const dy = as[p + Y]! - bs[q + Y]!;
  const across = dx * fy - dy * fx;
  const along = dx * fx + dy * fy;
  const sine = as[p + FACING_X]! * fy - as[p + FACING_Y]! * fx;
  const cosine = as[p + FACING_X]! * fx + as[p + FACING_Y]! * fy;
  const frontAcross = sine * as[p + HALF_DEPTH]!;
  const frontAlong = cosine * as[p + HALF_DEPTH]!;
  const rightAcross = cosine * as[p + HALF_WIDTH]!;
  const rightAlong = -sine * as[p + HALF_WIDTH]!;
  const halfWidth = bs[q + HALF_WIDTH]!;
  const halfDepth = bs[q + HALF_DEPTH]!;
  let least = Number.POSITIVE_INFINITY;
  for (let side = -1; side <= 1; side += 2) {
    for (let end = -1; end <= 1; end += 2) {
      const u = Math.abs(across + side * rightAcross + end * frontAcross) - halfWidth;
      const v = Math.abs(along + side * rightAlong + end * frontAlong) - halfDepth;
      // Twice what is above 0, without a branch that nobody can foresee: halving and doubling are exact.
      const outU = u + Math.abs(u);
      const outV = v + Math.abs(v);
      const squared = outU * outU + outV * outV;
      if (squared < least) least = squared;
    }
  }
  return least / 4;
}

/**
 * How deep two boxes reach into each other along the axis that parts them best: positive where they share area, 0
 * where they touch, negative where they are apart. Separating axes of two rectangles.
 *
 * @param enough once it is clear that they reach less deep into each other than this, any number below it will do
 */
export function penetration(
  as: Boxes,
  a: number,
  bs: Boxes,
  b: number,
  enough = Number.NEGATIVE_INFINITY,
): number {
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
  const acrossA = aw + bw * cosine + bd * sine - Math.abs(dx * afy - dy * afx);
  if (acrossA < enough) return acrossA;
  const alongA = ad + bd * cosine + bw * sine - Math.abs(dx * afx + dy * afy);
  if (alongA < enough) return alongA;
  const acrossB = bw + aw * cosine + ad * sine - Math.abs(dx * bfy - dy * bfx);
  const alongB = bd + ad * cosine + aw * sine - Math.abs(dx * bfx + dy * bfy);
  return Math.min(acrossA, alongA, acrossB, alongB);
}
