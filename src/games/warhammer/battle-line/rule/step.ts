import {
  AT_MOMENT,
  BEGAN,
  BREAKING,
  countFleeing,
  countOf,
  EVENT,
  events,
  FLEEING,
  failed,
  fleeingOf,
  GONE,
  HAPPENED,
  IS_LAST_ACT,
  is,
  KIND,
  LEFT,
  mark,
  NOTED_FLEEING,
  now,
  PANICKED,
  RALLIED,
  RALLYING,
  RUN,
  RUN_FROM,
  RUN_OF,
  rallying,
  runLater,
  runs,
  startPhase,
  stateOf,
  TEST,
  TEST_OF,
  tests,
  unmark,
  VICTIM,
  VICTIM_RUNS,
} from './battle.ts';
import { openEvent, startRuns, takeTest } from './cascade.ts';
import { note, STEP_BY_STEP } from './dice.ts';
import { run } from './flight.ts';
import { happen, rallies } from './happenings.ts';
import {
  END_OF_HAPPENINGS,
  endOfSide,
  FIRST_HAPPENING,
  firstOf,
  HALF,
  LAST_HAPPENINGS,
  LAST_RALLY,
  MOMENTS,
  momentOf,
  NEW_PHASE,
  OURS,
  profileOf,
  RALLY,
  SIDE,
  sizes,
  THEIRS,
  UNITS,
} from './line.ts';
import { NOTE_FLEEING, NOTE_RALLIES, noteOf, noteOfTheirs } from './note-numbers.ts';
import { endOf, firstIn, isWaiting, push, take } from './queue.ts';
import { AFTER_FAILED_RALLY, choices, says, TESTS_FIRST, TOGETHER } from './readings.ts';

/**
 * The battle up to its next roll, or to its end if nobody wants to stop at rolls; true: it has ended. The order in which things are settled is all here: the tests of
 * an event, then the flights of those who failed, then what these caused; then the next unit to rally; then what
 * happens next.
 */
export function advance(): boolean {
  const testsFirst = says(TESTS_FIRST);
  const together = says(TOGETHER);
  while (true) {
    if (now[AT_MOMENT]! >= sizes[LAST_HAPPENINGS]! && now[IS_LAST_ACT]! === 0 && isLastAct()) beginLastAct();
    const allRallyFirst = testsFirst && isWaiting(rallying);
    if (isWaiting(tests)) {
      takeTest();
      if (STEP_BY_STEP) return false;
    } else if (isWaiting(failed) || now[BREAKING]! >= 0) {
      startRuns();
    } else if (isWaiting(runs) && !allRallyFirst) {
      takeRun();
      if (STEP_BY_STEP) return false;
    } else if (isWaiting(events) && !allRallyFirst && !(together && hasHappenings())) {
      openEvent();
    } else if (isWaiting(rallying)) {
      rally();
      if (STEP_BY_STEP) return false;
    } else if (hasHappenings()) {
      const happening = momentOf(now[AT_MOMENT]!, FIRST_HAPPENING) + now[HAPPENED]!;
      now[HAPPENED] = now[HAPPENED]! + 1;
      happen(happening);
    } else if (now[AT_MOMENT]! + 1 < sizes[MOMENTS]!) {
      nextMoment();
    } else {
      end();
      return true;
    }
  }
}

function hasHappenings(): boolean {
  const moment = now[AT_MOMENT]!;
  if (moment < 0) return false;
  return momentOf(moment, FIRST_HAPPENING) + now[HAPPENED]! < momentOf(moment, END_OF_HAPPENINGS);
}

/** Notes what of the battle is counted at its end. */
function end(): void {
  if (fleeingOf(OURS) + fleeingOf(THEIRS) > 0) {
    for (let unit = 0; unit < sizes[UNITS]!; unit++) noteIfFleeing(unit);
  }
  note(noteOfTheirs(0, countOf(THEIRS, PANICKED)));
  note(noteOfTheirs(1, countOf(THEIRS, LEFT)));
}

/** Goes on to the next moment in which anything can happen, or to the last. */
function nextMoment(): void {
  now[HAPPENED] = 0;
  while (true) {
    const moment = now[AT_MOMENT]! + 1;
    now[AT_MOMENT] = moment;
    if (momentOf(moment, NEW_PHASE) !== 0) startPhase();
    const side = momentOf(moment, RALLY);
    if (side >= 0 && fleeingOf(side) > 0) {
      const half = momentOf(moment, HALF);
      for (let unit = firstOf(side); unit < endOfSide(side); unit++) {
        const mayRally = is(unit, FLEEING) && !is(unit, GONE) && stateOf(unit, BEGAN) < half;
        if (mayRally) rallying[push(rallying, RALLYING)] = unit;
      }
      return;
    }
    if (hasHappenings() || moment + 1 === sizes[MOMENTS]!) return;
  }
}

/** The next fleeing unit tests to rally; if it fails it runs again. */
function rally(): void {
  const unit = rallying[take(rallying, RALLYING)]!;
  if (rallies(unit)) {
    unmark(unit, FLEEING);
    countFleeing(profileOf(unit, SIDE), -1);
    if (mark(unit, RALLIED)) note(noteOf(unit, NOTE_RALLIES));
  } else {
    runLater(unit, choices[AFTER_FAILED_RALLY]!);
  }
}

function takeRun(): void {
  const due = take(runs, RUN);
  const unit = runs[due + RUN_OF]!;
  run(unit, runs[due + RUN_FROM]!);
  if (now[IS_LAST_ACT]! !== 0) noteIfFleeing(unit);
}

/** After the last moment in which something happens: nothing more happens now, and no side with anybody fleeing or about to flee will rally again. */
function isLastAct(): boolean {
  const moment = now[AT_MOMENT]!;
  if (hasHappenings()) return false;
  if (moment < sizes[LAST_RALLY]! && mayFlee(OURS)) return false;
  return !(moment < sizes[LAST_RALLY + THEIRS]! && mayFlee(THEIRS));
}

function mayFlee(side: i32): boolean {
  return fleeingOf(side) > 0 || isInvolved(side);
}

/** Is a side one to which something is still to happen? */
export function isInvolved(side: i32): boolean {
  return (
    anyOfSide(tests, TEST, TEST_OF, side) ||
    anyOfSide(events, EVENT, VICTIM, side) ||
    anyOfSide(failed, RUN, RUN_OF, side) ||
    anyOfSide(runs, RUN, RUN_OF, side) ||
    (now[BREAKING]! >= 0 && profileOf(now[BREAKING]!, SIDE) === side) ||
    anyOfSide(rallying, RALLYING, 0, side)
  );
}

function anyOfSide(queue: Int32Array, width: i32, who: i32, side: i32): boolean {
  for (let place = firstIn(queue); place < endOf(queue); place += width) {
    if (profileOf(queue[place + who]!, SIDE) === side) return true;
  }
  return false;
}

function beginLastAct(): void {
  now[IS_LAST_ACT] = 1;
  if (fleeingOf(OURS) + fleeingOf(THEIRS) === 0) return;
  for (let unit = 0; unit < sizes[UNITS]!; unit++) {
    if (!isToRun(unit)) noteIfFleeing(unit);
  }
}

/** Is a unit about to run, or may it be: has it failed, is it breaking, or has it yet to rally? */
export function isToRun(unit: i32): boolean {
  if (waits(failed, RUN, unit) || waits(runs, RUN, unit)) return true;
  if (now[BREAKING]! === unit || waits(rallying, RALLYING, unit)) return true;
  for (let event = firstIn(events); event < endOf(events); event += EVENT) {
    if (events[event + VICTIM]! === unit && (events[event + KIND]! & VICTIM_RUNS) !== 0) return true;
  }
  return false;
}

/** Of those who wait in a queue, is one this unit? It is the first of their numbers. */
function waits(queue: Int32Array, width: i32, unit: i32): boolean {
  for (let place = firstIn(queue); place < endOf(queue); place += width) {
    if (queue[place]! === unit) return true;
  }
  return false;
}

function noteIfFleeing(unit: i32): void {
  if (!is(unit, FLEEING) || is(unit, GONE)) return;
  if (mark(unit, NOTED_FLEEING)) note(noteOf(unit, NOTE_FLEEING));
}
