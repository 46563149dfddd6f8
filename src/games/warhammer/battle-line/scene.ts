import { boxOf } from '../../../table/box.ts';
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
}

export function sceneOf({
  units,
  boxes,
  width,
  height,
  general,
  standard,
  generalIsLarge,
  readings,
}: Line): BattleLineScene {
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
        ...(standard[side] === unit ? { standardReach: readings.standardWithin } : {}),
      };
    }),
  };
}
