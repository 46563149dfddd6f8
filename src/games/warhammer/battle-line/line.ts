import type { Die } from '../../../dice/die.ts';
import type { Rollable } from '../../../dice/pool.ts';
import type { Outcome } from '../../../engine/rule.ts';
import type { Remainder } from '../../../notation/remainder.ts';
import type { Threshold } from '../../../notation/threshold.ts';
import type { Boxes } from '../../../table/box.ts';
import type { Phase } from '../panic-parameters.ts';

export const OURS = 0;
export const THEIRS = 1;
export type Side = typeof OURS | typeof THEIRS;
export const otherSide = (side: Side): Side => (side === OURS ? THEIRS : OURS);

/** A unit as it begins the battle. Units are numbered in the order of the file, ours first. */
export interface LineUnit {
  readonly name: string;
  readonly side: Side;
  readonly leadership: number;
  /** For every Leadership test. */
  readonly testDie: Die;
  readonly flightDie: Die;
  readonly immune: boolean;
  readonly engaged: boolean;
  /** Break tests without the margin. */
  readonly stubborn: boolean;
  /** Passes every Break test. */
  readonly unbreakable: boolean;
  readonly fleeing: boolean;
  readonly models: number;
  readonly points: number;
  /** Half the width and half the depth of its ground with so many models, in inches. */
  halfWidth(models: number): number;
  halfDepth(models: number): number;
}

/** Something that the scenario makes happen to a unit. */
export interface Happening {
  readonly unit: number;
  readonly what: 'destroyed' | 'broken' | 'terrified' | 'loses' | 'breaks';
  /** The enemy unit that did it, or -1. */
  readonly by: number;
  /** Models lost, or the margin of the combat. */
  readonly die?: Die;
  /** Models lost as a share of those it has, in per cent, rounded up. */
  readonly percent?: number;
  /** What terrified it is one of the causes that it flees from, not from the closest enemy. */
  readonly fleesFromCause: boolean;
}

/** A stretch of a player turn: the rallying at its start, or a phase in which something happens. */
export interface Moment {
  /** The player turn, counted from 0. */
  readonly half: number;
  readonly phase: Phase;
  /** A new phase begins: tests and casualties are counted anew. */
  readonly newPhase: boolean;
  /** Whose fleeing units test to rally now. */
  readonly rally?: Side;
  readonly happenings: readonly Happening[];
}

/** How the rules and the open readings stand, as the battle asks for them. */
export interface Readings {
  readonly tolerance: number;
  readonly least: number;
  readonly most: number;
  readonly cap: number;
  /** A Leadership of 0 before the margin fails every test. */
  readonly zeroFails: boolean;
  readonly panicWithin: number;
  readonly heavyCasualties: Threshold;
  readonly flightFrom: 'last' | 'most' | 'closest';
  readonly generalWithin: number;
  readonly largeGeneralWithin: number;
  readonly standardWithin: number;
  readonly rerolls: { readonly panic: boolean; readonly break: boolean; readonly rally: boolean };
  readonly minUnitStrength: number;
  readonly extends: boolean;
  readonly exitFrom: 'pose' | 'point' | 'start';
  readonly triggers: ReadonlySet<EventKind>;
  readonly leastCasualties: number;
  readonly casualtyPhases: ReadonlySet<string>;
  readonly quarter: 'none' | 'double1' | 'halfLd' | 'cannot';
  /** Up to this share of its first models is few. */
  readonly few: Remainder;
  readonly brokenStandardLost: boolean;
  readonly nearestBy: 'edges' | 'centres';
  readonly tie: 'random' | 'first' | 'last';
  readonly fleeingEnemies: 'count' | 'ignored';
  readonly reverse: boolean;
  readonly brokenFirst: boolean;
  readonly crossStart: boolean;
  readonly graze: boolean;
  readonly gap: number;
  readonly past: 'all' | 'friends';
  readonly edgeAtStart: boolean;
  readonly dangerousUpTo: number;
  readonly latestFirst: boolean;
  readonly mergedExit: boolean;
  readonly together: boolean;
  readonly victimLends: boolean;
  readonly ownFleeingStandard: boolean;
  readonly testsFirst: boolean;
  /** Where a unit runs that has failed to rally, as a due run says it. */
  readonly afterFailedRally: number;
  readonly quarterReroll: boolean;
  readonly breaksForCertain: boolean;
  readonly latestOfMost: boolean;
  readonly centreKept: boolean;
}

/** What is noted of a unit, each at most once in a battle. */
export interface UnitNotes {
  readonly tests: Outcome;
  readonly panics: Outcome;
  readonly flees: Outcome;
  readonly rallies: Outcome;
  readonly leaves: Outcome;
  readonly destroyed: Outcome;
  readonly fleeing: Outcome;
  /** What set off its first panic: by kind of event and by the unit that it happened to. */
  firstPanic(kind: EventKind, victim: number): Outcome;
  /** The inches of its first flight. */
  firstRun(inches: number): Outcome;
}

export type EventKind = 'destroyed' | 'broken' | 'fled through' | 'casualties' | 'terrified';

/** A whole battle before the first die. */
export interface Line {
  readonly units: readonly LineUnit[];
  readonly notes: readonly UnitNotes[];
  /** The numbers of each side's units. */
  readonly ofSide: readonly [readonly number[], readonly number[]];
  readonly boxes: Boxes;
  /** How far units are from each other as they begin, edge to edge: of `a` and `b` at `a * units + b`. */
  readonly distances: Float64Array;
  readonly width: number;
  readonly height: number;
  /** The unit that the General, and the standard, of each side stands in, or -1. */
  readonly general: readonly [number, number];
  readonly standard: readonly [number, number];
  readonly generalLeadership: readonly [number, number];
  readonly generalIsLarge: readonly [boolean, boolean];
  /** How many of so many models that crossed an enemy die. */
  crossingDice(models: number): Rollable;
  readonly moments: readonly Moment[];
  /** The number of the last moment in which something happens. */
  readonly lastHappenings: number;
  /** The last moment in which a side may rally. */
  readonly lastRally: readonly [number, number];
  readonly readings: Readings;
}
