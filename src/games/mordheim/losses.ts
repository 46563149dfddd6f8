import { z } from 'zod';
import { ByNumbers } from '../../dice/by-numbers.ts';
import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import { successes } from '../../dice/successes.ts';
import type { Dice } from '../../engine/rule.ts';
import { dice } from '../../notation/fields.ts';
import { type Share, share } from '../../notation/share.ts';
import { groupName } from './warband.ts';

// Attrition: who goes out of action before each own turn, as far as a player can state it.

const number = dice.refine((die) => die.faces.every(({ value }) => value >= 0 && value <= 40), {
  message: 'expected dice that show 0 to 40, such as d3-1',
});

export const losses = z
  .strictObject({
    eachTurn: z
      .union([
        number,
        z.array(number).min(1).max(30),
        z.strictObject({ each: share.describe('the chance of each warrior to fall before each own turn') }),
      ])
      .default(weighted('0', [[0, 1]]))
      .describe(
        'out of action before each own turn: dice, a list by turn, or each: a chance for every warrior',
      ),
    weights: z
      .record(groupName, z.int().min(0).max(100))
      .default({})
      .describe('who falls: a whole number for each group, "others" for the rest; 0 never falls'),
  })
  .describe('the losses that the warband takes');

/** How the losses of one turn are rolled. */
export type TurnLosses =
  | { readonly kind: 'number'; readonly die: Die }
  | { readonly kind: 'each'; readonly chance: Share };

const nothing: TurnLosses = { kind: 'number', die: weighted('no losses', [[0, 1]]) };

/** The losses before this own turn (1 is the first). A list that is shorter goes on with none. */
export function lossesBefore({ eachTurn }: z.output<typeof losses>, turn: number): TurnLosses {
  if ('each' in eachTurn) return { kind: 'each', chance: eachTurn.each };
  if (!Array.isArray(eachTurn)) return { kind: 'number', die: eachTurn as Die };
  const die: Die | undefined = eachTurn[turn - 1];
  return die === undefined ? nothing : { kind: 'number', die };
}

/** The weight of a group in the draw of who falls: its own, else that of the others, else 1. */
export function weightOf({ weights }: z.output<typeof losses>, group: string): number {
  return weights[group] ?? weights.others ?? 1;
}

const draws = new ByNumbers<Die>((weights) =>
  weighted(
    `one of ${weights.join()}`,
    weights.map((weight, group) => [group, weight] as const),
  ),
);

/** One of several groups at random, in proportion to these whole weights: shows the number of the group, from 0. */
export const oneOf = (weights: readonly number[]): Die => draws.of(weights);

/** How many of `count` fall when each does with the same chance, which must be at most 1. */
export const fallen = (count: number, { over, under }: Share, dice: Dice): number =>
  dice.roll(successes(count, over, under));
