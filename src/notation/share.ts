import { z } from 'zod';

/** A part of a whole, in whole numbers: 1/10, 50 %, 1. */
export interface Share {
  readonly over: number;
  readonly under: number;
}

const FRACTION = /^(\d{1,3})\/(\d{1,3})$/;
const PER_CENT = /^(\d{1,3})\s?%$/;

/**
 * Reads `1/10`, `50%`, 0 or 1. A decimal is refused: written as a fraction or in per cent it is exact.
 *
 * @example share.parse('50%'); // { over: 50, under: 100 }
 */
export const share = z
  .union([z.literal(0), z.literal(1), z.string().max(10)])
  .describe('a share of a whole: 1/10, 50%, 0 or 1')
  .transform((written, context): Share => {
    const text = String(written).trim();
    const fraction = FRACTION.exec(text);
    const perCent = PER_CENT.exec(text);
    const read = fraction
      ? { over: Number(fraction[1]), under: Number(fraction[2]) }
      : perCent
        ? { over: Number(perCent[1]), under: 100 }
        : /^[01]$/.test(text)
          ? { over: Number(text), under: 1 }
          : undefined;
    if (read !== undefined && read.under > 0 && read.over <= read.under) return read;
    context.addIssue({ code: 'custom', message: `"${text}" is no share; write 1/10, 50%, 0 or 1` });
    return z.NEVER;
  });
