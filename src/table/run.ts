import {
  BOX,
  type Boxes,
  cornerX,
  cornerY,
  FACING_X,
  FACING_Y,
  FAR,
  HALF_DEPTH,
  HALF_WIDTH,
  lengthOf,
  toFront,
  toRight,
  X,
  Y,
} from './box.ts';

// A unit that faces the way it runs, and runs straight on. Compiled to WebAssembly too, as box.ts.

/** Writes where a box stands after it has moved so far ahead. */
export function moveBox(into: Boxes, boxes: Boxes, unit: i32, inches: number): void {
  const o = unit * BOX;
  const fx = boxes[o + FACING_X]!;
  const fy = boxes[o + FACING_Y]!;
  into[X] = boxes[o + X]! + fx * inches;
  into[Y] = boxes[o + Y]! + fy * inches;
  into[FACING_X] = fx;
  into[FACING_Y] = fy;
  into[HALF_WIDTH] = boxes[o + HALF_WIDTH]!;
  into[HALF_DEPTH] = boxes[o + HALF_DEPTH]!;
}

/** Writes the ground that a box covers while it moves so far ahead. */
export function sweepBox(into: Boxes, boxes: Boxes, unit: i32, inches: number): void {
  moveBox(into, boxes, unit, inches / 2);
  into[HALF_DEPTH] = into[HALF_DEPTH]! + inches / 2;
}

/** The same without the ground on which it stood: only what its front moves over. */
export function coverBox(into: Boxes, boxes: Boxes, unit: i32, inches: number): void {
  moveBox(into, boxes, unit, boxes[unit * BOX + HALF_DEPTH]! + inches / 2);
  into[HALF_DEPTH] = inches / 2;
}

/** Can a swept ground touch a box? A disc about the box tells that most are too far to one side of the way. */
export function maySweep(swept: Boxes, boxes: Boxes, other: i32): boolean {
  const o = other * BOX;
  const fx = swept[FACING_X]!;
  const fy = swept[FACING_Y]!;
  const dx = boxes[o + X]! - swept[X]!;
  const dy = boxes[o + Y]! - swept[Y]!;
  const radius = boxes[o + HALF_WIDTH]! + boxes[o + HALF_DEPTH]! + 0.001;
  return (
    Math.abs(dx * fy - dy * fx) <= swept[HALF_WIDTH]! + radius &&
    Math.abs(dx * fx + dy * fy) <= swept[HALF_DEPTH]! + radius
  );
}

/** How far a box can move ahead before it touches the edge of a table of this size; 0 where it touches or overhangs it. */
export function roomAhead(boxes: Boxes, unit: i32, width: number, height: number): number {
  const o = unit * BOX;
  const x = boxes[o + X]!;
  const y = boxes[o + Y]!;
  const fx = boxes[o + FACING_X]!;
  const fy = boxes[o + FACING_Y]!;
  const halfWidth = boxes[o + HALF_WIDTH]!;
  const halfDepth = boxes[o + HALF_DEPTH]!;
  // Its outermost corners, added up as cornerX and cornerY do.
  const left = x - Math.abs(halfWidth * fy) - Math.abs(halfDepth * fx);
  const right = x + Math.abs(halfWidth * fy) + Math.abs(halfDepth * fx);
  const near = y - Math.abs(halfWidth * fx) - Math.abs(halfDepth * fy);
  const far = y + Math.abs(halfWidth * fx) + Math.abs(halfDepth * fy);
  if (left <= 0 || near <= 0 || right >= width || far >= height) return 0;
  let room = FAR;
  if (fx !== 0) room = (fx > 0 ? width - right : -left) / fx;
  if (fy !== 0) room = Math.min(room, (fy > 0 ? height - far : -near) / fy);
  return room;
}

/** Writes the corner, or the side between two corners, with which a box that left a table touches its edge; a box without depth. */
export function touchingBox(into: Boxes, boxes: Boxes, unit: i32, width: number, height: number): void {
  let most = -FAR;
  for (let corner = 0; corner < 4; corner++) {
    most = Math.max(most, beyondEdge(boxes, unit, corner, width, height));
  }
  let first = -1;
  let last = -1;
  for (let corner = 0; corner < 4; corner++) {
    if (beyondEdge(boxes, unit, corner, width, height) <= most - ROUNDING) continue;
    if (first < 0) first = corner;
    last = corner;
  }
  const ax = cornerX(boxes, unit, first);
  const ay = cornerY(boxes, unit, first);
  const bx = cornerX(boxes, unit, last);
  const by = cornerY(boxes, unit, last);
  const length = lengthOf(bx - ax, by - ay);
  into[X] = (ax + bx) / 2;
  into[Y] = (ay + by) / 2;
  // Right of a facing (x, y) is (y, -x): this puts the side across the front.
  into[FACING_X] = length === 0 ? 0 : -(by - ay) / length;
  into[FACING_Y] = length === 0 ? 1 : (bx - ax) / length;
  into[HALF_WIDTH] = length / 2;
  into[HALF_DEPTH] = 0;
}

/** How far a corner is beyond the edge of the table that it is the furthest beyond; less than 0 on the table. */
function beyondEdge(boxes: Boxes, unit: i32, corner: i32, width: number, height: number): number {
  const x = cornerX(boxes, unit, corner);
  const y = cornerY(boxes, unit, corner);
  return Math.max(Math.max(-x, -y), Math.max(x - width, y - height));
}

/**
 * The part of a straight run during which something holds: two numbers, the inches at its start and at its end; empty
 * where the start is greater.
 */
export type Stretch = Float64Array;
export const START = 0;
export const END = 1;

/**
 * For which inches of its run is a box at most `gap` away from another? Their distance is a convex function of the
 * inches, so this is one stretch, and at its ends a corner of one box is exactly `gap` from the other box: the ends
 * are found among the eight corners.
 *
 * @param gap in inches; a little below 0 for boxes that reach so deep into each other
 */
export function stretchWithin(boxes: Boxes, runner: i32, other: i32, gap: number, into: Stretch): void {
  into[START] = FAR;
  into[END] = -FAR;
  // The runner's corners move ahead past the other; seen from the runner, the other's corners come back past it.
  addCorners(boxes, other, runner, 1, gap, into);
  addCorners(boxes, runner, other, -1, gap, into);
}

/** Adds the stretches in which the corners of a box that moves, ahead of the runner (1) or back (-1), are within `gap` of another. */
function addCorners(boxes: Boxes, unit: i32, mover: i32, sign: i32, gap: number, into: Stretch): void {
  const o = unit * BOX;
  const runner = (sign === 1 ? mover : unit) * BOX;
  const dx = sign * boxes[runner + FACING_X]!;
  const dy = sign * boxes[runner + FACING_Y]!;
  const fx = boxes[o + FACING_X]!;
  const fy = boxes[o + FACING_Y]!;
  const du = dx * fy - dy * fx;
  const dv = dx * fx + dy * fy;
  const halfWidth = boxes[o + HALF_WIDTH]!;
  const halfDepth = boxes[o + HALF_DEPTH]!;
  const m = mover * BOX;
  const reach = halfWidth + halfDepth + Math.max(gap, 0) + 0.001;
  for (let corner = 0; corner < 4; corner++) {
    const right = toRight(boxes, m, corner);
    const front = toFront(boxes, m, corner);
    const rx = boxes[m + X]! + right * boxes[m + FACING_Y]! + front * boxes[m + FACING_X]! - boxes[o + X]!;
    const ry = boxes[m + Y]! - right * boxes[m + FACING_X]! + front * boxes[m + FACING_Y]! - boxes[o + Y]!;
    // In the frame of the box: u across, v along.
    const u = rx * fy - ry * fx;
    const v = rx * fx + ry * fy;
    // A disc about the box tells that a corner passes too far to one side, or adds nothing to what is known.
    if (Math.abs(u * dv - v * du) > reach) continue;
    const middle = -(u * du + v * dv);
    if (middle - reach >= into[START]! && middle + reach <= into[END]!) continue;
    if (gap <= 0) {
      addSlab(u, v, du, dv, halfWidth + gap, halfDepth + gap, into);
      continue;
    }
    // A box grown by a gap with round corners is two boxes and four discs.
    addSlab(u, v, du, dv, halfWidth + gap, halfDepth, into);
    addSlab(u, v, du, dv, halfWidth, halfDepth + gap, into);
    addDisc(u + halfWidth, v + halfDepth, du, dv, gap, into);
    addDisc(u + halfWidth, v - halfDepth, du, dv, gap, into);
    addDisc(u - halfWidth, v + halfDepth, du, dv, gap, into);
    addDisc(u - halfWidth, v - halfDepth, du, dv, gap, into);
  }
}

function addSlab(
  u: number,
  v: number,
  du: number,
  dv: number,
  halfU: number,
  halfV: number,
  into: Stretch,
): void {
  let from = -FAR;
  let to = FAR;
  if (Math.abs(du) > PARALLEL) {
    const a = (-halfU - u) / du;
    const b = (halfU - u) / du;
    from = Math.min(a, b);
    to = Math.max(a, b);
  } else if (Math.abs(u) > halfU) return;
  if (Math.abs(dv) > PARALLEL) {
    const a = (-halfV - v) / dv;
    const b = (halfV - v) / dv;
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  } else if (Math.abs(v) > halfV) return;
  if (from > to) return;
  if (from < into[START]!) into[START] = from;
  if (to > into[END]!) into[END] = to;
}

function addDisc(u: number, v: number, du: number, dv: number, radius: number, into: Stretch): void {
  const middle = -(u * du + v * dv);
  if (middle - radius >= into[START]! && middle + radius <= into[END]!) return;
  const across = u * dv - v * du;
  const half = radius * radius - across * across;
  if (half < 0) return;
  const root = Math.sqrt(half);
  if (middle - root < into[START]!) into[START] = middle - root;
  if (middle + root > into[END]!) into[END] = middle + root;
}

/** Below this a direction counts as square to an axis: 1e-12 of an inch over the length of a table. */
const PARALLEL: number = 1e-14;

/** Corners this close to the edge touch it together. */
const ROUNDING: number = 1e-9;
