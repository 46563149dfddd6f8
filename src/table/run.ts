import { BOX, type Box, type Boxes, boxOf, cornerX, cornerY } from './box.ts';

// A unit that faces the way it runs, and runs straight on.

/** The ground that a box covers while it moves so far ahead. */
export function sweptBox(boxes: Boxes, unit: number, inches: number): Box {
  const box = boxOf(boxes, unit);
  return {
    ...box,
    x: box.x + (box.facingX * inches) / 2,
    y: box.y + (box.facingY * inches) / 2,
    halfDepth: box.halfDepth + inches / 2,
  };
}

/** The same without the ground on which it stood: only what its front moves over. */
export function coveredBox(boxes: Boxes, unit: number, inches: number): Box {
  const box = boxOf(boxes, unit);
  const ahead = box.halfDepth + inches / 2;
  return { ...box, x: box.x + box.facingX * ahead, y: box.y + box.facingY * ahead, halfDepth: inches / 2 };
}

/** How far a box can move ahead before it touches the edge of a table of this size; 0 where it touches or overhangs it. */
export function roomAhead(boxes: Boxes, unit: number, width: number, height: number): number {
  const fx = boxes[unit * BOX + 2]!;
  const fy = boxes[unit * BOX + 3]!;
  let room = Number.POSITIVE_INFINITY;
  for (let corner = 0; corner < 4; corner++) {
    const x = cornerX(boxes, unit, corner);
    const y = cornerY(boxes, unit, corner);
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
  const p = runner * BOX;
  const fx = boxes[p + 2]!;
  const fy = boxes[p + 3]!;
  for (let corner = 0; corner < 4; corner++) {
    addCorner(
      boxes,
      other,
      cornerX(boxes, runner, corner),
      cornerY(boxes, runner, corner),
      fx,
      fy,
      gap,
      into,
    );
    addCorner(
      boxes,
      runner,
      cornerX(boxes, other, corner),
      cornerY(boxes, other, corner),
      -fx,
      -fy,
      gap,
      into,
    );
  }
}

/** Adds the stretch in which a place that moves along (dx, dy) is within `gap` of a box. */
function addCorner(
  boxes: Boxes,
  unit: number,
  x: number,
  y: number,
  dx: number,
  dy: number,
  gap: number,
  into: Stretch,
): void {
  const o = unit * BOX;
  const fx = boxes[o + 2]!;
  const fy = boxes[o + 3]!;
  const rx = x - boxes[o]!;
  const ry = y - boxes[o + 1]!;
  // In the frame of the box: u across, v along.
  const u = rx * fy - ry * fx;
  const v = rx * fx + ry * fy;
  const du = dx * fy - dy * fx;
  const dv = dx * fx + dy * fy;
  const halfWidth = boxes[o + 4]!;
  const halfDepth = boxes[o + 5]!;
  if (gap <= 0) {
    addSlab(u, v, du, dv, halfWidth + gap, halfDepth + gap, into);
    return;
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
