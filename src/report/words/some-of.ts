/** At most so many of a list, evenly spread, the first and the last among them. */
export const someOf = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, i) => all[Math.round((i * (all.length - 1)) / (most - 1))]!);

/** Items that a description of a picture names at most; tables have them all. */
const MOST_NAMED = 8;

/** A list for the description of a picture: long ones are thinned, and say so. */
export const someWords = (items: readonly string[], separator = ', '): string =>
  items.length <= MOST_NAMED
    ? items.join(separator)
    : `${someOf(items, MOST_NAMED).join(separator)} (${MOST_NAMED} of ${items.length})`;
