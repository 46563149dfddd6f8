// The grounds of many units as one row of numbers, for games that measure millions of times. Compiled to WebAssembly
// too: see src/build/battle.ts for the part of TypeScript that can be.

/**
 * A box is six numbers: the centre, the direction it faces (a vector of length 1), half its width across the front and
 * half its depth.
 */
export type Boxes = Float64Array;

export const BOX = 6;
export const X = 0;
export const Y = 1;
export const FACING_X = 2;
export const FACING_Y = 3;
export const HALF_WIDTH = 4;
export const HALF_DEPTH = 5;

/** Further than anything on a table. */
export const FAR: number = 1e300;

/** `Math.hypot(x, y)` to the last bit, several times as fast: that also takes lists, and is a call. */
export function lengthOf(x: number, y: number): number {
  const most = Math.max(Math.abs(x), Math.abs(y));
  if (most === 0) return 0;
  const u = x / most;
  const v = y / most;
  return Math.sqrt(u * u + v * v) * most;
}

/** Copies a box from one row to another. */
export function copyBox(into: Boxes, place: i32, boxes: Boxes, unit: i32): void {
  const to = place * BOX;
  const from = unit * BOX;
  for (let part = 0; part < BOX; part++) into[to + part] = boxes[from + part]!;
}

// Corners 0 to 3: front left, front right, rear right, rear left. Right of a facing (x, y) is (y, -x).

export function cornerX(boxes: Boxes, unit: i32, corner: i32): number {
  const o = unit * BOX;
  return (
    boxes[o + X]! +
    toRight(boxes, o, corner) * boxes[o + FACING_Y]! +
    toFront(boxes, o, corner) * boxes[o + FACING_X]!
  );
}

export function cornerY(boxes: Boxes, unit: i32, corner: i32): number {
  const o = unit * BOX;
  return (
    boxes[o + Y]! -
    toRight(boxes, o, corner) * boxes[o + FACING_X]! +
    toFront(boxes, o, corner) * boxes[o + FACING_Y]!
  );
}

/** How far a corner is to the right of the centre, and how far before it. */
export function toRight(boxes: Boxes, o: i32, corner: i32): number {
  return corner === 1 || corner === 2 ? boxes[o + HALF_WIDTH]! : -boxes[o + HALF_WIDTH]!;
}

export function toFront(boxes: Boxes, o: i32, corner: i32): number {
  return corner < 2 ? boxes[o + HALF_DEPTH]! : -boxes[o + HALF_DEPTH]!;
}

/**
 * The shortest distance between two boxes, edge to edge; 0 where they touch or overlap.
 *
 * @param enough once it is clear that they are further apart than this, any number above it will do
 */
export function boxDistance(as: Boxes, a: i32, bs: Boxes, b: i32, enough: number = FAR): number {
  const far = enough + ROUNDING;
  const deep = penetration(as, a, bs, b, -far);
  if (deep >= 0) return 0;
  // They are at least as far apart as along any of its axes.
  if (-deep > far) return -deep;
  // Apart, the shortest distance is from a corner of one to the other.
  return Math.sqrt(Math.min(cornersToBox(as, a, bs, b), cornersToBox(bs, b, as, a)));
}

/** What is further apart than this by one way of reckoning is so by any. */
const ROUNDING: number = 1e-9;

/** Are the boxes at most so far apart? Mostly discs about them, or in them, tell without measuring. */
export function within(as: Boxes, a: i32, bs: Boxes, b: i32, distance: number): boolean {
  const p = a * BOX;
  const q = b * BOX;
  const dx = as[p + X]! - bs[q + X]!;
  const dy = as[p + Y]! - bs[q + Y]!;
  const squared = dx * dx + dy * dy;
  const far =
    distance + as[p + HALF_WIDTH]! + as[p + HALF_DEPTH]! + bs[q + HALF_WIDTH]! + bs[q + HALF_DEPTH]!;
  if (squared > far * far) return false;
  const near = distance - ROUNDING + innerRadius(as, p) + innerRadius(bs, q);
  if (near > 0 && squared <= near * near) return true;
  return boxDistance(as, a, bs, b, distance) <= distance;
}

function innerRadius(boxes: Boxes, o: i32): number {
  return Math.min(boxes[o + HALF_WIDTH]!, boxes[o + HALF_DEPTH]!);
}

/** Can the boxes be at most so far apart? Discs about them tell that most cannot. */
export function mayTouch(as: Boxes, a: i32, bs: Boxes, b: i32, distance: number): boolean {
  const p = a * BOX;
  const q = b * BOX;
  const dx = as[p + X]! - bs[q + X]!;
  const dy = as[p + Y]! - bs[q + Y]!;
  const reach =
    distance + as[p + HALF_WIDTH]! + as[p + HALF_DEPTH]! + bs[q + HALF_WIDTH]! + bs[q + HALF_DEPTH]!;
  return dx * dx + dy * dy <= reach * reach;
}

/** Squared distance of the nearest corner of box `a` from box `b`. */
function cornersToBox(as: Boxes, a: i32, bs: Boxes, b: i32): number {
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
  const frontRight = outside(
    across + rightAcross + frontAcross,
    along + rightAlong + frontAlong,
    halfWidth,
    halfDepth,
  );
  const frontLeft = outside(
    across - rightAcross + frontAcross,
    along - rightAlong + frontAlong,
    halfWidth,
    halfDepth,
  );
  const rearRight = outside(
    across + rightAcross - frontAcross,
    along + rightAlong - frontAlong,
    halfWidth,
    halfDepth,
  );
  const rearLeft = outside(
    across - rightAcross - frontAcross,
    along - rightAlong - frontAlong,
    halfWidth,
    halfDepth,
  );
  return Math.min(Math.min(frontRight, frontLeft), Math.min(rearRight, rearLeft)) / 4;
}

/** Four times the squared distance of a place from a box about the origin. */
function outside(across: number, along: number, halfWidth: number, halfDepth: number): number {
  const u = Math.abs(across) - halfWidth;
  const v = Math.abs(along) - halfDepth;
  // Twice what is above 0, without a branch that nobody can foresee: halving and doubling are exact.
  const outU = u + Math.abs(u);
  const outV = v + Math.abs(v);
  return outU * outU + outV * outV;
}

/**
 * How deep two boxes reach into each other along the axis that parts them best: positive where they share area, 0
 * where they touch, negative where they are apart. Separating axes of two rectangles.
 *
 * @param enough once it is clear that they reach less deep into each other than this, any number below it will do
 */
export function penetration(as: Boxes, a: i32, bs: Boxes, b: i32, enough: number = -FAR): number {
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
  return Math.min(Math.min(acrossA, alongA), Math.min(acrossB, alongB));
}
