import { BOX, type Box, type Boxes } from '../../../table/box.ts';
import type { EventKind, Line } from './line.ts';
import { Queue } from './queue.ts';

// The state of a battle. It changes in place, and is copied only where it is needed again: a battle is played
// millions of times.

/** What has become of a unit, as bits. */
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

/** Something that panics friends: where, to whom, and whom it may panic. */
export interface Event {
  readonly kind: EventKind;
  /** The unit it happened to; of `fled through`, the unit that ran. */
  readonly victim: number;
  /** Where the victim stood: friends near by test. Absent: nobody does, for being near. */
  readonly near?: Box | undefined;
  /** Units that test wherever they stand: those run through, or those with casualties. */
  readonly also: readonly number[];
  /** The enemy unit that a unit in `also` flees from, or -1 for the closest. */
  readonly by: number;
  /** The victim is broken and runs when the tests are taken. */
  readonly runs: boolean;
}

/** A panic test that is due, with the Leadership and the re-roll as the lenders stood when it became due. */
export interface DueTest {
  readonly unit: number;
  readonly leadership: number;
  readonly reroll: boolean;
  readonly kind: EventKind;
  readonly victim: number;
  readonly by: number;
}

/** A flight that is due. */
export interface DueRun {
  readonly unit: number;
  /** The enemy to run away from, or one of the numbers below 0. */
  readonly from: number;
}

/** Away from the closest enemy. */
export const CLOSEST = -1;
export const AS_IT_FACES = -2;
/** Straight for the nearest table edge. */
export const NEAREST_EDGE = -3;

export class Battle {
  /** The numbers of all units together: the rows below are parts of them, so that they are copied in one go. */
  private readonly numbers: Uint8Array;
  readonly boxes: Boxes;
  /** 1 for units that may no longer stand where and as they began: nothing about them can be known beforehand. */
  readonly moved: Uint8Array;
  readonly status: Uint16Array;
  readonly models: Int16Array;
  /** The player turn in which a unit began to flee; -1 before the battle. */
  readonly began: Int8Array;
  /** Models lost in this phase, and models at its start. */
  readonly lost: Int16Array;
  readonly atPhaseStart: Int16Array;
  /** How many units of each side flee on the table. */
  readonly fleeing: [number, number] = [0, 0];
  /** Somebody has tested or lost models in this phase. */
  isStirred = true;
  /** Casualties of this phase in order: victim, by whom (or -1), how many. */
  readonly struck = new Queue<number>();
  moment = -1;
  /** Whoever flees now, and is not about to run, flees until the end. */
  isLastAct = false;
  /** The next happening of the moment. */
  happening = 0;
  /** Units that have yet to test to rally in this moment. */
  readonly rallying = new Queue<number>();
  readonly tests = new Queue<DueTest>();
  /** Those who failed in the event whose tests are being taken, and the unit that breaks in it. */
  readonly failed = new Queue<DueRun>();
  breaking: DueRun | undefined = undefined;
  readonly runs = new Queue<DueRun>();
  readonly events = new Queue<Event>();

  /** The battle as it begins. */
  constructor({ units, boxes }: Line) {
    const n = units.length;
    const bytes = boxes.byteLength;
    this.numbers = new Uint8Array(bytes + 10 * n);
    const { buffer } = this.numbers;
    this.boxes = new Float64Array(buffer, 0, boxes.length);
    this.boxes.set(boxes);
    this.status = new Uint16Array(buffer, bytes, n);
    this.models = new Int16Array(buffer, bytes + 2 * n, n);
    this.lost = new Int16Array(buffer, bytes + 4 * n, n);
    this.atPhaseStart = new Int16Array(buffer, bytes + 6 * n, n);
    this.moved = new Uint8Array(buffer, bytes + 8 * n, n);
    this.began = new Int8Array(buffer, bytes + 9 * n, n).fill(-1);
    for (let unit = 0; unit < units.length; unit++) {
      const { fleeing, engaged, models, side } = units[unit]!;
      if (fleeing) this.fleeing[side]++;
      this.status[unit] = (fleeing ? FLEEING : 0) | (engaged ? ENGAGED : 0);
      this.models[unit] = models;
      this.atPhaseStart[unit] = models;
    }
  }

  /** Makes this battle, of the same units, equal to another. */
  become(other: Battle): void {
    this.numbers.set(other.numbers);
    this.fleeing[0] = other.fleeing[0];
    this.fleeing[1] = other.fleeing[1];
    this.isStirred = other.isStirred;
    this.struck.become(other.struck);
    this.moment = other.moment;
    this.isLastAct = other.isLastAct;
    this.happening = other.happening;
    this.rallying.become(other.rallying);
    this.tests.become(other.tests);
    this.failed.become(other.failed);
    this.breaking = other.breaking;
    this.runs.become(other.runs);
    this.events.become(other.events);
  }

  is(unit: number, bits: number): boolean {
    return (this.status[unit]! & bits) !== 0;
  }

  /** Sets bits; true if they were not set before. */
  mark(unit: number, bits: number): boolean {
    const before = this.status[unit]!;
    this.status[unit] = before | bits;
    return (before & bits) === 0;
  }

  clear(unit: number, bits: number): void {
    this.status[unit] = this.status[unit]! & ~bits;
  }

  /** Nothing of a cascade is left to settle. */
  get isSettled(): boolean {
    return (
      this.tests.length + this.failed.length + this.runs.length + this.events.length === 0 &&
      this.breaking === undefined
    );
  }

  /** Counts casualties of this phase. */
  strike(unit: number, by: number, dead: number): void {
    this.isStirred = true;
    this.lost[unit] = this.lost[unit]! + dead;
    this.struck.push(unit);
    this.struck.push(by);
    this.struck.push(dead);
  }

  startPhase(): void {
    if (!this.isStirred) return;
    this.isStirred = false;
    const { status, lost, models, atPhaseStart } = this;
    for (let unit = 0; unit < status.length; unit++) {
      status[unit] = status[unit]! & ~TESTED;
      lost[unit] = 0;
      atPhaseStart[unit] = models[unit]!;
    }
    this.struck.clear();
  }

  /** The numbers of a unit's box, for keys of states. */
  boxText(unit: number): string {
    return this.boxes.subarray(unit * BOX, (unit + 1) * BOX).join(' ');
  }
}
