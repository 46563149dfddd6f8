/**
 * How schemas are asked to parse: as they are. Zod would compile each of them first, which takes longer than to read
 * a whole file without.
 */
export const uncompiled = { jitless: true } as const;
