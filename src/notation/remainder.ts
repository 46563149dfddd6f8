import { z } from 'zod';

/** A share of a whole that is all that may be left: `at most 1/4`, `less than 1/4`. */
export interface Remainder {
  readonly over: number;
  readonly under: number;
  /** `at most` (true) or `less than` (false). */
  readonly inclusive: boolean;
}

const FORM = /^(at most|less than) (\d{1,3})\/(\d{1,3})$/;

/** Is no more than the share left? Compared in whole numbers, so that 5 of 20 is exactly a quarter. */
export function isDownTo({ over, under, inclusive }: Remainder, left: number, whole: number): boolean {
  const difference = over * whole - left * under;
  return inclusive ? difference >= 0 : difference > 0;
}

/** Reads `at most 1/4` or `less than 1/4`; a bare fraction is refused, since nobody could tell which it is. */
export const remainder = z
  .string()
  .regex(FORM, { error: 'expected "at most 1/4" or "less than 1/4"', abort: true })
  .transform((text): Remainder => {
    const [, word, over, under] = FORM.exec(text)!;
    return { over: Number(over), under: Number(under), inclusive: word === 'at most' };
  })
  .refine(({ over, under }) => under > 0 && over <= under, 'expected a fraction of at most 1');
