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
