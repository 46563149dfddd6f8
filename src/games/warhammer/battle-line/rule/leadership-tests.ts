import { atMost } from './dice.ts';
import { standardIsNear } from './lending.ts';
import { profileOf, TEST_DIE } from './line.ts';
import { CAP, choices, LEAST, MOST, says, ZERO_FAILS } from './readings.ts';

/**
 * Is the kept sum low enough? A sum of 2 is a double 1 and of 12 a double 6: the readings bound what passes. The
 * margin of a lost combat lowers the Leadership.
 *
 * @param rerolls a standard near by has a failed test taken again
 * @param alsoLends as of `standardIsNear`
 */
export function passes(unit: i32, leadership: i32, margin: i32, rerolls: boolean, alsoLends: i32): boolean {
  if (says(ZERO_FAILS) && leadership === 0) return false;
  let sum = leadership - margin;
  if (sum > choices[CAP]!) sum = choices[CAP]!;
  if (sum < 0) sum = 0;
  if (sum > choices[MOST]!) sum = choices[MOST]!;
  if (sum < choices[LEAST]!) sum = choices[LEAST]!;
  return isAtMost(unit, sum, rerolls, alsoLends);
}

/** Does a unit roll no more, at the first or, if that is to be had, the second try? */
export function isAtMost(unit: i32, sum: i32, rerolls: boolean, alsoLends: i32): boolean {
  const die = profileOf(unit, TEST_DIE);
  if (atMost(die, sum)) return true;
  return rerolls && standardIsNear(unit, alsoLends) && atMost(die, sum);
}
