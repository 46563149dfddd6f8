/**
 * The same text for the same data: JSON without spaces, the keys of objects in alphabetical order, and what is
 * undefined left out.
 *
 * @param data plain data, as JSON holds it.
 * @example canonicalText({ b: 1, a: [true] }); // '{"a":[true],"b":1}'
 */
export function canonicalText(data: unknown): string {
  return JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : value,
  );
}
