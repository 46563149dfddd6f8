import { type ZodType, z } from 'zod';

/**
 * An optional thing that can also be written `none`, so that an alternative can take it away: `standard: none`.
 * Read as undefined, as when it is left out.
 */
export const orNone = <Schema extends ZodType>(schema: Schema) =>
  z.union([schema, z.literal('none').transform(() => undefined)]).optional();
