import type { Dice } from '../../../engine/rule.ts';
import { isDownTo } from '../../../notation/remainder.ts';
import { reaches } from '../../../notation/threshold.ts';
import { boxOf } from '../../../table/box.ts';
import { type Battle, CLOSEST, ENGAGED, EXEMPT, FLEEING, GONE, STANDARD_LOST } from './battle.ts';
import { passes } from './cascade.ts';
import { beginToFlee, destroy, shrink } from './flight.ts';
import { leadershipOf, standardIsNear } from './lending.ts';
import type { Happening, Line } from './line.ts';

/** Makes something happen to a unit. A unit that is gone is passed over. */
export function happen(line: Line, battle: Battle, happening: Happening, dice: Dice): void {
  const { unit, what, by } = happening;
  if (battle.is(unit, GONE)) return;
  switch (what) {
    case 'destroyed':
      destroy(line, battle, unit, dice);
      return;
    case 'broken':
      breakUp(line, battle, happening, dice);
      return;
    case 'breaks':
      if (!battle.is(unit, FLEEING) && losesBreakTest(line, battle, happening, dice)) {
        breakUp(line, battle, happening, dice);
      }
      return;
    case 'terrified':
      battle.events.push({
        kind: 'terrified',
        victim: unit,
        also: [unit],
        by: happening.fleesFromCause ? by : CLOSEST,
        runs: false,
      });
      return;
    case 'loses':
      lose(line, battle, happening, dice);
      return;
  }
}

/** A unit that has lost a combat tests on its Leadership less the margin; a margin of 0 is a draw, without a test. */
function losesBreakTest(line: Line, battle: Battle, { unit, die }: Happening, dice: Dice): boolean {
  const { readings, units } = line;
  const { unbreakable, stubborn, testDie } = units[unit]!;
  if (unbreakable) return false;
  const margin = dice.roll(die!);
  if (margin === 0) return false;
  if (readings.breaksForCertain) return true;
  const leadership = leadershipOf(line, battle, unit);
  const reroll = readings.rerolls.break && standardIsNear(line, battle, unit);
  return !passes(readings, testDie, leadership, reroll, dice, stubborn ? 0 : margin);
}

/** A unit breaks: it flees once the friends near by have tested, who see it as it stood. */
function breakUp(line: Line, battle: Battle, { unit }: Happening, dice: Dice): void {
  if (battle.is(unit, FLEEING)) return;
  const { readings, units, standard } = line;
  const isStandard = standard[units[unit]!.side] === unit;
  beginToFlee(line, battle, unit, dice);
  battle.clear(unit, ENGAGED);
  if (isStandard && readings.brokenStandardLost) battle.mark(unit, STANDARD_LOST);
  const panics = battle.models[unit]! >= readings.minUnitStrength;
  battle.events.push({
    kind: 'broken',
    victim: unit,
    near: panics ? boxOf(battle.boxes, unit) : undefined,
    also: [],
    by: CLOSEST,
    runs: true,
  });
}

/** A unit loses models. It tests at the moment when its casualties of the phase come to the threshold. */
function lose(line: Line, battle: Battle, { unit, by, die, percent }: Happening, dice: Dice): void {
  const before = battle.models[unit]!;
  const wanted = percent === undefined ? dice.roll(die!) : Math.ceil((before * percent) / 100);
  const dead = Math.max(0, Math.min(wanted, before));
  if (dead === 0) return;
  if (dead === before) {
    destroy(line, battle, unit, dice);
    return;
  }
  const { heavyCasualties, leastCasualties, casualtyPhases } = line.readings;
  const atStart = battle.atPhaseStart[unit]!;
  const lostBefore = battle.lost[unit]!;
  battle.models[unit] = before - dead;
  battle.strike(unit, by, dead);
  shrink(line, battle, unit);
  const isHeavy = (lost: number): boolean =>
    lost >= leastCasualties && reaches(heavyCasualties, lost, atStart);
  if (isHeavy(lostBefore) || !isHeavy(lostBefore + dead)) return;
  if (battle.is(unit, EXEMPT) || !casualtyPhases.has(line.moments[battle.moment]!.phase)) return;
  battle.events.push({
    kind: 'casualties',
    victim: unit,
    also: [unit],
    by: culprit(line, battle, unit),
    runs: false,
  });
}

/** The enemy from which a unit with heavy casualties flees, or -1 for the closest. */
function culprit({ readings }: Line, { struck }: Battle, unit: number): number {
  const { flightFrom, latestOfMost } = readings;
  if (flightFrom === 'closest') return CLOSEST;
  if (flightFrom === 'last') return struck.at(struck.length - 2);
  // The first of those with the most, in the order of their blows or against it.
  let most = 0;
  let found = CLOSEST;
  for (let i = 0; i < struck.length; i += 3) {
    const blow = latestOfMost ? struck.length - 3 - i : i;
    const by = struck.at(blow + 1);
    const taken = struck.at(blow) === unit ? takenFrom(struck, unit, by) : 0;
    if (taken <= most) continue;
    most = taken;
    found = by;
  }
  return found;
}

function takenFrom(struck: Battle['struck'], unit: number, by: number): number {
  let taken = 0;
  for (let i = 0; i < struck.length; i += 3) {
    if (struck.at(i) === unit && struck.at(i + 1) === by) taken += struck.at(i + 2);
  }
  return taken;
}

/**
 * Takes the rally test of a fleeing unit. With too few models left only a double 1 rallies it, or its Leadership is
 * halved, as the preset reads it.
 */
export function rallies(line: Line, battle: Battle, unit: number, dice: Dice): boolean {
  const { readings, units } = line;
  const { testDie, models } = units[unit]!;
  const leadership = leadershipOf(line, battle, unit);
  const reroll = readings.rerolls.rally && standardIsNear(line, battle, unit);
  const few = readings.quarter !== 'none' && isDownTo(readings.few, battle.models[unit]!, models);
  if (!few) return passes(readings, testDie, leadership, reroll, dice);
  if (readings.quarter === 'cannot' || (readings.zeroFails && leadership === 0)) return false;
  if (readings.quarter === 'halfLd')
    return passes(readings, testDie, Math.ceil(leadership / 2), reroll, dice);
  return dice.atMost(testDie, 2) || (reroll && readings.quarterReroll && dice.atMost(testDie, 2));
}
