import { inchesBetween, type Spot } from './ground.ts';

// The way of a run that bends round discs: a string pulled tight past them, by the shorter side.

/** A part of a way: straight on, or along a disc. Headings in radians, inches along the way. */
export type Piece =
  | { readonly kind: 'straight'; readonly from: Spot; readonly heading: number; readonly inches: number }
  | {
      readonly kind: 'arc';
      readonly centre: Spot;
      readonly radius: number;
      /** Of the first point, seen from the centre. */
      readonly angle: number;
      /** 1 turns to the left (the disc lies to the left), -1 to the right. */
      readonly turn: 1 | -1;
      readonly inches: number;
    };

interface Disc {
  readonly centre: Spot;
  readonly radius: number;
}

const CLOSE = 1e-9;

/**
 * The shortest way from a point in a direction, however far, that enters no disc. Who starts within a disc (in
 * contact with an enemy) only comes no nearer. Discs that overlap are passed together; of two equal ways the left.
 *
 * @param heading in radians
 */
export function wayRound(from: Spot, heading: number, centres: readonly Spot[], radius: number): Piece[] {
  const discs = centres.map((centre) => ({ centre, radius: Math.min(radius, inchesBetween(from, centre)) }));
  const pieces: Piece[] = [];
  let at = from;
  // Each round passes at least one more disc.
  for (let round = 0; round <= discs.length; round++) {
    const first = firstInTheWay(at, heading, discs);
    if (first === undefined) break;
    const detour = detourPast(at, heading, first, discs);
    pieces.push(...detour.pieces);
    at = detour.end;
  }
  return [...pieces, { kind: 'straight', from: at, heading, inches: Number.POSITIVE_INFINITY }];
}

/** Ahead and to the left of a point, for someone who looks that way. */
function seen(from: Spot, heading: number, spot: Spot): { ahead: number; left: number } {
  const [x, y] = [spot.x - from.x, spot.y - from.y];
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  return { ahead: x * cos + y * sin, left: y * cos - x * sin };
}

const onward = ({ x, y }: Spot, heading: number, inches: number): Spot => ({
  x: x + inches * Math.cos(heading),
  y: y + inches * Math.sin(heading),
});

function firstInTheWay(
  from: Spot,
  heading: number,
  discs: readonly Disc[],
  upTo = Number.POSITIVE_INFINITY,
): Disc | undefined {
  let first: Disc | undefined;
  let nearest = upTo;
  for (const disc of discs) {
    const { ahead, left } = seen(from, heading, disc.centre);
    const half = disc.radius ** 2 - left ** 2;
    if (ahead <= CLOSE || half <= CLOSE) continue;
    const enters = ahead - Math.sqrt(half);
    if (enters < nearest - CLOSE) {
      nearest = enters;
      first = disc;
    }
  }
  return first;
}

interface Detour {
  readonly pieces: readonly Piece[];
  readonly end: Spot;
  readonly inches: number;
}

/** Past a disc and all that must be passed with it, by the shorter side. */
function detourPast(from: Spot, heading: number, first: Disc, discs: readonly Disc[]): Detour {
  let together = touching([first], discs);
  for (;;) {
    const ways = ([-1, 1] as const).map((turn) => pulledTight(from, heading, together, turn));
    const blocked = ways.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => {
        const others = discs.filter((disc) => !together.includes(disc));
        if (piece.kind === 'arc') return [];
        return firstInTheWay(piece.from, piece.heading, others, piece.inches) ?? [];
      }),
    );
    if (blocked.length === 0) {
      const [left, right] = ways.map((way) => way.inches - seen(from, heading, way.end).ahead);
      return left! <= right! + CLOSE ? ways[0]! : ways[1]!;
    }
    together = touching([...together, ...blocked], discs);
  }
}

/** With all discs that overlap one of them, or one of those. */
function touching(some: readonly Disc[], discs: readonly Disc[]): Disc[] {
  const found = new Set(some);
  for (const disc of found) {
    for (const other of discs) {
      if (inchesBetween(disc.centre, other.centre) < disc.radius + other.radius - CLOSE) found.add(other);
    }
  }
  return [...found];
}

/**
 * Past these discs on one side: to the disc that stands out farthest to that side, along it, on to the next, until
 * the way ahead is free. `turn` -1 passes on the left and turns right along the discs; 1 passes on the right.
 */
function pulledTight(from: Spot, heading: number, discs: readonly Disc[], turn: 1 | -1): Detour {
  const pieces: Piece[] = [];
  // Angles to the side on which the discs are passed, from the heading.
  const outward = (angle: number): number => {
    const turned = -turn * (angle - heading);
    return Math.atan2(Math.sin(turned), Math.cos(turned));
  };
  let current: Disc | undefined;
  let bearing = 0;
  for (const disc of discs) {
    const far = inchesBetween(from, disc.centre);
    const to = Math.atan2(disc.centre.y - from.y, disc.centre.x - from.x);
    const tangent = outward(to) + Math.asin(Math.min(1, disc.radius / far));
    if (tangent > bearing) {
      bearing = tangent;
      current = disc;
    }
  }
  const headingOf = (outward: number): number => heading - turn * outward;
  const touched = (disc: Disc, outward: number): Spot =>
    onward(disc.centre, headingOf(outward) - (turn * Math.PI) / 2, disc.radius);

  let at = from;
  let inches = 0;
  const passed = new Set<Disc>();
  while (current !== undefined) {
    const disc: Disc = current;
    passed.add(disc);
    const reached = touched(disc, bearing);
    const straight = inchesBetween(at, reached);
    if (straight > CLOSE)
      pieces.push({ kind: 'straight', from: at, heading: headingOf(bearing), inches: straight });
    let next: Disc | undefined;
    let leaves = 0;
    for (const other of discs) {
      const apart = inchesBetween(disc.centre, other.centre);
      if (passed.has(other) || apart < CLOSE) continue;
      const to = Math.atan2(other.centre.y - disc.centre.y, other.centre.x - disc.centre.x);
      const tangent = outward(to) + Math.asin((other.radius - disc.radius) / apart);
      if (tangent > leaves && tangent <= bearing + CLOSE) {
        leaves = tangent;
        next = other;
      }
    }
    const along = (bearing - leaves) * disc.radius;
    if (along > CLOSE) {
      const angle = headingOf(bearing) - (turn * Math.PI) / 2;
      pieces.push({ kind: 'arc', centre: disc.centre, radius: disc.radius, angle, turn, inches: along });
    }
    inches += straight + along;
    at = touched(disc, leaves);
    bearing = leaves;
    current = next;
  }
  return { pieces, end: at, inches };
}
