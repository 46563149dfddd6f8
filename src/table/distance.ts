import { distanceBetween, minus, type Point, plus, times } from './point.ts';
import { cornersOf, type Rectangle } from './rectangle.ts';

/** The shortest distance between two rectangles, edge to edge, in inches; 0 where they touch or overlap. */
export function rectangleDistance(a: Rectangle, b: Rectangle): number {
  const as = cornersOf(a);
  const bs = cornersOf(b);
  if (overlapping(as, bs)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 4; j++) {
      least = Math.min(
        least,
        segmentDistance(as[i]!, bs[j]!, bs[(j + 1) % 4]!),
        segmentDistance(bs[i]!, as[j]!, as[(j + 1) % 4]!),
      );
    }
  }
  return least;
}

/** The distance of a place from the nearest place of a segment. */
export function segmentDistance(place: Point, from: Point, to: Point): number {
  const along = minus(to, from);
  const squared = dot(along, along);
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, dot(minus(place, from), along) / squared));
  return distanceBetween(place, plus(from, times(along, share)));
}

/** Convex shapes share ground, if only a point, unless a line along some edge parts them. */
function overlapping(as: readonly Point[], bs: readonly Point[]): boolean {
  return !parts(as, bs) && !parts(bs, as);
}

function parts(edges: readonly Point[], others: readonly Point[]): boolean {
  return edges.some((from, i) => {
    const along = minus(edges[(i + 1) % edges.length]!, from);
    const across = { x: along.y, y: -along.x };
    const own = edges.map((corner) => dot(corner, across));
    const theirs = others.map((corner) => dot(corner, across));
    return Math.max(...own) < Math.min(...theirs) || Math.max(...theirs) < Math.min(...own);
  });
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
