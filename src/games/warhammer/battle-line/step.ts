import type { Dice, Outcome } from '../../../engine/rule.ts';
import { type Battle, FLEEING, GONE, NOTED_FLEEING, RALLIED } from './battle.ts';
import { openEvent, startRuns, takeTest } from './cascade.ts';
import { run } from './flight.ts';
import { happen, rallies } from './happenings.ts';
import { type Line, OURS, type Side, THEIRS } from './line.ts';

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
      const due = battle.runs.take();
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
      if (battle.fleeing[OURS] + battle.fleeing[THEIRS] > 0) {
        for (let unit = 0; unit < line.units.length; unit++) noteIfFleeing(line, battle, unit, dice);
      }
      return end(battle, dice);
    }
  }
}

const hasHappenings = (line: Line, { moment, happening }: Battle): boolean =>
  moment >= 0 && happening < line.moments[moment]!.happenings.length;

/** Goes on to the next moment in which anything can happen, or to the last. */
function nextMoment(line: Line, battle: Battle): void {
  const { moments } = line;
  battle.happening = 0;
  for (;;) {
    const { newPhase, rally, half, happenings } = moments[++battle.moment]!;
    if (newPhase) battle.startPhase();
    if (rally !== undefined && battle.fleeing[rally] > 0) {
      for (const unit of line.ofSide[rally]) {
        const mayRally = battle.is(unit, FLEEING) && !battle.is(unit, GONE) && battle.began[unit]! < half;
        if (mayRally) battle.rallying.push(unit);
      }
      return;
    }
    if (happenings.length > 0 || battle.moment + 1 === moments.length) return;
  }
}

/** The next fleeing unit tests to rally; if it fails it runs again. */
function rally(line: Line, battle: Battle, dice: Dice): void {
  const unit = battle.rallying.take();
  if (battle.is(unit, GONE)) return;
  if (rallies(line, battle, unit, dice)) {
    battle.clear(unit, FLEEING);
    battle.fleeing[line.units[unit]!.side]--;
    if (battle.mark(unit, RALLIED)) dice.note(line.notes[unit]!.rallies);
  } else {
    battle.runs.push({ unit, from: line.readings.afterFailedRally });
  }
}

/** Nothing more happens, and no side with anybody fleeing or about to flee will rally again. */
function isLastAct(line: Line, battle: Battle): boolean {
  const { moment } = battle;
  if (moment < line.lastHappenings || hasHappenings(line, battle)) return false;
  return !(
    (moment < line.lastRally[OURS] && mayFlee(line, battle, OURS)) ||
    (moment < line.lastRally[THEIRS] && mayFlee(line, battle, THEIRS))
  );
}

function mayFlee({ units }: Line, battle: Battle, side: Side): boolean {
  if (battle.fleeing[side] > 0) return true;
  const { tests, events } = battle;
  for (let place = 0; place < tests.length; place++) {
    if (units[tests.at(place).unit]!.side === side) return true;
  }
  for (let place = 0; place < events.length; place++) {
    if (units[events.at(place).victim]!.side === side) return true;
  }
  return unitsToRun(battle).some((unit) => units[unit]!.side === side);
}

function beginLastAct(line: Line, battle: Battle, dice: Dice): void {
  battle.isLastAct = true;
  if (battle.fleeing[OURS] + battle.fleeing[THEIRS] === 0) return;
  const running = unitsToRun(battle);
  for (let unit = 0; unit < line.units.length; unit++) {
    if (!running.includes(unit)) noteIfFleeing(line, battle, unit, dice);
  }
}

/** Units that are about to run, or may be: those that have failed, are breaking, or have yet to rally. */
export function unitsToRun({ failed, breaking, runs, rallying, events }: Battle): readonly number[] {
  const units: number[] = [];
  for (let place = 0; place < failed.length; place++) units.push(failed.at(place).unit);
  for (let place = 0; place < runs.length; place++) units.push(runs.at(place).unit);
  if (breaking) units.push(breaking.unit);
  for (let place = 0; place < rallying.length; place++) units.push(rallying.at(place));
  for (let place = 0; place < events.length; place++) {
    const { runs, victim } = events.at(place);
    if (runs) units.push(victim);
  }
  return units;
}

function noteIfFleeing(line: Line, battle: Battle, unit: number, dice: Dice): void {
  if (!battle.is(unit, FLEEING) || battle.is(unit, GONE)) return;
  if (battle.mark(unit, NOTED_FLEEING)) dice.note(line.notes[unit]!.fleeing);
}
