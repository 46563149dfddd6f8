import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import type { Rules } from '../parameter.ts';
import { helmetSave, knockedDownUpTo, stunnedUpTo } from './hit-parameters.ts';

/** Injuries by number, so that the worst is the highest: 0 unhurt, 1 knocked down, 2 stunned, 3 out of action. */
export type Injury = 0 | 1 | 2 | 3;

export const outOfAction: Injury = 3;

/** The injury of one roll, before any helmet. */
export function injuryOf(roll: number, rules: Rules): Injury {
  if (roll <= rules.of(knockedDownUpTo)) return 1;
  return roll <= rules.of(stunnedUpTo) ? 2 : 3;
}

/**
 * In how many of 36 ways (an injury roll, a roll of the helmet) each injury comes, by its number.
 *
 * @param bonus added to the injury roll: 2 for the worst critical hits
 * @example injuryWays({ bonus: 0, helmet: false }, rules); // [0, 12, 12, 12]
 */
export function injuryWays(
  { bonus, helmet }: { bonus: number; helmet: boolean },
  rules: Rules,
): readonly number[] {
  const ways = [0, 0, 0, 0];
  for (let roll = 1; roll <= 6; roll++) {
    const injury = injuryOf(roll + bonus, rules);
    const held = injury === 2 && helmet ? 7 - rules.of(helmetSave) : 0;
    ways[injury]! += 6 - held;
    ways[1]! += held;
  }
  return ways;
}

/** One injury roll, the helmet in it; shows the number of the injury. */
export const injuryDie = (helmet: boolean, rules: Rules): Die =>
  weighted(
    helmet ? 'injury with a helmet' : 'injury',
    injuryWays({ bonus: 0, helmet }, rules).map((ways, injury) => [injury, ways] as const),
  );
