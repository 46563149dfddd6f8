import { successes } from '../../../dice/successes.ts';
import type { Dice } from '../../../engine/rule.ts';
import { BOX, type Box, type Boxes, boxOf, penetration, setBox } from '../../../table/box.ts';
import {
  coveredBox,
  roomAhead,
  type Stretch,
  stretchWithin,
  sweptBox,
  touchingBox,
} from '../../../table/run.ts';
import { type Battle, DESTROYED, type DueRun, type Event, FLED, FLEEING, GONE, LEFT, RAN } from './battle.ts';
import { turnToFlee } from './direction.ts';
import type { Line } from './line.ts';

const stretch: Stretch = { from: 0, to: 0 };
const swept: Boxes = new Float64Array(BOX);

/** Marks a unit as fleeing from now on. */
export function beginToFlee(line: Line, battle: Battle, unit: number, dice: Dice): void {
  battle.mark(unit, FLEEING);
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
  const start = boxOf(boxes, unit);
  turnToFlee(line, battle, unit, from, dice);
  const rolled = dice.roll(line.units[unit]!.flightDie);
  const inches = withoutCrowding(line, battle, unit, rolled);
  const room = roomAhead(boxes, unit, line.width, line.height);
  const leaves = room <= inches + readings.tolerance && (room > 0 || staysOff(line, battle, unit, inches));
  const ran = leaves ? room : inches;

  const friends: number[] = [];
  const enemies = cross(line, battle, unit, ran, friends);
  boxes[unit * BOX] = boxes[unit * BOX]! + boxes[unit * BOX + 2]! * ran;
  boxes[unit * BOX + 1] = boxes[unit * BOX + 1]! + boxes[unit * BOX + 3]! * ran;
  if (battle.mark(unit, RAN)) dice.note(line.notes[unit]!.firstRun(rolled));

  const throughFriends: Event[] =
    friends.length > 0 && battle.models[unit]! >= readings.minUnitStrength
      ? [{ kind: 'fled through', victim: unit, also: friends, by: -1, runs: false }]
      : [];
  if (leaves) {
    battle.mark(unit, LEFT);
    dice.note(line.notes[unit]!.leaves);
    const gone: Event = {
      kind: 'destroyed',
      victim: unit,
      near: exitBox(line, battle, unit, start),
      also: readings.mergedExit ? friends : [],
      by: -1,
      runs: false,
    };
    battle.events.push(...(readings.mergedExit ? [gone] : [...throughFriends, gone]));
    return;
  }
  battle.events.push(...throughFriends);
  if (enemies && readings.dangerousUpTo > 0) endanger(line, battle, unit, dice);
}

/** Where friends near a unit that has left the table are measured from. */
function exitBox({ readings, width, height }: Line, { boxes }: Battle, unit: number, start: Box): Box {
  if (readings.exitFrom === 'start') return start;
  return readings.exitFrom === 'pose' ? boxOf(boxes, unit) : touchingBox(boxes, unit, width, height);
}

/** How far the unit runs that has rolled so many inches: further, if it would end too close to somebody. */
function withoutCrowding(line: Line, battle: Battle, unit: number, rolled: number): number {
  const { readings, units } = line;
  const { tolerance, gap, past } = readings;
  const { side } = units[unit]!;
  let inches = rolled;
  let pushed = false;
  // Each pass goes beyond one more unit; a run that is pushed on may stop exactly at the gap.
  for (let again = true; again; ) {
    again = false;
    for (let other = 0; other < units.length; other++) {
      if (other === unit || battle.is(other, GONE) || !mayCrowd(battle.boxes, unit, other, inches)) continue;
      if (past === 'friends' && units[other]!.side !== side) continue;
      // Too close is an inch, or only upon it, whatever the unit then goes on to.
      const isInch = readings.extends || pushed;
      stretchWithin(battle.boxes, unit, other, isInch ? 1 : 0, stretch);
      const edge = pushed || !isInch ? tolerance : -tolerance;
      if (inches <= stretch.from + edge || inches >= stretch.to - tolerance) continue;
      // Who never comes nearer than the gap, an inch to one side perhaps, is not to be gone beyond.
      stretchWithin(battle.boxes, unit, other, gap - Math.max(tolerance, ROUNDING), stretch);
      if (stretch.from > stretch.to || stretch.to <= inches) continue;
      stretchWithin(battle.boxes, unit, other, gap, stretch);
      inches = stretch.to;
      pushed = true;
      again = true;
    }
  }
  return inches;
}

/** Lengths that differ by less are the same even where the readings allow no tolerance. */
const ROUNDING = 1e-12;

/** Can two units be an inch apart, or less, when one has run so far? Spares measuring most pairs. */
function mayCrowd(boxes: Boxes, unit: number, other: number, inches: number): boolean {
  const o = unit * BOX;
  const p = other * BOX;
  const dx = boxes[p]! - boxes[o]! - inches * boxes[o + 2]!;
  const dy = boxes[p + 1]! - boxes[o + 1]! - inches * boxes[o + 3]!;
  const reach = 1.001 + boxes[o + 4]! + boxes[o + 5]! + boxes[p + 4]! + boxes[p + 5]!;
  return dx * dx + dy * dy <= reach * reach;
}

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
  setBox(swept, 0, crossStart ? sweptBox(boxes, unit, inches) : coveredBox(boxes, unit, inches));
  const { side } = units[unit]!;
  let enemies = false;
  for (let other = 0; other < units.length; other++) {
    if (other === unit || battle.is(other, GONE)) continue;
    const depth = penetration(swept, 0, boxes, other);
    if (graze ? depth < -tolerance : depth <= tolerance) continue;
    if (units[other]!.side === side) friends.push(other);
    else enemies = true;
  }
  return enemies;
}

/** Each model of a unit that crossed an enemy dies if its D6 is too low. */
function endanger(line: Line, battle: Battle, unit: number, dice: Dice): void {
  const models = battle.models[unit]!;
  const dead = dice.roll(successes(models, line.readings.dangerousUpTo, 6));
  battle.lost[unit] = battle.lost[unit]! + dead;
  battle.struck.push(unit, -1, dead);
  if (dead < models) {
    battle.models[unit] = models - dead;
    shrink(line, battle, unit);
    return;
  }
  destroy(line, battle, unit, dice);
}

/** Takes a unit off the table where it stands. */
export function destroy(line: Line, battle: Battle, unit: number, dice: Dice): void {
  battle.models[unit] = 0;
  battle.mark(unit, DESTROYED);
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
  const o = unit * BOX;
  const before = boxes[o + 5]!;
  boxes[o + 4] = line.units[unit]!.halfWidth(battle.models[unit]!);
  boxes[o + 5] = line.units[unit]!.halfDepth(battle.models[unit]!);
  if (line.readings.centreKept) return;
  const forward = before - boxes[o + 5]!;
  boxes[o] = boxes[o]! + boxes[o + 2]! * forward;
  boxes[o + 1] = boxes[o + 1]! + boxes[o + 3]! * forward;
}
