import type { Place, Spot } from './ground.ts';
import { type Piece, wayRound } from './run-round.ts';

/** Inches; x runs from the left, y from the near side. */
export interface Table {
  readonly width: number;
  readonly depth: number;
}

const CLOSE = 1e-9;
/** Places and directions are held to a millionth, so that the same place come to in two ways is one. */
export const held = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** How a run from one place goes, and where so many inches of it lead. */
interface Way {
  readonly pieces: readonly Piece[];
  readonly ends: Map<number, Place | undefined>;
}

/** Ways beyond this many are forgotten, so that a long run does not fill the memory. */
const MOST_KNOWN = 20_000;

/** The ways over a table that have been laid already. Each depends on nothing but its place and the enemies. */
export class Ways {
  private readonly table: Table;
  private readonly avoidRadius: number;
  private readonly known = new WeakMap<readonly Spot[], Map<string, Way>>();
  // A rule asks for all lengths of one way in a row: the way asked for last is found without its text.
  private lastFrom: Place = { x: Number.NaN, y: Number.NaN, facing: Number.NaN };
  private lastEnemies: readonly Spot[] = [];
  private last: Way = { pieces: [], ends: new Map() };

  constructor(table: Table, avoidRadius: number) {
    this.table = table;
    this.avoidRadius = avoidRadius;
  }

  /** Where so many inches of the way lead; undefined: off the table. */
  end(from: Place, inches: number, enemies: readonly Spot[], heading: () => number): Place | undefined {
    const { x, y, facing } = this.lastFrom;
    if (from.x !== x || from.y !== y || from.facing !== facing || enemies !== this.lastEnemies) {
      this.last = this.wayOf(from, enemies, heading);
      this.lastFrom = { x: from.x, y: from.y, facing: from.facing };
      this.lastEnemies = enemies;
    }
    const { pieces, ends } = this.last;
    const known = ends.get(inches);
    if (known !== undefined || ends.has(inches)) return known;
    const end = walk(pieces, inches, this.table);
    ends.set(inches, end);
    return end;
  }

  private wayOf(from: Place, enemies: readonly Spot[], heading: () => number): Way {
    let ways = this.known.get(enemies);
    if (ways === undefined || ways.size > MOST_KNOWN) {
      ways = new Map();
      this.known.set(enemies, ways);
    }
    const key = `${from.x},${from.y},${from.facing}`;
    let way = ways.get(key);
    if (way === undefined) {
      way = { pieces: wayRound(from, heading(), enemies, this.avoidRadius), ends: new Map() };
      ways.set(key, way);
    }
    return way;
  }
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
