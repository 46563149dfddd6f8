import type { Rules } from '../parameter.ts';
import { cannotWoundFrom } from './hit-parameters.ts';

/**
 * What a D6 must show at least for a hit to wound; undefined where it cannot.
 *
 * @example toWound(3, 4, rules); // 5
 */
export function toWound(strength: number, toughness: number, rules: Rules): number | undefined {
  const more = strength - toughness;
  if (-more >= rules.of(cannotWoundFrom)) return undefined;
  if (more >= 2) return 2;
  return Math.min(6, 4 - more);
}
