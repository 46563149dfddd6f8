import type { Die } from '../../../dice/die.ts';
import type { Dice } from '../../../engine/rule.ts';
import { BOX, type Boxes, setBox, within } from '../../../table/box.ts';
import { type Battle, CLOSEST, type DueTest, EXEMPT, NOTED_TEST, PANICKED, TESTED } from './battle.ts';
import { beginToFlee } from './flight.ts';
import { leadershipOf, NOBODY, standardIsNear } from './lending.ts';
import type { Line, Readings } from './line.ts';
import { areWithin } from './near.ts';

const spot: Boxes = new Float64Array(BOX);

/**
 * Is the kept sum low enough? A sum of 2 is a double 1 and of 12 a double 6: the readings bound what passes. The
 * margin of a lost combat lowers the Leadership.
 */
export function passes(
  { least, most, cap, zeroFails }: Readings,
  die: Die,
  leadership: number,
  reroll: boolean,
  dice: Dice,
  margin = 0,
): boolean {
  if (zeroFails && leadership === 0) return false;
  const atMost = Math.max(least, Math.min(most, Math.max(0, Math.min(cap, leadership - margin))));
  return dice.atMost(die, atMost) || (reroll && dice.atMost(die, atMost));
}

/** Takes the next event from the queue: every friend that it panics is due to test, its lenders as they stand now. */
export function openEvent(line: Line, battle: Battle): void {
  const event = line.readings.latestFirst ? battle.events.takeLast() : battle.events.take();
  const { units, readings } = line;
  if (event.runs) battle.breaking = { unit: event.victim, from: event.by };
  if (!readings.triggers.has(event.kind)) return;
  const alsoLends = readings.victimLends ? event.victim : NOBODY;
  if (event.near) setBox(spot, 0, event.near);
  for (const unit of line.ofSide[units[event.victim]!.side]) {
    if (battle.is(unit, EXEMPT) || units[unit]!.immune) continue;
    const named = event.also.length > 0 && event.also.includes(unit);
    const tests =
      named ||
      (event.near !== undefined && unit !== event.victim && isNear(line, battle, event.victim, unit));
    if (!tests) continue;
    battle.tests.push({
      unit,
      leadership: leadershipOf(line, battle, unit, alsoLends),
      reroll: readings.rerolls.panic && standardIsNear(line, battle, unit, alsoLends),
      kind: named && event.kind === 'destroyed' ? 'fled through' : event.kind,
      victim: event.victim,
      by: named ? event.by : CLOSEST,
    });
  }
}

/** Is a friend near the ground of the victim, which is in `spot`? */
function isNear(line: Line, battle: Battle, victim: number, unit: number): boolean {
  const inches = line.readings.panicWithin + line.readings.tolerance;
  // A victim that has not moved was, and is, where it began.
  return battle.moved[victim]
    ? within(spot, 0, battle.boxes, unit, inches)
    : areWithin(line, battle, victim, unit, inches);
}

/** Takes one panic test. Those who fail flee once all tests of the event are taken. */
export function takeTest(line: Line, battle: Battle, dice: Dice): void {
  const due = battle.tests.take();
  const { unit } = due;
  battle.mark(unit, TESTED);
  battle.isStirred = true;
  if (battle.mark(unit, NOTED_TEST)) dice.note(line.notes[unit]!.tests);
  const { testDie } = line.units[unit]!;
  if (!passes(line.readings, testDie, due.leadership, due.reroll, dice)) fail(line, battle, due, dice);
}

function fail(line: Line, battle: Battle, { unit, kind, victim, by }: DueTest, dice: Dice): void {
  if (battle.mark(unit, PANICKED)) {
    dice.note(line.notes[unit]!.panics);
    dice.note(line.notes[unit]!.firstPanic(kind, victim));
  }
  battle.failed.push({ unit, from: by });
}

/** All tests of an event are taken: all who failed are fleeing, and run one by one. */
export function startRuns(line: Line, battle: Battle, dice: Dice): void {
  const { failed, breaking, runs } = battle;
  for (let place = 0; place < failed.length; place++) beginToFlee(line, battle, failed.at(place).unit, dice);
  const { reverse, brokenFirst } = line.readings;
  if (breaking && brokenFirst) runs.push(breaking);
  while (failed.length > 0) runs.push(reverse ? failed.takeLast() : failed.take());
  if (breaking && !brokenFirst) runs.push(breaking);
  battle.breaking = undefined;
}
