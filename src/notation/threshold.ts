import { z } from 'zod';

/** A share of a whole from which something applies: `at least 1/4`, `more than 1/4`. */
export interface Threshold {
  readonly over: number;
  readonly under: number;
  /** `at least` (true) or `more than` (false). */
  readonly inclusive: boolean;
}

const FORM = /^(at least|more than) (\d{1,3})\/(\d{1,3})$/;

/** Has `part` of `whole` come to the threshold? Compared in whole numbers, so that 5 of 20 is exactly a quarter. */
export function reaches({ over, under, inclusive }: Threshold, part: number, whole: number): boolean {
  const difference = part * under - over * whole;
  return inclusive ? difference >= 0 : difference > 0;
}

/**
 * The fewest that come to the threshold.
 *
 * @example leastReaching({ over: 1, under: 4, inclusive: true }, 21); // 6
 */
export function leastReaching({ over, under, inclusive }: Threshold, whole: number): number {
  return inclusive ? Math.ceil((over * whole) / under) : Math.floor((over * whole) / under) + 1;
}

/** Reads `at least 1/4` or `more than 1/4`; a bare fraction is refused, since nobody could tell which it is. */
export const threshold = z
  .string()
  .regex(FORM, { error: 'expected "at least 1/4" or "more than 1/4"', abort: true })
  .transform((text): Threshold => {
    const [, word, over, under] = FORM.exec(text)!;
    return { over: Number(over), under: Number(under), inclusive: word === 'at least' };
  })
  .refine(({ over, under }) => under > 0 && over <= under, 'expected a fraction of at most 1');
