import { z } from 'zod';

/** The base of a model in millimetres. */
export interface Base {
  /** Along the front. */
  readonly width: number;
  readonly depth: number;
}

const FORM = /^(\d{1,3}) ?x ?(\d{1,3}) ?mm$/;

/** Reads `20 x 20 mm`: along the front, then front to rear. Each 1 to 300. */
export const base = z
  .string()
  .regex(FORM, { error: 'expected width x depth such as "20 x 20 mm"', abort: true })
  .transform((text): Base => {
    const [, width, depth] = FORM.exec(text)!;
    return { width: Number(width), depth: Number(depth) };
  })
  .refine(
    ({ width, depth }) => width > 0 && depth > 0 && width <= 300 && depth <= 300,
    'expected 1 to 300 mm each',
  )
  .describe('a base, width x depth in millimetres: 20 x 20 mm');
