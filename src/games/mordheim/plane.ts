import type { Ground, Place, Spot } from './ground.ts';
import { inchesBetween } from './ground.ts';
import { type Piece, wayRound } from './run-round.ts';

/** Inches; x runs from the left, y from the near side. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

const CLOSE = 1e-9;
/** Places and directions are held to a millionth, so that the same place come to in two ways is one. */
const held = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** How a run from one place goes, and where so many inches of it lead. */
interface Way {
  readonly pieces: readonly Piece[];
  readonly ends: Map<number, Place | undefined>;
}

/** Ways beyond this many are forgotten, so that a long run does not fill the memory. */
const MOST_KNOWN = 20_000;

/**
 * The table in the plane. A first run goes directly away from the opponents, a later one to the nearest edge; each
 * bends round a disc about every enemy who can fight. Touching the edge leaves the table.
 *
 * @param all the opponents who steer the first run where none is able to fight
 */
export function plane(table: Table, start: Spot, all: readonly Spot[], avoidRadius: number): Ground {
  // The same places are come to in very many trials, and from each the same way leads on.
  const known = new WeakMap<readonly Spot[], Map<string, Way>>();
  function travel(from: Place, heading: number, inches: number, enemies: readonly Spot[]): Place | undefined {
    let ways = known.get(enemies);
    if (ways === undefined || ways.size > MOST_KNOWN) {
      ways = new Map();
      known.set(enemies, ways);
    }
    const key = `${from.x},${from.y},${heading}`;
    let way = ways.get(key);
    if (way === undefined) {
      way = { pieces: wayRound(from, heading, enemies, avoidRadius), ends: new Map() };
      ways.set(key, way);
    }
    if (!way.ends.has(inches)) way.ends.set(inches, walk(way.pieces, inches, table));
    return way.ends.get(inches);
  }
  return {
    start: { ...start, facing: held(awayFrom(start, all) + Math.PI) },
    breakOff(from, inches, opponents) {
      return travel(from, awayFrom(from, opponents.length > 0 ? opponents : all), inches, opponents);
    },
    run: (from, inches, enemies) => travel(from, nearestEdge(from, table), inches, enemies),
  };
}

/** Away from the sum of the directions to all; where they cancel out, away from the nearest, of several the first. */
function awayFrom(from: Spot, opponents: readonly Spot[]): number {
  let [x, y] = [0, 0];
  let nearest = opponents[0]!;
  for (const opponent of opponents) {
    const far = inchesBetween(from, opponent);
    x += (opponent.x - from.x) / far;
    y += (opponent.y - from.y) / far;
    if (far < inchesBetween(from, nearest) - CLOSE) nearest = opponent;
  }
  if (Math.hypot(x, y) < CLOSE) [x, y] = [nearest.x - from.x, nearest.y - from.y];
  return Math.atan2(-y, -x);
}

/** The heading to the nearest edge; of several as near, to the one he faces, else to the one more to his left. */
export function nearestEdge({ x, y, facing }: Place, { width, depth }: Table): number {
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
    return Math.abs(a.faced - b.faced) > 1e-6 ? b.faced - a.faced : b.left - a.left;
  });
  return first!.heading;
}

/** Where so many inches of a way lead; undefined: off the table. */
function walk(way: readonly Piece[], inches: number, { width, depth }: Table): Place | undefined {
  const isOff = ({ x, y }: Spot): boolean =>
    x <= CLOSE || y <= CLOSE || x >= width - CLOSE || y >= depth - CLOSE;
  let left = inches;
  let place: Place | undefined;
  for (const piece of way) {
    const far = Math.min(left, piece.inches);
    // A disc near the edge may lead over it and back: an arc is looked at in steps.
    const steps = piece.kind === 'arc' ? Math.max(1, Math.ceil(far / 0.05)) : 1;
    for (let step = 1; step <= steps; step++) {
      place = along(piece, (far * step) / steps);
      if (isOff(place)) return undefined;
    }
    left -= far;
    if (left <= 0) break;
  }
  const { x, y, facing } = place!;
  return { x: held(x), y: held(y), facing: held(Math.atan2(Math.sin(facing), Math.cos(facing))) };
}

function along(piece: Piece, inches: number): Place {
  if (piece.kind === 'straight') {
    const { from, heading } = piece;
    return {
      x: from.x + inches * Math.cos(heading),
      y: from.y + inches * Math.sin(heading),
      facing: heading,
    };
  }
  const { centre, radius, turn } = piece;
  const angle = piece.angle + (turn * inches) / radius;
  return {
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + radius * Math.sin(angle),
    facing: angle + (turn * Math.PI) / 2,
  };
}
