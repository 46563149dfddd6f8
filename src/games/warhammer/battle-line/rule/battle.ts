import { BOX, type Boxes } from '../../../../table/box.ts';
import { MOST_EVENTS, MOST_UNITS } from './limits.ts';
import { endOfSide, firstOf, STATE } from './line.ts';
import { empty, endOf, firstIn, HEAD, push } from './queue.ts';

// The battle that is on the table: all that a step may change. There is one table, so that its numbers lie at fixed
// places, and a battle is played millions of times; other battles are kept beside it (../kept-battle.ts).

/** Where every unit stands. */
export const boxes: Boxes = new Float64Array(MOST_UNITS * BOX);

/** What a unit has come to. */
export const states = new Int32Array(MOST_UNITS * STATE);
export const STATUS = 0;
export const MODELS = 1;
/** The player turn in which it began to flee; -1 before the battle. */
export const BEGAN = 2;
/** Models lost in this phase, and models at its start. */
export const LOST = 3;
export const AT_PHASE_START = 4;
/** 1 if it may no longer stand where and as it began: nothing about it can be known beforehand. */
export const MOVED = 5;

/** What has become of a unit, as bits of its status. */
export const LEFT = 1;
export const DESTROYED = 2;
export const GONE = LEFT | DESTROYED;
export const FLEEING = 4;
/** Has taken its one panic test of the phase. */
export const TESTED = 8;
export const STANDARD_LOST = 16;
/** Noted once in a battle. */
export const NOTED_TEST = 32;
export const PANICKED = 64;
export const FLED = 128;
export const RALLIED = 256;
export const RAN = 512;
export const NOTED_FLEEING = 1024;
/** In combat, until it breaks from it. */
export const ENGAGED = 2048;

/** What spares a unit a panic test. */
export const EXEMPT = GONE | FLEEING | TESTED | ENGAGED;

/** The course of the battle. */
export const now = new Int32Array(8);
export const AT_MOMENT = 0;
/** How many things have happened in the moment. */
export const HAPPENED = 1;
/** 1: whoever flees now, and is not about to run, flees until the end. */
export const IS_LAST_ACT = 2;
/** The unit that breaks in the event whose tests are being taken, or -1, and what it flees from. */
export const BREAKING = 3;
export const BREAKING_FROM = 4;
/** How many units of ours flee on the table; of theirs one further. */
export const FLEEING_UNITS = 5;

/** A panic test that is due, and what set it off. All tests of an event are taken before a lender flees or moves. */
export const TEST = 4;
export const tests = new Int32Array(HEAD + MOST_UNITS * TEST);
export const TEST_OF = 0;
export const TEST_KIND = 1;
export const TEST_VICTIM = 2;
export const TEST_FLEES_FROM = 3;

/** A flight that is due: of a unit, away from an enemy or one of the numbers below 0. */
export const RUN = 2;
export const runs = new Int32Array(HEAD + 2 * MOST_UNITS * RUN);
/** Those who failed in the event whose tests are being taken. */
export const failed = new Int32Array(HEAD + MOST_UNITS * RUN);
export const RUN_OF = 0;
export const RUN_FROM = 1;

/** Away from the closest enemy. */
export const CLOSEST = -1;
export const AS_IT_FACES = -2;
/** Straight for the nearest table edge. */
export const NEAREST_EDGE = -3;

/** Units that have yet to test to rally in this moment. */
export const RALLYING = 1;
export const rallying = new Int32Array(HEAD + MOST_UNITS * RALLYING);

/** Something that panics friends, and to whom. In a moment each event of the file happens once, and each unit runs twice. */
export const EVENT = 6;
export const events = new Int32Array(HEAD + (MOST_EVENTS + 5 * MOST_UNITS) * EVENT);
/** What it was, whether the victim is broken and runs once the tests are taken, and whether friends near by test. */
export const KIND = 0;
export const KIND_BITS = 7;
export const VICTIM_RUNS = 8;
export const HAS_BOX = 16;
/** The unit it happened to; of a unit that fled through others, that unit. */
export const VICTIM = 1;
/** The enemy unit that a unit named in the event flees from, or CLOSEST. */
export const EVENT_FLEES_FROM = 2;
/** Units that test wherever they stand, those run through or those with casualties, as bits: 32 a number. */
export const NAMED = 3;
export const NAMED_WORDS = 3;
/** Where it happened: events are as wide as boxes, which lie at the same places. */
export const eventBoxes: Boxes = new Float64Array(HEAD + (MOST_EVENTS + 5 * MOST_UNITS) * BOX);

/** Casualties of this phase: who, by whom (or -1), how many. */
export const BLOW = 3;
export const blows = new Int32Array(HEAD + (MOST_EVENTS + 2 * MOST_UNITS) * BLOW);
export const STRUCK = 0;
export const STRUCK_BY = 1;
export const DEAD = 2;

/** Those who have tested or lost models in this phase; some more than once. */
export const STIRRED = 1;
export const stirred = new Int32Array(HEAD + (MOST_EVENTS + 5 * MOST_UNITS) * STIRRED);

export function stateOf(unit: i32, what: i32): i32 {
  return states[unit * STATE + what]!;
}

export function setState(unit: i32, what: i32, value: i32): void {
  states[unit * STATE + what] = value;
}

/** Has a unit come to any of these? */
export function is(unit: i32, bits: i32): boolean {
  return (stateOf(unit, STATUS) & bits) !== 0;
}

/** Sets bits; true if they were not set before. */
export function mark(unit: i32, bits: i32): boolean {
  const before = stateOf(unit, STATUS);
  setState(unit, STATUS, before | bits);
  return (before & bits) === 0;
}

export function unmark(unit: i32, bits: i32): void {
  setState(unit, STATUS, stateOf(unit, STATUS) & ~bits);
}

/** How many of a side's units have come to this. */
export function countOf(side: i32, bits: i32): i32 {
  let n = 0;
  for (let unit = firstOf(side); unit < endOfSide(side); unit++) if (is(unit, bits)) n++;
  return n;
}

/** How many units of a side flee on the table. */
export function fleeingOf(side: i32): i32 {
  return now[FLEEING_UNITS + side]!;
}

export function countFleeing(side: i32, more: i32): void {
  now[FLEEING_UNITS + side] = fleeingOf(side) + more;
}

/** Something about a unit counts for this phase alone. */
export function stir(unit: i32): void {
  stirred[push(stirred, STIRRED)] = unit;
}

/** Counts casualties of this phase. */
export function strike(unit: i32, by: i32, dead: i32): void {
  stir(unit);
  setState(unit, LOST, stateOf(unit, LOST) + dead);
  const blow = push(blows, BLOW);
  blows[blow + STRUCK] = unit;
  blows[blow + STRUCK_BY] = by;
  blows[blow + DEAD] = dead;
}

/** A flight is due. */
export function runLater(unit: i32, from: i32): void {
  const run = push(runs, RUN);
  runs[run + RUN_OF] = unit;
  runs[run + RUN_FROM] = from;
}

/** Adds an event that names nobody and has no box, and gives its place in the queue. */
export function addEvent(kind: i32, victim: i32): i32 {
  const event = push(events, EVENT);
  events[event + KIND] = kind;
  events[event + VICTIM] = victim;
  events[event + EVENT_FLEES_FROM] = CLOSEST;
  for (let word = 0; word < NAMED_WORDS; word++) events[event + NAMED + word] = 0;
  return event;
}

/** Names a unit in an event: it tests wherever it stands. */
export function name(event: i32, unit: i32): void {
  const word = event + NAMED + (unit >> 5);
  events[word] = events[word]! | (1 << (unit & 31));
}

export function names(event: i32, unit: i32): boolean {
  return (events[event + NAMED + (unit >> 5)]! & (1 << (unit & 31))) !== 0;
}

/** Friends near where the victim stands test. */
export function happensHere(event: i32, victim: i32): void {
  events[event + KIND] = events[event + KIND]! | HAS_BOX;
  for (let part = 0; part < BOX; part++) eventBoxes[event + part] = boxes[victim * BOX + part]!;
}

export function startPhase(): void {
  for (let place = firstIn(stirred); place < endOf(stirred); place += STIRRED) {
    const unit = stirred[place]!;
    unmark(unit, TESTED);
    setState(unit, LOST, 0);
    setState(unit, AT_PHASE_START, stateOf(unit, MODELS));
  }
  empty(stirred);
  empty(blows);
}
