import { z } from 'zod';
import { inches } from '../../notation/fields.ts';
import type { EnemyNear } from './march-test.ts';

// Enemy units near the way of a marching unit, as scenario files write them.

/** A distance for all turns, or one for each; the last goes on. */
const away = z
  .union([inches, z.array(inches).min(1).max(30)])
  .describe('inches from the unit before it moves; a list goes turn by turn, and its last value goes on');

export const enemyNear = z
  .strictObject({
    away: away.optional(),
    ahead: inches.optional().describe('stands still, so many inches further along the way'),
    aside: inches.min(1).optional().describe('and so many inches beside the way, at least 1'),
    fleeing: z.boolean().default(false).describe('the enemy unit flees'),
  })
  .refine(
    ({ away, ahead, aside }) =>
      (away === undefined) === (ahead !== undefined) && (ahead === undefined) === (aside === undefined),
    'expected either away, or ahead and aside',
  )
  .describe('an enemy unit: away in inches, or ahead and aside where it stands still beside the way');

export const enemiesNear = z
  .record(z.string().min(1).max(60), enemyNear)
  .refine((enemies) => Object.keys(enemies).length <= 12, 'expected at most 12 enemy units')
  .default({})
  .describe('enemy units by name');

/** Where the enemies are before the move of this turn (1 is the first), once the unit has gone so many inches. */
export function enemiesBefore(
  enemies: z.output<typeof enemiesNear>,
  turn: number,
  moved: number,
): readonly EnemyNear[] {
  return Object.values(enemies).map(({ away, ahead = 0, aside = 0, fleeing }) => ({
    away: away === undefined ? Math.hypot(ahead - moved, aside) : byTurn(away, turn),
    fleeing,
  }));
}

/** The value of a turn from a single value or a list, whose last value goes on. */
export function byTurn<T>(values: T | readonly T[], turn: number): T {
  return Array.isArray(values) ? (values as readonly T[])[Math.min(turn, values.length) - 1]! : (values as T);
}
