import { z } from 'zod';
import { sumOf } from '../../dice/combine.ts';
import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import type { Rollable } from '../../dice/pool.ts';
import { successes } from '../../dice/successes.ts';
import type { Dice } from '../../engine/rule.ts';
import { dice, save, target } from '../../notation/fields.ts';

// What a unit loses in one go: so many models, so many wounds, or what shots and blows do.

const hits = z
  .strictObject({
    shots: dice.describe('shots, or hits where nothing need be rolled to hit; a number or dice'),
    hit: z.union([target, z.literal('automatic').transform(() => 1)]).describe('2+ to 6+, or automatic'),
    wound: z.union([target, z.literal('automatic').transform(() => 1)]).describe('2+ to 6+, or automatic'),
    save: save.prefault('none').describe('2+ to 6+, as modified, or none'),
    ward: save.prefault('none').describe('a second save that nothing modifies: 2+ to 6+, or none'),
    wounds: dice.prefault(1).describe('wounds of each unsaved hit, a number or dice'),
  })
  .describe('shots or blows');

const wounds = z.strictObject({ wounds: dice }).describe('hit points instead of models');

export const losses = z
  .union([dice, wounds, hits])
  .describe(
    'models lost, a number or dice; or { wounds: 4 }; or { shots: 20, hit: 4+, wound: 4+, save: 6+ }',
  );

export type Losses = z.output<typeof losses>;

/** Rolls a loss and gives it in wounds. */
export type RolledLoss = (dice: Dice) => number;

const MOST_SHOTS = 200;
export const shotsInRange = (loss: Losses): boolean =>
  !('shots' in loss) || loss.shots.faces.at(-1)!.value <= MOST_SHOTS;

/**
 * A loss made ready for a unit of models with so many Wounds each. What a hit does beyond the model's own Wounds is
 * lost; the rest is pooled: one model dies for each full number of Wounds.
 */
export function rolledLoss(loss: Losses, woundsEach: number): RolledLoss {
  if ('shots' in loss) return rolledHits(loss, woundsEach);
  if ('wounds' in loss) return (dice) => dice.roll(loss.wounds);
  return (dice) => woundsEach * dice.roll(loss);
}

function rolledHits(loss: z.output<typeof hits>, woundsEach: number): RolledLoss {
  const { hit, wound, save = 7, ward = 7 } = loss;
  const unsaved = (7 - hit) * (7 - wound) * (save - 1) * (ward - 1);
  const perHit = loss.wounds.faces.map(({ value, ways }) => ({ value: Math.min(value, woundsEach), ways }));
  const oneWoundEach = perHit.every(({ value }) => value === 1);
  const oneHit = oneWoundEach ? undefined : hitDie(unsaved, 6 ** 4, perHit);
  const known: Rollable[] = [];
  return (dice) => {
    const shots = dice.roll(loss.shots);
    if (shots === 0) return 0;
    known[shots] ??= oneHit === undefined ? successes(shots, unsaved, 6 ** 4) : sumOf(shots, oneHit);
    return dice.roll(known[shots]);
  };
}

/** The wounds of one shot, in the fewest ways, so that many of them go into one die. */
function hitDie(unsaved: number, outOf: number, perHit: readonly { value: number; ways: number }[]): Die {
  const total = perHit.reduce((sum, { ways }) => sum + ways, 0);
  const ways = new Map([[0, (outOf - unsaved) * total]]);
  for (const face of perHit) ways.set(face.value, (ways.get(face.value) ?? 0) + unsaved * face.ways);
  const common = [...ways.values()].reduce(greatestCommonDivisor, 0);
  return weighted(
    'wounds of a shot',
    [...ways].map(([value, n]) => [value, n / common]),
  );
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);
