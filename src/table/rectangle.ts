import { ahead, type Point, plus, times, toTheRight } from './point.ts';

/** The ground that a unit covers: a rectangle about its centre, facing some way. Inches and degrees. */
export interface Rectangle {
  readonly centre: Point;
  /** Along the front. */
  readonly width: number;
  /** From front to rear. */
  readonly depth: number;
  /** Degrees clockwise; 0 looks along y. */
  readonly facing: number;
}

/** The four corners in order: front left, front right, rear right, rear left. */
export function cornersOf({
  centre,
  width,
  depth,
  facing,
}: Rectangle): readonly [Point, Point, Point, Point] {
  const right = times(toTheRight(facing), width / 2);
  const front = times(ahead(facing), depth / 2);
  const corner = (side: 1 | -1, end: 1 | -1): Point =>
    plus(centre, plus(times(right, side), times(front, end)));
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)];
}
