import { BOX, cornerX, cornerY, FACING_X, FACING_Y, FAR, lengthOf, X, Y } from '../../../../table/box.ts';
import { AS_IT_FACES, boxes, FLEEING, GONE, is, NEAREST_EDGE } from './battle.ts';
import { roll } from './dice.ts';
import { ANY_DIRECTION, DIRECTIONS, ONE_OF } from './dice-numbers.ts';
import { MOST_UNITS } from './limits.ts';
import { directions, endOfSide, firstOf, otherSide, profileOf, SIDE } from './line.ts';
import { distance } from './near.ts';
import {
  choices,
  FLEEING_ENEMIES_COUNT,
  HEIGHT,
  lengths,
  NEAREST_BY_EDGES,
  says,
  TIE,
  TIE_FIRST,
  TIE_LAST,
  TOLERANCE,
  WIDTH,
} from './readings.ts';

/**
 * Turns a unit about its centre to face its flight: away from an enemy unit, centre from centre. Without an enemy on
 * the table, or with both centres in one place, the direction is random.
 *
 * @param from the enemy unit, or CLOSEST, AS_IT_FACES or NEAREST_EDGE
 */
export function turnToFlee(unit: i32, from: i32): void {
  if (from === AS_IT_FACES) return;
  if (from === NEAREST_EDGE) {
    turnToEdge(unit);
    return;
  }
  const enemy = from >= 0 && !is(from, GONE) ? from : closestEnemy(unit);
  const own = unit * BOX;
  let x: number = 0;
  let y: number = 0;
  if (enemy >= 0) {
    x = boxes[own + X]! - boxes[enemy * BOX + X]!;
    y = boxes[own + Y]! - boxes[enemy * BOX + Y]!;
  }
  const length = lengthOf(x, y);
  if (length <= lengths[TOLERANCE]!) {
    const direction = roll(ANY_DIRECTION);
    boxes[own + FACING_X] = directions[direction]!;
    boxes[own + FACING_Y] = directions[DIRECTIONS + direction]!;
  } else {
    boxes[own + FACING_X] = x / length;
    boxes[own + FACING_Y] = y / length;
  }
}

/** Turns a unit to the table edge that its ground is nearest to; of several as near to the one that it faces more. */
function turnToEdge(unit: i32): void {
  const own = unit * BOX;
  let left = cornerX(boxes, unit, 0);
  let right = left;
  let near = cornerY(boxes, unit, 0);
  let far = near;
  for (let corner = 1; corner < 4; corner++) {
    left = Math.min(left, cornerX(boxes, unit, corner));
    right = Math.max(right, cornerX(boxes, unit, corner));
    near = Math.min(near, cornerY(boxes, unit, corner));
    far = Math.max(far, cornerY(boxes, unit, corner));
  }
  edges[0] = left;
  edges[1] = lengths[WIDTH]! - right;
  edges[2] = near;
  edges[3] = lengths[HEIGHT]! - far;
  const least = Math.min(Math.min(edges[0]!, edges[1]!), Math.min(edges[2]!, edges[3]!));
  const facingX = boxes[own + FACING_X]!;
  const facingY = boxes[own + FACING_Y]!;
  let most: number = -2;
  for (let edge = 0; edge < 4; edge++) {
    if (edges[edge]! > least + lengths[TOLERANCE]!) continue;
    const sign: number = edge % 2 === 0 ? -1 : 1;
    const facing = sign * (edge < 2 ? facingX : facingY);
    if (facing <= most) continue;
    most = facing;
    boxes[own + FACING_X] = edge < 2 ? sign : 0;
    boxes[own + FACING_Y] = edge < 2 ? 0 : sign;
  }
}

/** How far the edges of the table are: left, right, near, far. */
const edges = new Float64Array(4);

function closestEnemy(unit: i32): i32 {
  const count = findClosest(unit);
  if (count === 0) return -1;
  const tie = choices[TIE]!;
  if (count === 1 || tie === TIE_FIRST) return closest[0]!;
  return closest[tie === TIE_LAST ? count - 1 : roll(ONE_OF + count)]!;
}

/** What was found last: the closest enemies of a unit, in the order of the file. */
export const closest = new Int32Array(MOST_UNITS);

/** Finds the enemy units on the table that are the closest, and says how many are equally close. */
export function findClosest(unit: i32): i32 {
  const enemies = otherSide(profileOf(unit, SIDE));
  const ignored = !says(FLEEING_ENEMIES_COUNT) && anyStands(enemies) ? GONE | FLEEING : GONE;
  let least: number = FAR;
  let count = 0;
  for (let enemy = firstOf(enemies); enemy < endOfSide(enemies); enemy++) {
    if (is(enemy, ignored)) continue;
    const away = measured(unit, enemy, least + lengths[TOLERANCE]!);
    if (away < least - lengths[TOLERANCE]!) {
      closest[0] = enemy;
      count = 1;
    } else if (away <= least + lengths[TOLERANCE]!) {
      closest[count++] = enemy;
    }
    if (away < least) least = away;
  }
  return count;
}

/** How far an enemy is; if that is clearly more than enough, any number above it. */
function measured(unit: i32, enemy: i32, enough: number): number {
  if (says(NEAREST_BY_EDGES)) return distance(unit, enemy, enough);
  return lengthOf(
    boxes[unit * BOX + X]! - boxes[enemy * BOX + X]!,
    boxes[unit * BOX + Y]! - boxes[enemy * BOX + Y]!,
  );
}

function anyStands(side: i32): boolean {
  for (let unit = firstOf(side); unit < endOfSide(side); unit++) {
    if (!is(unit, GONE | FLEEING)) return true;
  }
  return false;
}
