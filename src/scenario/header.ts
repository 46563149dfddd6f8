import { z } from 'zod';

/** The seed of a file that states none. */
export const DEFAULT_SEED = 1;

const PRECISION = /^(\d{1,2}(?:\.\d{1,6})?) points?$/;

/** Half the widest interval that is allowed, written in percentage points: `0.05 points`. Read as a share: 0.0005. */
export const precision = z
  .string()
  .regex(PRECISION, 'expected "0.05 points" or the like')
  .transform((text) => Math.round(Number(PRECISION.exec(text)![1]) * 1e7) / 1e9)
  .refine((share) => share >= 0.000001 && share <= 0.5, 'expected between 0.0001 and 50 points');

/** The fields that every scenario has, beside those of its question. `rules`, `compare` and `vary` are read apart. */
export const headerFields = {
  holdfast: z.literal(1).describe('version of the format: 1'),
  ask: z.string().describe('what is asked: see "holdfast rules"'),
  title: z.string().min(1).max(200).optional().describe('the question in words; stands above the report'),
  trials: z.int().min(1).max(1e12).optional().describe('trials a cell, 1 to 1e12'),
  precision: precision
    .optional()
    .describe(
      'instead of trials: run until every 95 % interval is at most this wide on either side: 0.05 points',
    ),
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .optional()
    .describe(`0 to 4294967295; the same seed gives the same numbers; ${DEFAULT_SEED} where none is given`),
} as const;

/** What an alternative is worth in points, more (or, negative, less) than the file as written. */
export const cost = z.number().min(-100_000).max(100_000).describe('points more than the file as written');

/** The keys of a file that are no fields of its question. */
export const commonKeys: readonly string[] = [...Object.keys(headerFields), 'rules', 'compare', 'vary'];
