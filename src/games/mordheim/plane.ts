import type { Ground, Place, Spot } from './ground.ts';
import { inchesBetween } from './ground.ts';
import { held, type Table, Ways } from './ways.ts';

/** To which of several edges that are equally near a warrior runs. */
export type NearEdges = 'faced' | 'left' | 'right';

/** From whom he first runs, or where, if opponents stand so around him that no way leads away from all. */
export type Surrounded = 'first' | 'last' | 'edge';

const CLOSE = 1e-9;
/**
 * The table in the plane. A first run goes directly away from the opponents, a later one to the nearest edge; each
 * bends round a disc about every enemy who can fight. Touching the edge leaves the table.
 *
 * @param all the opponents who steer the first run where none is able to fight
 */
export function plane(
  table: Table,
  start: Spot,
  all: readonly Spot[],
  avoidRadius: number,
  nearEdges: NearEdges = 'faced',
  surrounded: Surrounded = 'first',
): Ground {
  // The same places are come to in very many trials, and from each the same way leads on.
  const firstWays = new Ways(table, avoidRadius);
  const laterWays = new Ways(table, avoidRadius);
  return {
    start: { ...start, facing: held(awayFrom(start, all) + Math.PI) },
    breakOff(from, inches, opponents, steering = opponents) {
      const away = steering.length > 0 ? steering : all;
      return firstWays.end(from, inches, opponents, () =>
        surrounded === 'edge' && cancelOut(from, away)
          ? nearestEdge(from, table, nearEdges)
          : awayFrom(from, away, surrounded === 'last'),
      );
    },
    run: (from, inches, enemies) =>
      laterWays.end(from, inches, enemies, () => nearestEdge(from, table, nearEdges)),
  };
}

/** The sum of the directions to all, each of length 1. */
function towards(from: Spot, opponents: readonly Spot[]): readonly [number, number] {
  let [x, y] = [0, 0];
  for (const opponent of opponents) {
    const far = inchesBetween(from, opponent);
    x += (opponent.x - from.x) / far;
    y += (opponent.y - from.y) / far;
  }
  return [x, y];
}

const cancelOut = (from: Spot, opponents: readonly Spot[]): boolean =>
  Math.hypot(...towards(from, opponents)) < CLOSE;

/** Away from the sum of the directions to all; where they cancel out, away from the nearest, of several the first or last. */
function awayFrom(from: Spot, opponents: readonly Spot[], ofLast = false): number {
  let [x, y] = towards(from, opponents);
  if (Math.hypot(x, y) < CLOSE) {
    let nearest = opponents[0]!;
    for (const opponent of opponents) {
      const nearer = inchesBetween(from, nearest) - inchesBetween(from, opponent);
      if (nearer > CLOSE || (ofLast && nearer > -CLOSE)) nearest = opponent;
    }
    [x, y] = [nearest.x - from.x, nearest.y - from.y];
  }
  return Math.atan2(-y, -x);
}

/** The heading to the nearest edge; of several as near, to the one he faces, or the one more to his left or right. */
export function nearestEdge(
  { x, y, facing }: Place,
  { width, depth }: Table,
  nearEdges: NearEdges = 'faced',
): number {
  const edges = [
    { heading: 0, away: width - x },
    { heading: Math.PI / 2, away: depth - y },
    { heading: Math.PI, away: x },
    { heading: -Math.PI / 2, away: y },
  ].map((edge) => ({
    ...edge,
    faced: Math.cos(edge.heading - facing),
    left: Math.sin(edge.heading - facing),
  }));
  const [first] = edges.sort((a, b) => {
    if (Math.abs(a.away - b.away) > CLOSE) return a.away - b.away;
    if (nearEdges === 'faced' && Math.abs(a.faced - b.faced) > 1e-6) return b.faced - a.faced;
    return nearEdges === 'right' ? a.left - b.left : b.left - a.left;
  });
  return first!.heading;
}
