import { type ZodType, z } from 'zod';

const apart = z.registry<{ readonly apart: true }>();

/**
 * Marks a field that a `profile` beside it does not fill, although the profile has a value of that name: the unit
 * strength of a friend is not the Strength of his men.
 */
export function notFromProfile<Schema extends ZodType>(schema: Schema): Schema {
  apart.add(schema as never, { apart: true });
  return schema;
}

/** Is it marked so? */
export const isApartFromProfile = (schema: ZodType): boolean => apart.has(schema as never);
