import { type ZodType, z } from 'zod';
import type { Saved } from './checkpoint.ts';

const count = z.int().min(0);

const counted = z.strictObject({
  key: z.string(),
  name: z.string(),
  quantities: z.record(z.string(), z.number()),
  count,
});

/** Checks and reads kept progress. */
export const savedProgress: ZodType<Saved> = z.strictObject({
  checkpoint: z.literal(1),
  plan: z.string(),
  of: z.strictObject({
    holdfast: z.string(),
    stream: z.int(),
    file: z.string(),
    ask: z.string(),
    seed: count,
    trials: z.exactOptional(count),
    precision: z.exactOptional(z.number()),
    rules: z.strictObject({ preset: z.string(), values: z.record(z.string(), z.unknown()) }),
    scenario: z.record(z.string(), z.unknown()),
  }),
  cells: z.array(
    z.strictObject({
      finished: z.boolean(),
      trials: count,
      outcomes: z.array(counted),
      notes: z.array(counted),
    }),
  ),
});
