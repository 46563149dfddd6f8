import { FLEEING, GONE, is, STANDARD_LOST } from './battle.ts';
import {
  GENERAL,
  GENERAL_LEADERSHIP,
  generalWithin,
  LEADERSHIP,
  profileOf,
  SIDE,
  STANDARD,
  sizes,
} from './line.ts';
import { areWithin } from './near.ts';
import { lengths, OWN_FLEEING_STANDARD, STANDARD_WITHIN, says, TOLERANCE } from './readings.ts';

/** Nobody lends besides those who still stand. */
export const NOBODY = -1;

/**
 * The Leadership of a unit: its own, or that of its side's General if he does not flee and is near enough; of his own
 * unit also while it flees. `alsoLends` is a unit that lends though it flees or is gone.
 */
export function leadershipOf(unit: i32, alsoLends: i32): i32 {
  const side = profileOf(unit, SIDE);
  const leadership = profileOf(unit, LEADERSHIP);
  const general = sizes[GENERAL + side]!;
  if (general < 0) return leadership;
  const his = sizes[GENERAL_LEADERSHIP + side]!;
  if (his <= leadership) return leadership;
  if (general === unit) return his;
  if (!lends(general, alsoLends)) return leadership;
  const reach = generalWithin[side]! + lengths[TOLERANCE]!;
  return areWithin(unit, general, reach) ? his : leadership;
}

/** Is the battle standard near enough for a failed test to be rolled again? */
export function standardIsNear(unit: i32, alsoLends: i32): boolean {
  const standard = sizes[STANDARD + profileOf(unit, SIDE)]!;
  if (standard < 0 || is(standard, STANDARD_LOST)) return false;
  if (standard === unit) return !is(unit, FLEEING) || says(OWN_FLEEING_STANDARD);
  if (!lends(standard, alsoLends)) return false;
  return areWithin(unit, standard, lengths[STANDARD_WITHIN]! + lengths[TOLERANCE]!);
}

function lends(unit: i32, alsoLends: i32): boolean {
  return unit === alsoLends || !is(unit, GONE | FLEEING);
}
