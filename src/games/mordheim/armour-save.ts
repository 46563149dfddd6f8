import type { Rules } from '../parameter.ts';
import { penaltyFromStrength } from './hit-parameters.ts';

/** What a hit of this Strength adds to an armour save: 0 or less, -6 at most. */
export function saveModifier(strength: number, rules: Rules): number {
  const worse = Math.max(0, Math.min(6, strength - rules.of(penaltyFromStrength) + 1));
  return worse === 0 ? 0 : -worse;
}

/**
 * What a D6 must show at least to save; undefined where nothing does. A 1 never saves.
 *
 * @param save of the armour, 2 to 6; undefined: none, which only a weapon that helps the armour (a dagger) betters
 * @param modifier of the weapon, beside that of its Strength: -1 for an axe, +1 for a dagger
 * @example armourSave(5, 4, 0, rules); // 6
 */
export function armourSave(
  save: number | undefined,
  strength: number,
  modifier: number,
  rules: Rules,
): number | undefined {
  const needed = (save ?? 7) - saveModifier(strength, rules) - modifier;
  return needed > 6 ? undefined : Math.max(2, needed);
}
