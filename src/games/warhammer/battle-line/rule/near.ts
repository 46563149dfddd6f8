import { boxDistance, FAR, mayTouch, within } from '../../../../table/box.ts';
import { boxes, MOVED, stateOf } from './battle.ts';
import { distances, sizes, UNITS } from './line.ts';

// Most units stand as they began most of the time: how far they are from each other is measured once, before the
// battle, and not again in every trial.

/** Do both units still stand as they began? */
function haveNotMoved(a: i32, b: i32): boolean {
  return (stateOf(a, MOVED) | stateOf(b, MOVED)) === 0;
}

/** How far two units are apart, edge to edge; if that is clearly more than enough, any number above it. */
export function distance(a: i32, b: i32, enough: number): number {
  if (haveNotMoved(a, b)) return distances[a * sizes[UNITS]! + b]!;
  return mayTouch(boxes, a, boxes, b, enough) ? boxDistance(boxes, a, boxes, b, enough) : FAR;
}

/** Are two units at most so far apart, edge to edge? */
export function areWithin(a: i32, b: i32, inches: number): boolean {
  if (haveNotMoved(a, b)) return distances[a * sizes[UNITS]! + b]! <= inches;
  return within(boxes, a, boxes, b, inches);
}
