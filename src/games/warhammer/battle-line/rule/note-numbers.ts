import { NOTES, profileOf, sizes, UNITS } from './line.ts';

// What is noted of a battle, by number. Of each unit, each at most once in a battle: these, then first panics by what
// set them off, then the inches of first runs.

export const NOTES_EACH = 7;
export const NOTE_TESTS = 0;
export const NOTE_PANICS = 1;
export const NOTE_FLEES = 2;
export const NOTE_RALLIES = 3;
export const NOTE_LEAVES = 4;
export const NOTE_DESTROYED = 5;
export const NOTE_FLEEING = 6;
/** The inches of a first run are fewer. */
export const MOST_INCHES = 64;

/** What panics friends. */
export const KINDS = 5;
export const WAS_DESTROYED = 0;
export const BROKE = 1;
export const FLED_THROUGH = 2;
export const CASUALTIES = 3;
export const TERRIFIED = 4;

/** How many things can be noted of each of so many units. */
export function notesOfUnit(units: i32): i32 {
  return NOTES_EACH + units * KINDS + MOST_INCHES;
}

export function noteOf(unit: i32, what: i32): i32 {
  return profileOf(unit, NOTES) + what;
}

export function noteOfFirstPanic(unit: i32, kind: i32, victim: i32): i32 {
  return profileOf(unit, NOTES) + NOTES_EACH + victim * KINDS + kind;
}

export function noteOfFirstRun(unit: i32, inches: i32): i32 {
  return profileOf(unit, NOTES) + NOTES_EACH + sizes[UNITS]! * KINDS + inches;
}

/** Of their units, how many have panicked (0), and how many have left the table (1). */
export function noteOfTheirs(has: i32, those: i32): i32 {
  const units = sizes[UNITS]!;
  return firstNoteOfTheirs(units, has) + those;
}

export function firstNoteOfTheirs(units: i32, has: i32): i32 {
  return units * notesOfUnit(units) + has * (units + 1);
}
