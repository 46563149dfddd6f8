import { z } from 'zod';
import { leadership } from '../../notation/fields.ts';

// A General and a battle standard who stand in units that a scenario file lists by name.

interface Within {
  readonly general?: unknown;
  readonly standard: boolean;
}

/** The fields of a unit in which they may stand. */
export const lendersWithin = {
  general: z
    .strictObject({ leadership, large: z.boolean().default(false).describe('is a Large Target') })
    .optional()
    .describe('the General stands in this unit, as one of its models'),
  standard: z
    .boolean()
    .default(false)
    .describe('the battle standard stands in this unit, as one of its models'),
} as const;

/** Refuses units of one side that have a second General or battle standard among them. */
export const oneOfEach = <Units extends z.ZodType<Readonly<Record<string, Within>>>>(units: Units): Units =>
  units
    .refine(
      (all) => Object.values(all).filter(({ general }) => general).length <= 1,
      'a side has one General',
    )
    .refine(
      (all) => Object.values(all).filter(({ standard }) => standard).length <= 1,
      'a side has one battle standard',
    );
