import { weighted } from '../../../dice/composite.ts';
import type { Die } from '../../../dice/die.ts';
import type { Dice } from '../../../engine/rule.ts';
import { BOX, cornerX, cornerY, lengthOf } from '../../../table/box.ts';
import { AS_IT_FACES, type Battle, FLEEING, GONE, NEAREST_EDGE } from './battle.ts';
import { type Line, otherSide } from './line.ts';
import { distance } from './near.ts';

/** So many directions, equally likely, stand for any direction. */
const DIRECTIONS = 4096;
const anyDirection: Die = weighted(
  'a direction',
  Array.from({ length: DIRECTIONS }, (_, i) => [i, 1] as const),
);

const oneOfMany: Die[] = [];
const oneOf = (n: number): Die =>
  (oneOfMany[n] ??= weighted(
    `one of ${n}`,
    Array.from({ length: n }, (_, i) => [i, 1] as const),
  ));

/**
 * Turns a unit about its centre to face its flight: away from an enemy unit, centre from centre. Without an enemy on
 * the table, or with both centres in one place, the direction is random.
 *
 * @param from the enemy unit, or CLOSEST, AS_IT_FACES or NEAREST_EDGE
 */
export function turnToFlee(line: Line, battle: Battle, unit: number, from: number, dice: Dice): void {
  if (from === AS_IT_FACES) return;
  if (from === NEAREST_EDGE) {
    turnToEdge(line, battle, unit);
    return;
  }
  const enemy = from >= 0 && !battle.is(from, GONE) ? from : closestEnemy(line, battle, unit, dice);
  const { boxes } = battle;
  const own = unit * BOX;
  let x = 0;
  let y = 0;
  if (enemy >= 0) {
    x = boxes[own]! - boxes[enemy * BOX]!;
    y = boxes[own + 1]! - boxes[enemy * BOX + 1]!;
  }
  const length = lengthOf(x, y);
  if (length <= line.readings.tolerance) {
    const angle = (2 * Math.PI * dice.roll(anyDirection)) / DIRECTIONS;
    boxes[own + 2] = Math.sin(angle);
    boxes[own + 3] = Math.cos(angle);
  } else {
    boxes[own + 2] = x / length;
    boxes[own + 3] = y / length;
  }
}

/** Turns a unit to the table edge that its ground is nearest to; of several as near to the one that it faces more. */
function turnToEdge({ width, height, readings }: Line, { boxes }: Battle, unit: number): void {
  const corners = [0, 1, 2, 3];
  const xs = corners.map((corner) => cornerX(boxes, unit, corner));
  const ys = corners.map((corner) => cornerY(boxes, unit, corner));
  const edges = [
    { x: -1, y: 0, away: Math.min(...xs) },
    { x: 1, y: 0, away: width - Math.max(...xs) },
    { x: 0, y: -1, away: Math.min(...ys) },
    { x: 0, y: 1, away: height - Math.max(...ys) },
  ];
  const least = Math.min(...edges.map(({ away }) => away));
  const nearest = edges.filter(({ away }) => away <= least + readings.tolerance);
  const own = unit * BOX;
  const facing = ({ x, y }: { x: number; y: number }): number => x * boxes[own + 2]! + y * boxes[own + 3]!;
  const edge = nearest.reduce((best, other) => (facing(other) > facing(best) ? other : best));
  boxes[own + 2] = edge.x;
  boxes[own + 3] = edge.y;
}

function closestEnemy(line: Line, battle: Battle, unit: number, dice: Dice): number {
  const count = findClosest(line, battle, unit);
  const { tie } = line.readings;
  if (count === 0) return -1;
  if (count === 1 || tie === 'first') return closest[0]!;
  return closest[tie === 'last' ? count - 1 : dice.roll(oneOf(count))]!;
}

/** The enemy units on the table that are the closest, equally close ones in the order of the file. */
export const closestEnemies = (line: Line, battle: Battle, unit: number): readonly number[] =>
  closest.slice(0, findClosest(line, battle, unit));

/** What was found last, here so that no list has to be made for every flight. */
const closest: number[] = [];

function findClosest(line: Line, battle: Battle, unit: number): number {
  const { units, readings } = line;
  const { side } = units[unit]!;
  const standing = readings.fleeingEnemies === 'ignored' && anyStands(line, battle, side);
  let least = Number.POSITIVE_INFINITY;
  let count = 0;
  for (const enemy of line.ofSide[otherSide(side)]) {
    if (battle.is(enemy, standing ? GONE | FLEEING : GONE)) continue;
    const away = measured(line, battle, unit, enemy, least + readings.tolerance);
    if (away < least - readings.tolerance) {
      closest[0] = enemy;
      count = 1;
    } else if (away <= least + readings.tolerance) {
      closest[count++] = enemy;
    }
    if (away < least) least = away;
  }
  return count;
}

/** How far an enemy is; if that is clearly more than enough, any number above it. */
function measured(line: Line, battle: Battle, unit: number, enemy: number, enough: number): number {
  const { boxes } = battle;
  if (line.readings.nearestBy === 'edges') return distance(line, battle, unit, enemy, enough);
  return lengthOf(boxes[unit * BOX]! - boxes[enemy * BOX]!, boxes[unit * BOX + 1]! - boxes[enemy * BOX + 1]!);
}

function anyStands(line: Line, battle: Battle, against: number): boolean {
  return line.units.some(({ side }, enemy) => side !== against && !battle.is(enemy, GONE | FLEEING));
}
