import type { Dice } from '../../../engine/rule.ts';
import {
  BOX,
  type Box,
  type Boxes,
  boxDistance,
  boxOf,
  mayTouch,
  penetration,
  setBox,
} from '../../../table/box.ts';
import {
  coverBox,
  isFarFromEdge,
  maySweep,
  moveBox,
  roomAhead,
  type Stretch,
  stretchWithin,
  sweepBox,
  touchingBox,
} from '../../../table/run.ts';
import { type Battle, DESTROYED, type DueRun, type Event, FLED, FLEEING, GONE, LEFT, RAN } from './battle.ts';
import { turnToFlee } from './direction.ts';
import type { Line } from './line.ts';

const stretch: Stretch = { from: 0, to: 0 };
const swept: Boxes = new Float64Array(BOX);
const ended: Boxes = new Float64Array(BOX);

/** Marks a unit as fleeing from now on. */
export function beginToFlee(line: Line, battle: Battle, unit: number, dice: Dice): void {
  if (battle.mark(unit, FLEEING)) battle.fleeing[line.units[unit]!.side]++;
  battle.began[unit] = line.moments[battle.moment]!.half;
  if (battle.mark(unit, FLED)) dice.note(line.notes[unit]!.flees);
}

/**
 * Runs a fleeing unit: it turns, runs straight on, goes on past what it would end too close to, crosses friends and
 * enemies, and is gone when it touches the table edge. What that causes is put into the queue.
 */
export function run(line: Line, battle: Battle, { unit, from }: DueRun, dice: Dice): void {
  if (battle.is(unit, GONE)) return;
  const { readings } = line;
  const { boxes } = battle;
  const start = readings.exitFrom === 'start' ? boxOf(boxes, unit) : undefined;
  turnToFlee(line, battle, unit, from, dice);
  battle.moved[unit] = 1;
  const rolled = dice.roll(line.units[unit]!.flightDie);
  const inches = withoutCrowding(line, battle, unit, rolled);
  const room = isFarFromEdge(boxes, unit, inches, line.width, line.height)
    ? Number.POSITIVE_INFINITY
    : roomAhead(boxes, unit, line.width, line.height);
  const leaves = room <= inches + readings.tolerance && (room > 0 || staysOff(line, battle, unit, inches));
  const ran = leaves ? room : inches;

  const friends: number[] = [];
  const enemies = cross(line, battle, unit, ran, friends);
  boxes[unit * BOX] = boxes[unit * BOX]! + boxes[unit * BOX + 2]! * ran;
  boxes[unit * BOX + 1] = boxes[unit * BOX + 1]! + boxes[unit * BOX + 3]! * ran;
  if (battle.mark(unit, RAN)) dice.note(line.notes[unit]!.firstRun(rolled));

  const through: Event | undefined =
    friends.length > 0 && battle.models[unit]! >= readings.minUnitStrength
      ? { kind: 'fled through', victim: unit, also: friends, by: -1, runs: false }
      : undefined;
  if (leaves) {
    remove(line, battle, unit, LEFT);
    dice.note(line.notes[unit]!.leaves);
    const gone: Event = {
      kind: 'destroyed',
      victim: unit,
      near: exitBox(line, battle, unit, start),
      also: readings.mergedExit ? friends : [],
      by: -1,
      runs: false,
    };
    if (!readings.mergedExit && through) battle.events.push(through);
    battle.events.push(gone);
    return;
  }
  if (through) battle.events.push(through);
  if (enemies && readings.dangerousUpTo > 0) endanger(line, battle, unit, dice);
}

/** Where friends near a unit that has left the table are measured from. */
function exitBox(
  { readings, width, height }: Line,
  { boxes }: Battle,
  unit: number,
  start: Box | undefined,
): Box {
  if (start) return start;
  return readings.exitFrom === 'pose' ? boxOf(boxes, unit) : touchingBox(boxes, unit, width, height);
}

/** How far the unit runs that has rolled so many inches: further, if it would end too close to somebody. */
function withoutCrowding(line: Line, battle: Battle, unit: number, rolled: number): number {
  const { units } = line;
  const { boxes } = battle;
  let inches = rolled;
  let pushed = false;
  moveBox(ended, boxes, unit, inches);
  // Each pass goes beyond one more unit; a run that is pushed on may stop exactly at the gap.
  for (let again = true; again; ) {
    again = false;
    for (let other = 0; other < units.length; other++) {
      if (other === unit || battle.is(other, GONE)) continue;
      if (!mayTouch(ended, 0, boxes, other, 1.001) || !mustPass(line, battle, unit, other, inches, pushed)) {
        continue;
      }
      stretchWithin(boxes, unit, other, line.readings.gap, stretch);
      inches = stretch.to;
      moveBox(ended, boxes, unit, inches);
      pushed = true;
      again = true;
    }
  }
  return inches;
}

/** Would a run of so many inches, at whose end `ended` is, end too close to another unit, so that it goes on past it? */
function mustPass(
  { readings, units }: Line,
  { boxes }: Battle,
  unit: number,
  other: number,
  inches: number,
  pushed: boolean,
): boolean {
  const { tolerance, gap, past } = readings;
  if (past === 'friends' && units[other]!.side !== units[unit]!.side) return false;
  // Too close is an inch, or only upon it, whatever the unit then goes on to.
  const isInch = readings.extends || pushed;
  const rounding = Math.max(tolerance, ROUNDING);
  // Mostly one look at the end of the run tells.
  if (isInch) {
    const away = boxDistance(ended, 0, boxes, other, 1 + 3 * rounding);
    if (away > 1 + 3 * rounding) return false;
    if (gap === 1 && away < 1 - 3 * rounding) return true;
  }
  stretchWithin(boxes, unit, other, isInch ? 1 : 0, stretch);
  const edge = pushed || !isInch ? tolerance : -tolerance;
  if (inches <= stretch.from + edge || inches >= stretch.to - tolerance) return false;
  // Who never comes nearer than the gap, an inch to one side perhaps, is not to be gone beyond.
  stretchWithin(boxes, unit, other, gap - rounding, stretch);
  return stretch.from <= stretch.to && stretch.to > inches;
}

/** Lengths that differ by less are the same even where the readings allow no tolerance. */
const ROUNDING = 1e-12;

/** A unit that already touches the edge: is it gone at once, or does it run back in? */
function staysOff(line: Line, battle: Battle, unit: number, inches: number): boolean {
  if (line.readings.edgeAtStart) return true;
  const { boxes } = battle;
  const here = boxOf(boxes, unit);
  setBox(boxes, unit, { ...here, x: here.x + here.facingX * inches, y: here.y + here.facingY * inches });
  const touches = roomAhead(boxes, unit, line.width, line.height) <= 0;
  setBox(boxes, unit, here);
  return touches;
}

/** Finds the friends that are run through; answers whether an enemy was crossed. */
function cross(line: Line, battle: Battle, unit: number, inches: number, friends: number[]): boolean {
  const { readings, units } = line;
  const { tolerance, graze, crossStart } = readings;
  const { boxes } = battle;
  (crossStart ? sweepBox : coverBox)(swept, boxes, unit, inches);
  const { side } = units[unit]!;
  let enemies = false;
  for (let other = 0; other < units.length; other++) {
    if (other === unit || battle.is(other, GONE) || !maySweep(swept, boxes, other)) continue;
    const depth = penetration(swept, 0, boxes, other, graze ? -tolerance : tolerance);
    if (graze ? depth < -tolerance : depth <= tolerance) continue;
    if (units[other]!.side === side) friends.push(other);
    else enemies = true;
  }
  return enemies;
}

/** Each model of a unit that crossed an enemy dies if its D6 is too low. */
function endanger(line: Line, battle: Battle, unit: number, dice: Dice): void {
  const models = battle.models[unit]!;
  const dead = dice.roll(line.crossingDice(models));
  battle.strike(unit, -1, dead);
  if (dead < models) {
    battle.models[unit] = models - dead;
    shrink(line, battle, unit);
    return;
  }
  destroy(line, battle, unit, dice);
}

/** Takes a unit off the table. */
function remove(line: Line, battle: Battle, unit: number, bit: typeof LEFT | typeof DESTROYED): void {
  if (battle.is(unit, FLEEING)) battle.fleeing[line.units[unit]!.side]--;
  battle.mark(unit, bit);
}

/** Destroys a unit where it stands. */
export function destroy(line: Line, battle: Battle, unit: number, dice: Dice): void {
  battle.models[unit] = 0;
  battle.isStirred = true;
  remove(line, battle, unit, DESTROYED);
  dice.note(line.notes[unit]!.destroyed);
  battle.events.push({
    kind: 'destroyed',
    victim: unit,
    near: boxOf(battle.boxes, unit),
    also: [],
    by: -1,
    runs: false,
  });
}

/** Fits the ground of a unit to its models: they come off the rear, so that the front edge stays where it is. */
export function shrink(line: Line, battle: Battle, unit: number): void {
  const { boxes } = battle;
  battle.moved[unit] = 1;
  const o = unit * BOX;
  const before = boxes[o + 5]!;
  boxes[o + 4] = line.units[unit]!.halfWidth(battle.models[unit]!);
  boxes[o + 5] = line.units[unit]!.halfDepth(battle.models[unit]!);
  if (line.readings.centreKept) return;
  const forward = before - boxes[o + 5]!;
  boxes[o] = boxes[o]! + boxes[o + 2]! * forward;
  boxes[o + 1] = boxes[o + 1]! + boxes[o + 3]! * forward;
}
