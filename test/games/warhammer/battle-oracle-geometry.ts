// A test oracle: the plane as the battle line's conventions describe it, on polygons, by clipping and bisection.
// It is slow and shares nothing with the product's own geometry, so that a slip in either shows as a difference.

export type Place = readonly [x: number, y: number];
/** Corners in counterclockwise order, the front's right one first. */
export type Polygon = readonly Place[];

export interface Standing {
  /** The middle of the front edge. */
  readonly front: Place;
  /** Radians, counterclockwise from the x axis. */
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

export const CLOSE = 1e-9;

export const ahead = ([x, y]: Place, facing: number, inches: number): Place => [
  x + Math.cos(facing) * inches,
  y + Math.sin(facing) * inches,
];

export const centreOf = ({ front, facing, depth }: Standing): Place => ahead(front, facing, -depth / 2);

export function cornersOf({ front, facing, width, depth }: Standing): Polygon {
  const right = ahead(front, facing - Math.PI / 2, width / 2);
  const left = ahead(front, facing + Math.PI / 2, width / 2);
  return [right, left, ahead(left, facing, -depth), ahead(right, facing, -depth)];
}

export const moved = (standing: Standing, inches: number): Standing => ({
  ...standing,
  front: ahead(standing.front, standing.facing, inches),
});

/** Turned about the centre, on the spot. */
export function turnedTo(standing: Standing, facing: number): Standing {
  return { ...standing, facing, front: ahead(centreOf(standing), facing, standing.depth / 2) };
}

/** All the ground from here to so many inches ahead. */
export const swept = (standing: Standing, inches: number): Polygon =>
  cornersOf({ ...moved(standing, inches), depth: standing.depth + inches });

/** On which side of the line from a to b the point lies: positive on the left. */
const side = (a: Place, b: Place, p: Place): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** The area that two convex polygons share: one is clipped by every side of the other (Sutherland, Hodgman). */
export function sharedArea(one: Polygon, other: Polygon): number {
  let left: Place[] = [...one];
  other.forEach((a, i) => {
    const b = other[(i + 1) % other.length]!;
    const next: Place[] = [];
    left.forEach((p, k) => {
      const q = left[(k + 1) % left.length]!;
      const [here, there] = [side(a, b, p), side(a, b, q)];
      if (here >= 0) next.push(p);
      if (here * there < 0) {
        const part = here / (here - there);
        next.push([p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part]);
      }
    });
    left = next;
  });
  let area = 0;
  left.forEach((p, k) => {
    const q = left[(k + 1) % left.length]!;
    area += (p[0] * q[1] - q[0] * p[1]) / 2;
  });
  return area;
}

function toSegment(p: Place, a: Place, b: Place): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const along = Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(p[0] - a[0] - along * dx, p[1] - a[1] - along * dy);
}

/** The circle through the corners of a rectangle. */
function circleOf(polygon: Polygon): { x: number; y: number; radius: number } {
  const [a, , c] = polygon as [Place, Place, Place];
  return { x: (a[0] + c[0]) / 2, y: (a[1] + c[1]) / 2, radius: Math.hypot(a[0] - c[0], a[1] - c[1]) / 2 };
}

/** Surely further apart than so many inches, for rectangles: by the circles about them. */
export function farApart(one: Polygon, other: Polygon, inches: number): boolean {
  const [a, b] = [circleOf(one), circleOf(other)];
  return Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius > inches;
}

/** The shortest way between two convex polygons, 0 where they share ground. */
export function gap(one: Polygon, other: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  for (const [points, sides] of [
    [one, other],
    [other, one],
  ] as const) {
    for (const p of points)
      sides.forEach((a, i) => {
        least = Math.min(least, toSegment(p, a, sides[(i + 1) % sides.length]!));
      });
  }
  return least > 0 && sharedArea(one, other) > 1e-12 ? 0 : least;
}

/** Where, at this many inches or later, the unit has left the other an inch behind; the same number if it never is nearer. */
function pastOneInch(unit: Standing, other: Polygon, from: number): number {
  const at = (inches: number): number => gap(cornersOf(moved(unit, inches)), other);
  // The gap along a line falls and then rises: thirds find its least, halves the way out.
  let [low, high] = [from, from + 150];
  for (let i = 0; i < 120 && at((low + high) / 2) >= 1 - CLOSE; i++) {
    const third = (high - low) / 3;
    if (at(low + third) <= at(high - third)) high -= third;
    else low += third;
  }
  let inside = (low + high) / 2;
  if (at(inside) >= 1 - CLOSE) return from;
  let outside = from + 150;
  for (let i = 0; i < 70; i++) {
    const middle = (inside + outside) / 2;
    if (at(middle) < 1) inside = middle;
    else outside = middle;
  }
  return outside;
}

/** How far a flight of these dice goes: on, where it would end within an inch of a unit. */
export function runLength(unit: Standing, others: readonly Polygon[], rolled: number): number {
  const within = (inches: number, limit: number): Polygon[] =>
    others.filter((other) => {
      const ground = cornersOf(moved(unit, inches));
      return !farApart(ground, other, limit) && gap(ground, other) <= limit;
    });
  let length = rolled;
  // Exactly an inch is too near for the dice to end on, but far enough to end there after going on.
  for (const other of within(rolled, 1 + CLOSE)) length = Math.max(length, pastOneInch(unit, other, rolled));
  for (;;) {
    const near = within(length, 1 - CLOSE);
    if (near.length === 0) return length;
    const before = length;
    for (const other of near) length = Math.max(length, pastOneInch(unit, other, before));
    if (length - before < CLOSE) return length;
  }
}

export const touchesEdge = (standing: Standing, [width, height]: Place): boolean =>
  cornersOf(standing).some(([x, y]) => x <= CLOSE || y <= CLOSE || x >= width - CLOSE || y >= height - CLOSE);

/** The inches at which the unit, running on, touches the edge; undefined if it stops before. */
export function inchesToEdge(unit: Standing, length: number, table: Place): number | undefined {
  if (touchesEdge(unit, table)) return 0;
  if (!touchesEdge(moved(unit, length), table)) return undefined;
  let [on, off] = [0, length];
  for (let i = 0; i < 70; i++) {
    const middle = (on + off) / 2;
    if (touchesEdge(moved(unit, middle), table)) off = middle;
    else on = middle;
  }
  return off;
}
