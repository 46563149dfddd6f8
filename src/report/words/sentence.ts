/** The text with a capital first letter, within an opening quotation mark too. */
export const capital = (text: string): string =>
  text.replace(/^[“"]?\p{Ll}/u, (start) => start.toUpperCase());

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A name that a reader gave, set apart from the sentence around it; the file itself needs no marks. */
export const quoted = (name: string): string => (name === 'as written' ? name : `“${name}”`);

/** The last part of a field's path, in words: `unit.models` to `models`, `losses.eachTurn` to `each turn`. */
export function pathWords(path: string): string {
  const parts = path.split('.');
  const last = parts.at(-1) ?? path;
  const words = last.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  const owner = parts.at(-2);
  return parts.length > 1 && owner !== undefined && !['unit', 'general'].includes(owner)
    ? `${owner} ${words}`
    : owner === 'general'
      ? `general’s ${words}`
      : words;
}
