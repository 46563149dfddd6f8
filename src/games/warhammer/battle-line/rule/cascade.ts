import { BOX, type Boxes, within } from '../../../../table/box.ts';
import {
  BREAKING,
  BREAKING_FROM,
  boxes,
  CLOSEST,
  EVENT,
  EVENT_FLEES_FROM,
  EXEMPT,
  eventBoxes,
  events,
  failed,
  HAS_BOX,
  is,
  KIND,
  KIND_BITS,
  MOVED,
  mark,
  NOTED_TEST,
  names,
  now,
  PANICKED,
  RUN,
  RUN_FROM,
  RUN_OF,
  runLater,
  stateOf,
  stir,
  TEST,
  TEST_FLEES_FROM,
  TEST_KIND,
  TEST_OF,
  TEST_VICTIM,
  TESTED,
  tests,
  VICTIM,
  VICTIM_RUNS,
} from './battle.ts';
import { note } from './dice.ts';
import { beginToFlee } from './flight.ts';
import { passes } from './leadership-tests.ts';
import { leadershipOf, NOBODY } from './lending.ts';
import { endOfSide, firstOf, IMMUNE, profileOf, SIDE } from './line.ts';
import { areWithin } from './near.ts';
import {
  FLED_THROUGH,
  NOTE_PANICS,
  NOTE_TESTS,
  noteOf,
  noteOfFirstPanic,
  WAS_DESTROYED,
} from './note-numbers.ts';
import { endOf, firstIn, isWaiting, push, take, takeLast } from './queue.ts';
import {
  BROKEN_FIRST,
  choices,
  LATEST_FIRST,
  lengths,
  PANIC_WITHIN,
  REROLLS_PANIC,
  REVERSE,
  says,
  TOLERANCE,
  TRIGGERS,
  VICTIM_LENDS,
} from './readings.ts';

/** Where the event happened that is being opened. */
const spot: Boxes = new Float64Array(BOX);

/** Takes the next event from the queue: every friend that it panics is due to test. */
export function openEvent(): void {
  const event = says(LATEST_FIRST) ? takeLast(events, EVENT) : take(events, EVENT);
  const victim = events[event + VICTIM]!;
  const flags = events[event + KIND]!;
  const kind = flags & KIND_BITS;
  if ((flags & VICTIM_RUNS) !== 0) {
    now[BREAKING] = victim;
    now[BREAKING_FROM] = events[event + EVENT_FLEES_FROM]!;
  }
  if (((choices[TRIGGERS]! >> kind) & 1) === 0) return;
  const hasBox = (flags & HAS_BOX) !== 0;
  if (hasBox) for (let part = 0; part < BOX; part++) spot[part] = eventBoxes[event + part]!;
  const side = profileOf(victim, SIDE);
  const end = endOfSide(side);
  for (let unit = firstOf(side); unit < end; unit++) {
    if (is(unit, EXEMPT) || profileOf(unit, IMMUNE) !== 0) continue;
    const named = names(event, unit);
    if (!named && !(hasBox && unit !== victim && isNear(victim, unit))) continue;
    const test = push(tests, TEST);
    tests[test + TEST_OF] = unit;
    tests[test + TEST_KIND] = named && kind === WAS_DESTROYED ? FLED_THROUGH : kind;
    tests[test + TEST_VICTIM] = victim;
    tests[test + TEST_FLEES_FROM] = named ? events[event + EVENT_FLEES_FROM]! : CLOSEST;
  }
}

/** Is a friend near the ground of the victim, which is in `spot`? */
function isNear(victim: i32, unit: i32): boolean {
  const inches = lengths[PANIC_WITHIN]! + lengths[TOLERANCE]!;
  // A victim that has not moved was, and is, where it began.
  return stateOf(victim, MOVED) !== 0
    ? within(spot, 0, boxes, unit, inches)
    : areWithin(victim, unit, inches);
}

/** Takes one panic test. Those who fail flee once all tests of the event are taken. */
export function takeTest(): void {
  const test = take(tests, TEST);
  const unit = tests[test + TEST_OF]!;
  mark(unit, TESTED);
  stir(unit);
  if (mark(unit, NOTED_TEST)) note(noteOf(unit, NOTE_TESTS));
  const alsoLends = says(VICTIM_LENDS) ? tests[test + TEST_VICTIM]! : NOBODY;
  const leadership = leadershipOf(unit, alsoLends);
  if (passes(unit, leadership, 0, says(REROLLS_PANIC), alsoLends)) return;
  if (mark(unit, PANICKED)) {
    note(noteOf(unit, NOTE_PANICS));
    note(noteOfFirstPanic(unit, tests[test + TEST_KIND]!, tests[test + TEST_VICTIM]!));
  }
  const run = push(failed, RUN);
  failed[run + RUN_OF] = unit;
  failed[run + RUN_FROM] = tests[test + TEST_FLEES_FROM]!;
}

/** All tests of an event are taken: all who failed are fleeing, and run one by one. */
export function startRuns(): void {
  for (let run = firstIn(failed); run < endOf(failed); run += RUN) beginToFlee(failed[run + RUN_OF]!);
  const breaks = now[BREAKING]! >= 0;
  if (breaks && says(BROKEN_FIRST)) runLater(now[BREAKING]!, now[BREAKING_FROM]!);
  while (isWaiting(failed)) {
    const run = says(REVERSE) ? takeLast(failed, RUN) : take(failed, RUN);
    runLater(failed[run + RUN_OF]!, failed[run + RUN_FROM]!);
  }
  if (breaks && !says(BROKEN_FIRST)) runLater(now[BREAKING]!, now[BREAKING_FROM]!);
  now[BREAKING] = -1;
  now[BREAKING_FROM] = 0;
}
