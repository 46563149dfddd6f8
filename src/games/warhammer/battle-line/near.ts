import { boxDistance, within } from '../../../table/box.ts';
import type { Battle } from './battle.ts';
import type { Line } from './line.ts';

// Most units stand as they began most of the time: how far they are from each other is measured once, before the
// battle, and not again in every trial.

/** The distances between all units as they begin, edge to edge, row by row. */
export function distancesOf(boxes: Line['boxes'], units: number): Float64Array {
  return Float64Array.from({ length: units * units }, (_, pair) =>
    boxDistance(boxes, Math.floor(pair / units), boxes, pair % units),
  );
}

/** Do both units still stand as they began? */
const haveNotMoved = ({ moved }: Battle, a: number, b: number): boolean => (moved[a]! | moved[b]!) === 0;

/** How far two units are apart, edge to edge; if that is clearly more than enough, any number above it. */
export function distance(line: Line, battle: Battle, a: number, b: number, enough: number): number {
  if (haveNotMoved(battle, a, b)) return line.distances[a * line.units.length + b]!;
  return boxDistance(battle.boxes, a, battle.boxes, b, enough);
}

/** Are two units at most so far apart, edge to edge? */
export function areWithin(line: Line, battle: Battle, a: number, b: number, inches: number): boolean {
  if (haveNotMoved(battle, a, b)) return line.distances[a * line.units.length + b]! <= inches;
  return within(battle.boxes, a, battle.boxes, b, inches);
}
