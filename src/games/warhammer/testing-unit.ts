import { z } from 'zod';
import { leadership } from '../../notation/fields.ts';

/** What a unit needs to take a Leadership test, as scenario files write it. */
export const testingUnitFields = {
  leadership: leadership.describe('Leadership of the rank and file, 0 to 12'),
  champion: leadership.optional().describe('Leadership of the champion, one of the models, where it differs'),
  bonus: z
    .int()
    .min(-6)
    .max(6)
    .default(0)
    .describe('added to the Leadership that is used, -6 to +6: a banner, a spell'),
  coldBlooded: z.boolean().default(false).describe('rolls three dice and drops the highest'),
  maximised: z.boolean().default(false).describe('rolls three dice and drops the lowest: a curse'),
} as const;

/** A unit that rolls both three dice less the highest and three less the lowest is no unit of any rulebook. */
export const oneKindOfDice = [
  ({ coldBlooded, maximised }: { coldBlooded: boolean; maximised: boolean }): boolean =>
    !(coldBlooded && maximised),
  'expected coldBlooded or maximised, not both',
] as const;

export interface TestingUnit {
  /** Undefined where no rank and file are left. */
  readonly leadership: number | undefined;
  readonly champion?: number | undefined;
  readonly bonus: number;
  readonly coldBlooded: boolean;
  readonly maximised: boolean;
}
