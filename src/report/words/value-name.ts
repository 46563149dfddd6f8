/** A value of a scenario file as it is named in tables and on axes: `25`, `none`, `[36, 12]`, `{ away: 8 }`. */
export function valueName(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(valueName).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, inner]) => `${key}: ${valueName(inner)}`);
    return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
  }
  if (typeof value === 'number') return String(Number(value.toFixed(9)));
  return String(value);
}

/** A value in a sentence: a map without its braces, `leadership 8, away 10`. */
export function valueWords(value: unknown): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return valueName(value);
  return Object.entries(value)
    .map(([key, inner]) => `${key} ${valueWords(inner)}`)
    .join(', ');
}
