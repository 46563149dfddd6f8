import type { Dice, Outcome } from '../../../engine/rule.ts';
import { type Battle, FLEEING, GONE, NOTED_FLEEING, RALLIED } from './battle.ts';
import { openEvent, startRuns, takeTest } from './cascade.ts';
import { run } from './flight.ts';
import { happen, rallies } from './happenings.ts';
import type { Line, Side } from './line.ts';

/**
 * The battle up to its next roll. The order in which things are settled is all here: the tests of an event, then the
 * flights of those who failed, then what these caused; then the next unit to rally; then what happens next.
 */
export function advance(
  line: Line,
  battle: Battle,
  dice: Dice,
  end: (battle: Battle, dice: Dice) => Outcome,
): Battle | Outcome {
  const { testsFirst, together } = line.readings;
  for (;;) {
    if (!battle.isLastAct && isLastAct(line, battle)) beginLastAct(line, battle, dice);
    const allRallyFirst = testsFirst && battle.rallying.length > 0;
    if (battle.tests.length > 0) {
      takeTest(line, battle, dice);
      return battle;
    }
    if (battle.failed.length > 0 || battle.breaking) {
      startRuns(line, battle, dice);
    } else if (battle.runs.length > 0 && !allRallyFirst) {
      const due = battle.runs.shift()!;
      run(line, battle, due, dice);
      if (battle.isLastAct) noteIfFleeing(line, battle, due.unit, dice);
      return battle;
    } else if (battle.events.length > 0 && !allRallyFirst && !(together && hasHappenings(line, battle))) {
      openEvent(line, battle);
    } else if (battle.rallying.length > 0) {
      rally(line, battle, dice);
      return battle;
    } else if (hasHappenings(line, battle)) {
      happen(line, battle, line.moments[battle.moment]!.happenings[battle.happening++]!, dice);
    } else if (battle.moment + 1 < line.moments.length) {
      nextMoment(line, battle);
    } else {
      for (let unit = 0; unit < line.units.length; unit++) noteIfFleeing(line, battle, unit, dice);
      return end(battle, dice);
    }
  }
}

const hasHappenings = (line: Line, { moment, happening }: Battle): boolean =>
  moment >= 0 && happening < line.moments[moment]!.happenings.length;

function nextMoment(line: Line, battle: Battle): void {
  battle.moment++;
  battle.happening = 0;
  const { newPhase, rally, half } = line.moments[battle.moment]!;
  if (newPhase) battle.startPhase();
  if (rally === undefined) return;
  for (let unit = 0; unit < line.units.length; unit++) {
    const mayRally = battle.is(unit, FLEEING) && !battle.is(unit, GONE) && battle.began[unit]! < half;
    if (mayRally && line.units[unit]!.side === rally) battle.rallying.push(unit);
  }
}

/** The next fleeing unit tests to rally; if it fails it runs again. */
function rally(line: Line, battle: Battle, dice: Dice): void {
  const unit = battle.rallying.shift()!;
  if (battle.is(unit, GONE)) return;
  if (rallies(line, battle, unit, dice)) {
    battle.clear(unit, FLEEING);
    if (battle.mark(unit, RALLIED)) dice.note(line.notes[unit]!.rallies);
  } else {
    battle.runs.push({ unit, from: line.readings.afterFailedRally });
  }
}

/** Nothing more happens, and no side with anybody fleeing or about to flee will rally again. */
function isLastAct(line: Line, battle: Battle): boolean {
  if (battle.moment < line.lastHappenings || hasHappenings(line, battle)) return false;
  for (let moment = battle.moment + 1; moment < line.moments.length; moment++) {
    const { happenings, rally } = line.moments[moment]!;
    if (happenings.length > 0 || (rally !== undefined && mayFlee(line, battle, rally))) return false;
  }
  return true;
}

function mayFlee(line: Line, battle: Battle, side: Side): boolean {
  const isOfSide = (unit: number): boolean => line.units[unit]!.side === side;
  const isGoingOn =
    battle.tests.some(({ unit }) => isOfSide(unit)) ||
    battle.events.some(({ victim }) => isOfSide(victim)) ||
    unitsToRun(battle).some(isOfSide);
  if (isGoingOn) return true;
  return line.units.some((_, unit) => isOfSide(unit) && battle.is(unit, FLEEING) && !battle.is(unit, GONE));
}

function beginLastAct(line: Line, battle: Battle, dice: Dice): void {
  battle.isLastAct = true;
  const running = new Set(unitsToRun(battle));
  for (let unit = 0; unit < line.units.length; unit++) {
    if (!running.has(unit)) noteIfFleeing(line, battle, unit, dice);
  }
}

/** Units that are about to run, or may be: those that have failed, are breaking, or have yet to rally. */
export function unitsToRun({ failed, breaking, runs, rallying, events }: Battle): readonly number[] {
  return [
    ...[...failed, ...runs, ...(breaking ? [breaking] : [])].map(({ unit }) => unit),
    ...rallying,
    ...events.filter(({ runs }) => runs).map(({ victim }) => victim),
  ];
}

function noteIfFleeing(line: Line, battle: Battle, unit: number, dice: Dice): void {
  if (!battle.is(unit, FLEEING) || battle.is(unit, GONE)) return;
  if (battle.mark(unit, NOTED_FLEEING)) dice.note(line.notes[unit]!.fleeing);
}
