import { z } from 'zod';
import { share } from '../../notation/share.ts';
import type { LeadershipTest } from '../leadership-test.ts';

/** When a player leaves of his own will, at the start of an own turn in which the rules let him. */
export const leave = z
  .union([
    z.literal('never'),
    z.strictObject({ below: share.describe('leaves when the chance to pass is lower than this') }),
    z.strictObject({
      afterLosses: z.int().min(0).max(100).describe('leaves once so many warriors are out of action'),
    }),
  ])
  .describe('never, or below: 50% (leaves when the chance to hold is lower), or afterLosses: 4');

export type LeavePolicy = z.output<typeof leave>;

/** The share of throws that pass, as whole numbers; a re-roll counts as a second throw of those that fail. */
export function chanceToPass({ atMost, die, reroll }: LeadershipTest): { over: number; under: number } {
  const ways = die.faces.reduce((sum, face) => (face.value <= atMost ? sum + face.ways : sum), 0);
  if (!reroll) return { over: ways, under: die.total };
  return { over: ways * die.total + (die.total - ways) * ways, under: die.total * die.total };
}

/** Does the player leave, with so many warriors out of action and this chance to hold? */
export function leaves(
  policy: LeavePolicy,
  losses: number,
  chance: { over: number; under: number },
): boolean {
  if (policy === 'never') return false;
  if ('afterLosses' in policy) return losses >= policy.afterLosses;
  return chance.over * policy.below.under < policy.below.over * chance.under;
}
