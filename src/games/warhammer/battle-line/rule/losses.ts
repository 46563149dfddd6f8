import { BOX, FACING_X, FACING_Y, HALF_DEPTH, HALF_WIDTH, X, Y } from '../../../../table/box.ts';
import {
  addEvent,
  boxes,
  countFleeing,
  DESTROYED,
  FLEEING,
  happensHere,
  is,
  MODELS,
  MOVED,
  mark,
  setState,
  stateOf,
  stir,
} from './battle.ts';
import { note } from './dice.ts';
import { halfDepthOf, halfWidthOf, profileOf, SIDE } from './line.ts';
import { NOTE_DESTROYED, noteOf, WAS_DESTROYED } from './note-numbers.ts';
import { CENTRE_KEPT, says } from './readings.ts';

/** Takes a unit off the table: it has LEFT, or is DESTROYED. */
export function remove(unit: i32, bit: i32): void {
  if (is(unit, FLEEING)) countFleeing(profileOf(unit, SIDE), -1);
  mark(unit, bit);
}

/** Destroys a unit where it stands. */
export function destroy(unit: i32): void {
  setState(unit, MODELS, 0);
  stir(unit);
  remove(unit, DESTROYED);
  note(noteOf(unit, NOTE_DESTROYED));
  happensHere(addEvent(WAS_DESTROYED, unit), unit);
}

/** Fits the ground of a unit to its models: they come off the rear, so that the front edge stays where it is. */
export function shrink(unit: i32): void {
  setState(unit, MOVED, 1);
  const o = unit * BOX;
  const models = stateOf(unit, MODELS);
  const before = boxes[o + HALF_DEPTH]!;
  boxes[o + HALF_WIDTH] = halfWidthOf(unit, models);
  boxes[o + HALF_DEPTH] = halfDepthOf(unit, models);
  if (says(CENTRE_KEPT)) return;
  const forward = before - boxes[o + HALF_DEPTH]!;
  boxes[o + X] = boxes[o + X]! + boxes[o + FACING_X]! * forward;
  boxes[o + Y] = boxes[o + Y]! + boxes[o + FACING_Y]! * forward;
}
