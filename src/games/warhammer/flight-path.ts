// A flight along a straight line. Places are inches from where the unit's front stood at the beginning.

/** Something that stands on the line, from `ahead` to `ahead + depth`. */
export interface Obstacle {
  readonly ahead: number;
  readonly depth: number;
}

/** Where a run ends and what it has crossed. */
export interface Run<O extends Obstacle> {
  readonly to: number;
  readonly offTable: boolean;
  readonly crossed: readonly O[];
}

/**
 * Runs from `from` over so many inches. A run that would end upon an obstacle, or within the `margin` (an inch) of
 * it, goes on until the unit, of the given depth, is just beyond it. The table edge ends it when it is touched.
 */
export function run<O extends Obstacle>(
  from: number,
  inches: number,
  {
    depth,
    edge,
    obstacles,
    margin,
  }: { depth: number; edge: number; obstacles: readonly O[]; margin: number },
): Run<O> {
  const past = ({ ahead, depth: theirs }: O): number => ahead + theirs + depth + margin;
  let to = from + inches;
  const inTheWay = obstacles.filter((obstacle) => past(obstacle) > from);
  for (const obstacle of inTheWay.toSorted((a, b) => a.ahead - b.ahead)) {
    if (to >= obstacle.ahead - margin && to < past(obstacle)) to = past(obstacle);
  }
  const offTable = to >= edge;
  const reach = offTable ? edge : to;
  return { to: reach, offTable, crossed: inTheWay.filter(({ ahead }) => ahead <= reach) };
}
