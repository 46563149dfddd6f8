import { z } from 'zod';
import { sumOf } from '../../dice/combine.ts';
import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import { parseDice } from '../../dice/notation.ts';
import type { Rollable } from '../../dice/pool.ts';
import { successes } from '../../dice/successes.ts';
import type { Dice } from '../../engine/rule.ts';
import { dice, save, target } from '../../notation/fields.ts';

// What a unit loses in one go: so many models, so many wounds, or what shots and blows do.

const dieNeeds = z.union([target, z.literal('automatic').transform(() => 1)]);

const blows = z
  .strictObject({
    shots: dice.optional().describe('shots, or hits where nothing need be rolled to hit; a number or dice'),
    hit: dieNeeds.optional().describe('what hits: 2+ to 6+, or automatic'),
    wound: dieNeeds.optional().describe('what wounds: 2+ to 6+, or automatic'),
    save: save.optional().describe('what saves, as modified: 2+ to 6+, or none'),
    ward: save.optional().describe('a second save that nothing modifies: 2+ to 6+, or none'),
    wounds: dice
      .optional()
      .describe('wounds of each unsaved hit, 1 where it is left out; or alone: hit points lost'),
  })
  .superRefine(({ shots, hit, wound, save, ward, wounds }, context) => {
    const fault = (message: string) => context.addIssue({ code: 'custom', message });
    if (shots !== undefined && (hit === undefined || wound === undefined))
      fault('shots need hit and wound: { shots: 20, hit: 4+, wound: 4+ }');
    if (shots !== undefined) return;
    if (hit !== undefined || wound !== undefined || save !== undefined || ward !== undefined)
      fault('hit, wound, save and ward go with shots');
    else if (wounds === undefined)
      fault('expected shots or wounds: { shots: 20, hit: 4+, wound: 4+ } or { wounds: 4 }');
  });

/** Said wherever losses are written. */
export const LOSSES =
  'models, a number or dice; or hit points, { wounds: 4 }; or { shots: 20, hit: 4+, wound: 4+, save: 6+ }';

export const losses = z.union([dice, blows]).describe(LOSSES);

export type Losses = z.output<typeof losses>;

/** Rolls a loss and gives it in wounds. */
export type RolledLoss = (dice: Dice) => number;

const MOST_SHOTS = 200;
export const shotsInRange = (loss: Losses): boolean =>
  'faces' in loss || loss.shots === undefined || loss.shots.faces.at(-1)!.value <= MOST_SHOTS;

/**
 * A loss made ready for a unit of models with so many Wounds each. What a hit does beyond the model's own Wounds is
 * lost; the rest is pooled: one model dies for each full number of Wounds.
 */
export function rolledLoss(loss: Losses, woundsEach: number): RolledLoss {
  if ('faces' in loss) return (dice) => woundsEach * dice.roll(loss);
  const { shots, wounds = one } = loss;
  return shots === undefined
    ? (dice) => dice.roll(wounds)
    : rolledHits({ ...loss, shots, wounds }, woundsEach);
}

const one = parseDice(1);

function rolledHits(
  {
    shots,
    hit = 1,
    wound = 1,
    save = 7,
    ward = 7,
    wounds,
  }: z.output<typeof blows> & { shots: Die; wounds: Die },
  woundsEach: number,
): RolledLoss {
  const unsaved = (7 - hit) * (7 - wound) * (save - 1) * (ward - 1);
  const perHit = wounds.faces.map(({ value, ways }) => ({ value: Math.min(value, woundsEach), ways }));
  const oneWoundEach = perHit.every(({ value }) => value === 1);
  const oneHit = oneWoundEach ? undefined : hitDie(unsaved, 6 ** 4, perHit);
  const known: Rollable[] = [];
  return (dice) => {
    const fired = dice.roll(shots);
    if (fired === 0) return 0;
    known[fired] ??= oneHit === undefined ? successes(fired, unsaved, 6 ** 4) : sumOf(fired, oneHit);
    return dice.roll(known[fired]);
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
