/** A whole number with its thousands set apart: `1,000,000`. */
export const countWords = (count: number): string =>
  String(Math.round(count)).replace(/\B(?=(\d{3})+$)/g, ',');

const SMALL = 'no one two three four five six seven eight nine ten'.split(' ');

/** A number in words up to ten: `five`, `18`. */
export const numberWords = (count: number): string => SMALL[count] ?? countWords(count);

/** How many times: `once`, `twice`, `five times`. */
export const timesWords = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${numberWords(count)} times`;

/** Rounded down to so many leading digits: 333,809 to 330,000. */
export function roundedDown(value: number, digits: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) + 1 - digits);
  return Math.floor(value / unit) * unit;
}

/** Rounded to so many leading digits, whole numbers at the most. */
export function rounded(value: number, digits: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) + 1 - digits);
  return Math.round(value / unit) * unit;
}

/** `1 model`, `3 models`, `2 inches`. */
export const unitWords = (value: string, unit: string): string =>
  value === '1' ? `${value} ${unit}` : `${value} ${plural(unit)}`;

/** The plural of a unit. */
export const plural = (unit: string): string =>
  unit === '' ? '' : /(s|x|o|ch|sh)$/.test(unit) ? `${unit}es` : `${unit}s`;
