import { BOX, type Boxes, copyBox, penetration } from '../../../../table/box.ts';
import { coverBox, maySweep, moveBox, roomAhead, sweepBox, touchingBox } from '../../../../table/run.ts';
import {
  AT_MOMENT,
  addEvent,
  BEGAN,
  boxes,
  countFleeing,
  eventBoxes,
  events,
  FLED,
  FLEEING,
  GONE,
  happensHere,
  is,
  LEFT,
  MODELS,
  MOVED,
  mark,
  NAMED,
  NAMED_WORDS,
  now,
  RAN,
  setState,
  stateOf,
  strike,
} from './battle.ts';
import { onTheWay, onTheWayCount, withoutCrowding } from './crowding.ts';
import { note, roll } from './dice.ts';
import { CROSSING } from './dice-numbers.ts';
import { turnToFlee } from './direction.ts';
import { FLIGHT_DIE, HALF, momentOf, profileOf, SIDE } from './line.ts';
import { destroy, remove, shrink } from './losses.ts';
import {
  FLED_THROUGH,
  NOTE_FLEES,
  NOTE_LEAVES,
  noteOf,
  noteOfFirstRun,
  WAS_DESTROYED,
} from './note-numbers.ts';
import {
  CROSS_START,
  choices,
  DANGEROUS_UP_TO,
  EDGE_AT_START,
  EXIT_FROM,
  EXIT_POINT,
  EXIT_POSE,
  EXIT_START,
  GRAZE,
  HEIGHT,
  lengths,
  MERGED_EXIT,
  MIN_UNIT_STRENGTH,
  says,
  TOLERANCE,
  WIDTH,
} from './readings.ts';

/** What a run covers, and where it ends. */
const swept: Boxes = new Float64Array(BOX);
const moved: Boxes = new Float64Array(BOX);
/** Where the run began; or what of the unit touches the edge at its end. */
const started: Boxes = new Float64Array(BOX);

/** The friends that were run through in the last flight, as bits, and how many enemies. */
const friends = new Int32Array(NAMED_WORDS);
let friendsCrossed: i32 = 0;
let enemiesCrossed: i32 = 0;

/** Marks a unit that did not flee as fleeing from now on. */
export function beginToFlee(unit: i32): void {
  mark(unit, FLEEING);
  countFleeing(profileOf(unit, SIDE), 1);
  setState(unit, BEGAN, momentOf(now[AT_MOMENT]!, HALF));
  if (mark(unit, FLED)) note(noteOf(unit, NOTE_FLEES));
}

/**
 * Runs a fleeing unit: it turns, runs straight on, goes on past what it would end too close to, crosses friends and
 * enemies, and is gone when it touches the table edge. What that causes is put into the queue.
 */
export function run(unit: i32, from: i32): void {
  if (is(unit, GONE)) return;
  if (choices[EXIT_FROM]! === EXIT_START) copyBox(started, 0, boxes, unit);
  turnToFlee(unit, from);
  setState(unit, MOVED, 1);
  const rolled = roll(profileOf(unit, FLIGHT_DIE));
  const inches = withoutCrowding(unit, rolled);
  const room = roomAhead(boxes, unit, lengths[WIDTH]!, lengths[HEIGHT]!);
  const leaves = room <= inches + lengths[TOLERANCE]! && (room > 0 || staysOff(unit, inches));
  const ran = leaves ? room : inches;
  cross(unit, ran);
  moveBox(moved, boxes, unit, ran);
  copyBox(boxes, unit, moved, 0);
  if (mark(unit, RAN)) note(noteOfFirstRun(unit, rolled));

  const through = friendsCrossed > 0 && stateOf(unit, MODELS) >= choices[MIN_UNIT_STRENGTH]!;
  if (through && !(leaves && says(MERGED_EXIT))) {
    nameFriends(addEvent(FLED_THROUGH, unit));
  }
  if (leaves) leave(unit);
  else if (enemiesCrossed > 0 && choices[DANGEROUS_UP_TO]! > 0) endanger(unit);
}

/** A unit that has run as far as the edge is gone: for friends near by it is destroyed there. */
function leave(unit: i32): void {
  remove(unit, LEFT);
  note(noteOf(unit, NOTE_LEAVES));
  const event = addEvent(WAS_DESTROYED, unit);
  happensHere(event, unit);
  const exit = choices[EXIT_FROM]!;
  if (exit === EXIT_POINT) touchingBox(started, boxes, unit, lengths[WIDTH]!, lengths[HEIGHT]!);
  if (exit !== EXIT_POSE) for (let part = 0; part < BOX; part++) eventBoxes[event + part] = started[part]!;
  if (says(MERGED_EXIT)) nameFriends(event);
}

/** Names the friends that were run through in an event. */
function nameFriends(event: i32): void {
  for (let word = 0; word < NAMED_WORDS; word++) events[event + NAMED + word] = friends[word]!;
}

/** A unit that already touches the edge: is it gone at once, or does it run back in? */
function staysOff(unit: i32, inches: number): boolean {
  if (says(EDGE_AT_START)) return true;
  moveBox(moved, boxes, unit, inches);
  return roomAhead(moved, 0, lengths[WIDTH]!, lengths[HEIGHT]!) <= 0;
}

/** Finds out whom a run of so many inches crosses, of those who are known to be on the way. */
function cross(unit: i32, inches: number): void {
  if (says(CROSS_START)) sweepBox(swept, boxes, unit, inches);
  else coverBox(swept, boxes, unit, inches);
  const side = profileOf(unit, SIDE);
  const tolerance = lengths[TOLERANCE]!;
  const least = says(GRAZE) ? -tolerance : tolerance;
  for (let word = 0; word < NAMED_WORDS; word++) friends[word] = 0;
  friendsCrossed = 0;
  enemiesCrossed = 0;
  for (let i = 0; i < onTheWayCount; i++) {
    const other = onTheWay[i]!;
    if (!maySweep(swept, boxes, other)) continue;
    const depth = penetration(swept, 0, boxes, other, least);
    if (says(GRAZE) ? depth < least : depth <= least) continue;
    if (profileOf(other, SIDE) === side) {
      friendsCrossed++;
      friends[other >> 5] = friends[other >> 5]! | (1 << (other & 31));
    } else {
      enemiesCrossed++;
    }
  }
}

/** Each model of a unit that crossed an enemy dies if its D6 is too low. */
function endanger(unit: i32): void {
  const models = stateOf(unit, MODELS);
  const dead = roll(CROSSING + models);
  strike(unit, -1, dead);
  if (dead < models) {
    setState(unit, MODELS, models - dead);
    shrink(unit);
    return;
  }
  destroy(unit);
}
