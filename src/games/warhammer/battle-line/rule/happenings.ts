import {
  AT_MOMENT,
  AT_PHASE_START,
  addEvent,
  BLOW,
  blows,
  CLOSEST,
  DEAD,
  ENGAGED,
  EVENT_FLEES_FROM,
  EXEMPT,
  events,
  FLEEING,
  GONE,
  happensHere,
  is,
  KIND,
  LOST,
  MODELS,
  mark,
  name,
  now,
  STANDARD_LOST,
  STRUCK,
  STRUCK_BY,
  setState,
  stateOf,
  strike,
  unmark,
  VICTIM_RUNS,
} from './battle.ts';
import { roll } from './dice.ts';
import { beginToFlee } from './flight.ts';
import { isAtMost, passes } from './leadership-tests.ts';
import { leadershipOf, NOBODY } from './lending.ts';
import {
  BE_BROKEN,
  BE_DESTROYED,
  BE_TERRIFIED,
  BY,
  CASUALTIES_COUNT,
  DIE,
  FIRST_MODELS,
  FLEES_FROM_CAUSE,
  HAPPENS_TO,
  happeningOf,
  LOSE_COMBAT,
  LOSE_SHARE,
  momentOf,
  profileOf,
  SIDE,
  STANDARD,
  STUBBORN,
  shares,
  sizes,
  UNBREAKABLE,
  WHAT,
} from './line.ts';
import { destroy, shrink } from './losses.ts';
import { BROKE, CASUALTIES, TERRIFIED } from './note-numbers.ts';
import { endOf, firstIn } from './queue.ts';
import {
  BREAKS_FOR_CERTAIN,
  BROKEN_STANDARD_LOST,
  choices,
  FEW_INCLUSIVE,
  FEW_OVER,
  FEW_UNDER,
  FLIGHT_FROM,
  FROM_CLOSEST,
  FROM_LAST,
  HEAVY_INCLUSIVE,
  HEAVY_OVER,
  HEAVY_UNDER,
  LATEST_OF_MOST,
  LEAST_CASUALTIES,
  MIN_UNIT_STRENGTH,
  QUARTER,
  QUARTER_CANNOT,
  QUARTER_HALF_LEADERSHIP,
  QUARTER_NONE,
  QUARTER_REROLL,
  REROLLS_BREAK,
  REROLLS_RALLY,
  says,
  ZERO_FAILS,
} from './readings.ts';

/** Makes something happen to a unit. A unit that is gone is passed over. */
export function happen(happening: i32): void {
  const unit = happeningOf(happening, HAPPENS_TO);
  const what = happeningOf(happening, WHAT);
  if (is(unit, GONE)) return;
  if (what === BE_DESTROYED) {
    destroy(unit);
  } else if (what === BE_BROKEN) {
    breakUp(unit);
  } else if (what === LOSE_COMBAT) {
    if (!is(unit, FLEEING) && losesBreakTest(happening)) breakUp(unit);
  } else if (what === BE_TERRIFIED) {
    const fromCause = happeningOf(happening, FLEES_FROM_CAUSE) !== 0;
    nameVictim(TERRIFIED, unit, fromCause ? happeningOf(happening, BY) : CLOSEST);
  } else {
    lose(happening);
  }
}

/** An event after which its victim alone tests. */
function nameVictim(kind: i32, unit: i32, fleesFrom: i32): void {
  const event = addEvent(kind, unit);
  events[event + EVENT_FLEES_FROM] = fleesFrom;
  name(event, unit);
}

/** A unit that has lost a combat tests on its Leadership less the margin; a margin of 0 is a draw, without a test. */
function losesBreakTest(happening: i32): boolean {
  const unit = happeningOf(happening, HAPPENS_TO);
  if (profileOf(unit, UNBREAKABLE) !== 0) return false;
  const margin = roll(happeningOf(happening, DIE));
  if (margin === 0) return false;
  if (says(BREAKS_FOR_CERTAIN)) return true;
  const leadership = leadershipOf(unit, NOBODY);
  const counts = profileOf(unit, STUBBORN) !== 0 ? 0 : margin;
  return !passes(unit, leadership, counts, says(REROLLS_BREAK), NOBODY);
}

/** A unit breaks: it flees once the friends near by have tested, who see it as it stood. */
function breakUp(unit: i32): void {
  if (is(unit, FLEEING)) return;
  beginToFlee(unit);
  unmark(unit, ENGAGED);
  const isStandard = sizes[STANDARD + profileOf(unit, SIDE)]! === unit;
  if (isStandard && says(BROKEN_STANDARD_LOST)) mark(unit, STANDARD_LOST);
  const event = addEvent(BROKE, unit);
  events[event + KIND] = BROKE | VICTIM_RUNS;
  if (stateOf(unit, MODELS) >= choices[MIN_UNIT_STRENGTH]!) happensHere(event, unit);
}

/** A unit loses models. It tests at the moment when its casualties of the phase come to the threshold. */
function lose(happening: i32): void {
  const unit = happeningOf(happening, HAPPENS_TO);
  const before = stateOf(unit, MODELS);
  let dead = modelsLost(happening, before);
  if (dead > before) dead = before;
  if (dead <= 0) return;
  if (dead === before) {
    destroy(unit);
    return;
  }
  const lostBefore = stateOf(unit, LOST);
  setState(unit, MODELS, before - dead);
  strike(unit, happeningOf(happening, BY), dead);
  shrink(unit);
  const atStart = stateOf(unit, AT_PHASE_START);
  if (isHeavy(lostBefore, atStart) || !isHeavy(lostBefore + dead, atStart)) return;
  if (is(unit, EXEMPT) || momentOf(now[AT_MOMENT]!, CASUALTIES_COUNT) === 0) return;
  nameVictim(CASUALTIES, unit, culprit(unit, choices[FLIGHT_FROM]!));
}

function modelsLost(happening: i32, before: i32): i32 {
  if (happeningOf(happening, WHAT) !== LOSE_SHARE) return roll(happeningOf(happening, DIE));
  return Math.ceil((before * shares[happening]!) / 100) as i32;
}

function isHeavy(lost: i32, atStart: i32): boolean {
  return (
    lost >= choices[LEAST_CASUALTIES]! &&
    reaches(lost, atStart, choices[HEAVY_OVER]!, choices[HEAVY_UNDER]!, says(HEAVY_INCLUSIVE))
  );
}

/** Has `part` of `whole` come to so many parts of so many? Compared in whole numbers, so that 5 of 20 is exactly a quarter. */
function reaches(part: i32, whole: i32, over: i32, under: i32, inclusive: boolean): boolean {
  const difference = part * under - over * whole;
  return inclusive ? difference >= 0 : difference > 0;
}

/** The enemy from which a unit with heavy casualties flees, or CLOSEST. */
function culprit(unit: i32, from: i32): i32 {
  if (from === FROM_CLOSEST) return CLOSEST;
  if (from === FROM_LAST) return blows[endOf(blows) - BLOW + STRUCK_BY]!;
  // The first of those with the most, in the order of their blows or against it.
  let most = 0;
  let found = CLOSEST;
  for (let place = firstIn(blows); place < endOf(blows); place += BLOW) {
    const blow = says(LATEST_OF_MOST) ? firstIn(blows) + endOf(blows) - BLOW - place : place;
    const by = blows[blow + STRUCK_BY]!;
    const taken = blows[blow + STRUCK]! === unit ? takenFrom(unit, by) : 0;
    if (taken <= most) continue;
    most = taken;
    found = by;
  }
  return found;
}

function takenFrom(unit: i32, by: i32): i32 {
  let taken = 0;
  for (let blow = firstIn(blows); blow < endOf(blows); blow += BLOW) {
    const counts = blows[blow + STRUCK]! === unit && blows[blow + STRUCK_BY]! === by;
    if (counts) taken += blows[blow + DEAD]!;
  }
  return taken;
}

/**
 * Takes the rally test of a fleeing unit. With too few models left only a double 1 rallies it, or its Leadership is
 * halved, as the preset reads it.
 */
export function rallies(unit: i32): boolean {
  const quarter = choices[QUARTER]!;
  const leadership = leadershipOf(unit, NOBODY);
  const rerolls = says(REROLLS_RALLY);
  if (quarter === QUARTER_NONE || !isFew(unit)) {
    return passes(unit, leadership, 0, rerolls, NOBODY);
  }
  if (quarter === QUARTER_CANNOT || (says(ZERO_FAILS) && leadership === 0)) return false;
  if (quarter === QUARTER_HALF_LEADERSHIP) {
    return passes(unit, (leadership + 1) >> 1, 0, rerolls, NOBODY);
  }
  return isAtMost(unit, 2, rerolls && says(QUARTER_REROLL), NOBODY);
}

/** Is no more left of a unit than the share that counts as few? */
function isFew(unit: i32): boolean {
  const models = profileOf(unit, FIRST_MODELS);
  const difference = choices[FEW_OVER]! * models - stateOf(unit, MODELS) * choices[FEW_UNDER]!;
  return says(FEW_INCLUSIVE) ? difference >= 0 : difference > 0;
}
