import { boxOf } from '../../../table/box.ts';
import { Battle } from './battle.ts';
import { closestEnemies } from './direction.ts';
import { type Line, OURS } from './line.ts';

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

export function sceneOf(line: Line): BattleLineScene {
  const { units, boxes, width, height, general, standard, generalIsLarge, readings } = line;
  const battle = new Battle(line);
  return {
    kind: 'battle line',
    width,
    height,
    units: units.map(({ name, side }, unit) => {
      const { halfWidth, halfDepth, ...place } = boxOf(boxes, unit);
      const reach = generalIsLarge[side] ? readings.largeGeneralWithin : readings.generalWithin;
      return {
        name,
        side: side === OURS ? 'ours' : 'theirs',
        ...place,
        width: 2 * halfWidth,
        depth: 2 * halfDepth,
        ...(general[side] === unit ? { generalReach: reach } : {}),
        ...flightOf(line, battle, unit),
        ...(standard[side] === unit ? { standardReach: readings.standardWithin } : {}),
      };
    }),
  };
}

function flightOf(line: Line, battle: Battle, unit: number): Pick<SceneUnit, 'flight'> {
  const [enemy] = closestEnemies(line, battle, unit);
  if (enemy === undefined) return {};
  const [own, from] = [boxOf(line.boxes, unit), boxOf(line.boxes, enemy)];
  const length = Math.hypot(own.x - from.x, own.y - from.y) || 1;
  return { flight: { x: (own.x - from.x) / length, y: (own.y - from.y) / length } };
}
