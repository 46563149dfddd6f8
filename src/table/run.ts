import { BOX, type Box, type Boxes, cornerX, cornerY } from './box.ts';

// A unit that faces the way it runs, and runs straight on.

/** Writes where a box stands after it has moved so far ahead. */
export function moveBox(into: Boxes, boxes: Boxes, unit: number, inches: number): void {
  const o = unit * BOX;
  const fx = boxes[o + 2]!;
  const fy = boxes[o + 3]!;
  into[0] = boxes[o]! + fx * inches;
  into[1] = boxes[o + 1]! + fy * inches;
  into[2] = fx;
  into[3] = fy;
  into[4] = boxes[o + 4]!;
  into[5] = boxes[o + 5]!;
}

/** Writes the ground that a box covers while it moves so far ahead. */
export function sweepBox(into: Boxes, boxes: Boxes, unit: number, inches: number): void {
  moveBox(into, boxes, unit, inches / 2);
  into[5] = into[5]! + inches / 2;
}

/** The same without the ground on which it stood: only what its front moves over. */
export function coverBox(into: Boxes, boxes: Boxes, unit: number, inches: number): void {
  moveBox(into, boxes, unit, boxes[unit * BOX + 5]! + inches / 2);
  into[5] = inches / 2;
}

/** Is a box that moves so far ahead never near the edge of the table? Spares looking for the corner that touches it. */
export function isFarFromEdge(
  boxes: Boxes,
  unit: number,
  inches: number,
  width: number,
  height: number,
): boolean {
  const o = unit * BOX;
  const margin = boxes[o + 4]! + boxes[o + 5]! + 0.001;
  const x = boxes[o]!;
  const y = boxes[o + 1]!;
  const toX = x + boxes[o + 2]! * inches;
  const toY = y + boxes[o + 3]! * inches;
  return (
    isBetween(margin, x, width - margin) &&
    isBetween(margin, y, height - margin) &&
    isBetween(margin, toX, width - margin) &&
    isBetween(margin, toY, height - margin)
  );
}

const isBetween = (least: number, n: number, most: number): boolean => least < n && n < most;

/** Can a swept ground touch a box? A disc about the box tells that most are too far to one side of the way. */
export function maySweep(swept: Boxes, boxes: Boxes, other: number): boolean {
  const o = other * BOX;
  const fx = swept[2]!;
  const fy = swept[3]!;
  const dx = boxes[o]! - swept[0]!;
  const dy = boxes[o + 1]! - swept[1]!;
  const radius = boxes[o + 4]! + boxes[o + 5]! + 0.001;
  return (
    Math.abs(dx * fy - dy * fx) <= swept[4]! + radius && Math.abs(dx * fx + dy * fy) <= swept[5]! + radius
  );
}

/** How far a box can move ahead before it touches the edge of a table of this size; 0 where it touches or overhangs it. */
export function roomAhead(boxes: Boxes, unit: number, width: number, height: number): number {
  const o = unit * BOX;
  const fx = boxes[o + 2]!;
  const fy = boxes[o + 3]!;
  const halfWidth = boxes[o + 4]!;
  const halfDepth = boxes[o + 5]!;
  let room = Number.POSITIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    // As cornerX and cornerY; a function that gives a number with a fraction has to make an object for it.
    const right = corner === 1 || corner === 2 ? halfWidth : -halfWidth;
    const front = corner < 2 ? halfDepth : -halfDepth;
    const x = boxes[o]! + right * fy + front * fx;
    const y = boxes[o + 1]! - right * fx + front * fy;
    if (x <= 0 || y <= 0 || x >= width || y >= height) return 0;
    if (fx > 0) room = Math.min(room, (width - x) / fx);
    else if (fx < 0) room = Math.min(room, -x / fx);
    if (fy > 0) room = Math.min(room, (height - y) / fy);
    else if (fy < 0) room = Math.min(room, -y / fy);
  }
  return room;
}

/** The corner, or the side between two corners, with which a box that left a table touches its edge; a box without depth. */
export function touchingBox(boxes: Boxes, unit: number, width: number, height: number): Box {
  const outside = [0, 1, 2, 3].map((corner) => {
    const x = cornerX(boxes, unit, corner);
    const y = cornerY(boxes, unit, corner);
    return { x, y, by: Math.max(-x, -y, x - width, y - height) };
  });
  const most = Math.max(...outside.map(({ by }) => by));
  const touching = outside.filter(({ by }) => by > most - ROUNDING);
  const [a, b] = [touching[0]!, touching.at(-1)!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  return {
    x: (a.x + b.x) / 2,
    y: (a.y + b.y) / 2,
    // Right of a facing (x, y) is (y, -x): this puts the side across the front.
    facingX: length === 0 ? 0 : -(b.y - a.y) / length,
    facingY: length === 0 ? 1 : (b.x - a.x) / length,
    halfWidth: length / 2,
    halfDepth: 0,
  };
}

/** The part of a straight run during which something holds; empty where `from` is greater than `to`. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * For which inches of its run is a box at most `gap` away from another? Their distance is a convex function of the
 * inches, so this is one stretch, and at its ends a corner of one box is exactly `gap` from the other box: the ends
 * are found among the eight corners.
 *
 * @param gap in inches; a little below 0 for boxes that reach so deep into each other
 */
export function stretchWithin(boxes: Boxes, runner: number, other: number, gap: number, into: Stretch): void {
  into.from = Number.POSITIVE_INFINITY;
  into.to = Number.NEGATIVE_INFINITY;
  // The runner's corners move ahead past the other; seen from the runner, the other's corners come back past it.
  addCorners(boxes, other, runner, 1, gap, into);
  addCorners(boxes, runner, other, -1, gap, into);
}

/** Adds the stretches in which the corners of a box that moves, ahead of the runner (1) or back (-1), are within `gap` of another. */
function addCorners(
  boxes: Boxes,
  unit: number,
  mover: number,
  sign: 1 | -1,
  gap: number,
  into: Stretch,
): void {
  const o = unit * BOX;
  const runner = (sign === 1 ? mover : unit) * BOX;
  const dx = sign * boxes[runner + 2]!;
  const dy = sign * boxes[runner + 3]!;
  const fx = boxes[o + 2]!;
  const fy = boxes[o + 3]!;
  const du = dx * fy - dy * fx;
  const dv = dx * fx + dy * fy;
  const halfWidth = boxes[o + 4]!;
  const halfDepth = boxes[o + 5]!;
  const m = mover * BOX;
  const moverX = boxes[m + 2]!;
  const moverY = boxes[m + 3]!;
  const moverWidth = boxes[m + 4]!;
  const moverDepth = boxes[m + 5]!;
  for (let corner = 0; corner < 4; corner++) {
    const right = corner === 1 || corner === 2 ? moverWidth : -moverWidth;
    const front = corner < 2 ? moverDepth : -moverDepth;
    const rx = boxes[m]! + right * moverY + front * moverX - boxes[o]!;
    const ry = boxes[m + 1]! - right * moverX + front * moverY - boxes[o + 1]!;
    // In the frame of the box: u across, v along.
    const u = rx * fy - ry * fx;
    const v = rx * fx + ry * fy;
    if (gap <= 0) {
      addSlab(u, v, du, dv, halfWidth + gap, halfDepth + gap, into);
      continue;
    }
    // A box grown by a gap with round corners is two boxes and four discs.
    addSlab(u, v, du, dv, halfWidth + gap, halfDepth, into);
    addSlab(u, v, du, dv, halfWidth, halfDepth + gap, into);
    for (let side = -1; side <= 1; side += 2) {
      for (let end = -1; end <= 1; end += 2) {
        addDisc(u - side * halfWidth, v - end * halfDepth, du, dv, gap, into);
      }
    }
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
  let from = Number.NEGATIVE_INFINITY;
  let to = Number.POSITIVE_INFINITY;
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
  if (from < into.from) into.from = from;
  if (to > into.to) into.to = to;
}

function addDisc(u: number, v: number, du: number, dv: number, radius: number, into: Stretch): void {
  const middle = -(u * du + v * dv);
  const across = u * dv - v * du;
  const half = radius * radius - across * across;
  if (half < 0) return;
  const root = Math.sqrt(half);
  if (middle - root < into.from) into.from = middle - root;
  if (middle + root > into.to) into.to = middle + root;
}

/** Below this a direction counts as square to an axis: 1e-12 of an inch over the length of a table. */
const PARALLEL = 1e-14;

/** Corners this close to the edge touch it together. */
const ROUNDING = 1e-9;
