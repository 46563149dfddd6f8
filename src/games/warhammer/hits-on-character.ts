import { z } from 'zod';
import { successes } from '../../dice/successes.ts';
import type { Dice } from '../../engine/rule.ts';
import { dice, save, target } from '../../notation/fields.ts';

// Hits on a single character: who steps in, who wounds, what his saves are worth.

const orAutomatic = z.union([target, z.literal('automatic').transform(() => 1)]);

export const hitsOnCharacter = z
  .strictObject({
    hits: dice.describe('hits on him, a number or dice'),
    wound: orAutomatic
      .prefault('automatic')
      .describe('what each hit needs to wound him: 2+ to 6+, or automatic'),
    save: save.prefault('none').describe('his armour save, as modified: 2+ to 6+, or none'),
    ward: save.prefault('none').describe('his ward save: 2+ to 6+, or none'),
  })
  .refine(({ hits }) => hits.faces.at(-1)!.value <= 60, 'expected at most 60 hits');

export type HitsOnCharacter = z.output<typeof hitsOnCharacter>;

/** The hits that nobody takes for him; `target` as of Look Out Sir. */
export function hitsThrough(hits: number, target: number | undefined, dice: Dice): number {
  if (hits === 0 || target === undefined) return hits;
  return dice.roll(successes(hits, target - 1, 6));
}

/** The wounds that so many hits do, one each. */
export function woundsOf(hits: number, { wound, save = 7, ward = 7 }: HitsOnCharacter, dice: Dice): number {
  return hits === 0 ? 0 : dice.roll(successes(hits, (7 - wound) * (save - 1) * (ward - 1), 216));
}
