import { boxOf } from '../../../table/boxes.ts';
import { KeptBattle } from './kept-battle.ts';
import { closest, findClosest } from './rule/direction.ts';
import { GENERAL, OURS, STANDARD } from './rule/line.ts';
import { HEIGHT, STANDARD_WITHIN, WIDTH } from './rule/readings.ts';
import type { Setup } from './setup.ts';

/** The table as it stands before the battle, for the map of a report. Inches; facing as a vector of length 1. */
export interface BattleLineScene {
  readonly kind: 'battle line';
  readonly width: number;
  readonly height: number;
  readonly units: readonly SceneUnit[];
}

export interface SceneUnit {
  readonly name: string;
  readonly side: 'ours' | 'theirs';
  /** Its ground: centre, facing, and whole width and depth. */
  readonly x: number;
  readonly y: number;
  readonly facingX: number;
  readonly facingY: number;
  readonly width: number;
  readonly depth: number;
  /** How far its General, and its standard, reach; absent without them. */
  readonly generalReach?: number;
  readonly standardReach?: number;
  /** Which way it flees if it flees first, as a vector of length 1; absent without an enemy. */
  readonly flight?: { readonly x: number; readonly y: number };
}

export function sceneOf(setup: Setup): BattleLineScene {
  const { units, rows } = setup;
  const { startBoxes, sizes, generalWithin, lengths } = rows;
  new KeptBattle(setup).putOnTable();
  return {
    kind: 'battle line',
    width: lengths[WIDTH]!,
    height: lengths[HEIGHT]!,
    units: units.map(({ name, side }, unit) => {
      const { halfWidth, halfDepth, ...place } = boxOf(startBoxes, unit);
      return {
        name,
        side: side === OURS ? 'ours' : 'theirs',
        ...place,
        width: 2 * halfWidth,
        depth: 2 * halfDepth,
        ...(sizes[GENERAL + side] === unit ? { generalReach: generalWithin[side]! } : {}),
        ...flightOf(startBoxes, unit),
        ...(sizes[STANDARD + side] === unit ? { standardReach: lengths[STANDARD_WITHIN]! } : {}),
      };
    }),
  };
}

function flightOf(boxes: Float64Array, unit: number): Pick<SceneUnit, 'flight'> {
  if (findClosest(unit) === 0) return {};
  const [own, from] = [boxOf(boxes, unit), boxOf(boxes, closest[0]!)];
  const length = Math.hypot(own.x - from.x, own.y - from.y);
  return { flight: { x: (own.x - from.x) / length, y: (own.y - from.y) / length } };
}
