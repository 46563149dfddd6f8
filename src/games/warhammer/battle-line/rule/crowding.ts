import {
  BOX,
  type Boxes,
  boxDistance,
  FACING_X,
  FACING_Y,
  HALF_DEPTH,
  HALF_WIDTH,
  mayTouch,
  X,
  Y,
} from '../../../../table/box.ts';
import { END, moveBox, START, stretchWithin, sweepBox } from '../../../../table/run.ts';
import { boxes, GONE, STATUS, stateOf } from './battle.ts';
import { MOST_UNITS } from './limits.ts';
import { profileOf, SIDE, sizes, UNITS } from './line.ts';
import { EXTENDS, GAP, lengths, PAST_FRIENDS_ONLY, says, TOLERANCE } from './readings.ts';

const stretch = new Float64Array(2);
/** What a run that is looked at covers, and where it ends. */
const swept: Boxes = new Float64Array(BOX);
const ended: Boxes = new Float64Array(BOX);

/**
 * How far the unit runs that has rolled so many inches: further, if it would end too close to somebody. Afterwards
 * those on the way of that run are known.
 */
export function withoutCrowding(unit: i32, rolled: number): number {
  let inches = rolled;
  let pushed = false;
  lookAhead(unit, inches);
  // Each pass goes beyond one more unit; a run that is pushed on may stop exactly at the gap.
  for (let again = true; again; ) {
    again = false;
    for (let i = 0; i < onTheWayCount; i++) {
      const other = onTheWay[i]!;
      if (!mayTouch(ended, 0, boxes, other, 1.001)) continue;
      if (!mustPass(unit, other, inches, pushed)) continue;
      stretchWithin(boxes, unit, other, lengths[GAP]!, stretch);
      inches = stretch[END]!;
      lookAhead(unit, inches);
      pushed = true;
      again = true;
      // It is the next one's turn, among those who are now on the way.
      i = -1;
      while (i + 1 < onTheWayCount && onTheWay[i + 1]! <= other) i++;
    }
  }
  return inches;
}

/** Those whom a run may cross or end too close to, in the order of the file. */
export const onTheWay = new Int32Array(MOST_UNITS + 1);
export let onTheWayCount: i32 = 0;

/**
 * Writes where a run of so many inches ends, and finds those on the way: discs about them tell that the others are too
 * far off. No branch depends on the answer, since nobody could foresee it.
 */
function lookAhead(unit: i32, inches: number): void {
  moveBox(ended, boxes, unit, inches);
  sweepBox(swept, boxes, unit, inches);
  const x = swept[X]!;
  const y = swept[Y]!;
  const fx = swept[FACING_X]!;
  const fy = swept[FACING_Y]!;
  const across = swept[HALF_WIDTH]! + 1.001;
  const along = swept[HALF_DEPTH]! + 1.001;
  let count = 0;
  for (let other = 0; other < sizes[UNITS]!; other++) {
    const o = other * BOX;
    const dx = boxes[o + X]! - x;
    const dy = boxes[o + Y]! - y;
    const radius = boxes[o + HALF_WIDTH]! + boxes[o + HALF_DEPTH]!;
    const isBeside = Math.abs(dx * fy - dy * fx) <= across + radius ? 1 : 0;
    const isAhead = Math.abs(dx * fx + dy * fy) <= along + radius ? 1 : 0;
    const isThere = (stateOf(other, STATUS) & GONE) === 0 ? 1 : 0;
    onTheWay[count] = other;
    count += isBeside & isAhead & isThere & (other === unit ? 0 : 1);
  }
  onTheWayCount = count;
}

/** Would a run of so many inches, at whose end `ended` is, end too close to another unit, so that it goes on past it? */
function mustPass(unit: i32, other: i32, inches: number, pushed: boolean): boolean {
  const gap = lengths[GAP]!;
  const tolerance = lengths[TOLERANCE]!;
  if (says(PAST_FRIENDS_ONLY) && profileOf(other, SIDE) !== profileOf(unit, SIDE)) return false;
  // Too close is an inch, or only upon it, whatever the unit then goes on to.
  const isInch = says(EXTENDS) || pushed;
  const rounding = Math.max(tolerance, ROUNDING);
  // Mostly one look at the end of the run tells.
  if (isInch) {
    const away = boxDistance(ended, 0, boxes, other, 1 + 3 * rounding);
    if (away > 1 + 3 * rounding) return false;
    if (gap === 1 && away < 1 - 3 * rounding) return true;
  }
  stretchWithin(boxes, unit, other, isInch ? 1 : 0, stretch);
  const edge = pushed || !isInch ? tolerance : -tolerance;
  if (inches <= stretch[START]! + edge || inches >= stretch[END]! - tolerance) return false;
  // Who never comes nearer than the gap, an inch to one side perhaps, is not to be gone beyond.
  stretchWithin(boxes, unit, other, gap - rounding, stretch);
  return stretch[START]! <= stretch[END]! && stretch[END]! > inches;
}

/** Lengths that differ by less are the same even where the readings allow no tolerance. */
const ROUNDING: number = 1e-12;
