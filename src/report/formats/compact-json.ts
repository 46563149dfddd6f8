/** Letters of a line at most, were there a space after each colon and comma; longer values are broken into lines of their own. */
const LONGEST = 440;

/** Plain data as JSON, with a line for each small value and no spaces within lines: short, and yet compared line by line. */
export const compactJson = (value: unknown): string => `${broken(value, '', 0)}\n`;

/** @param besides what else stands on the line: a key before the value, a comma behind it */
function broken(value: unknown, indent: string, besides: number): string {
  const text = JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return text;
  if (fits(text, value, LONGEST - indent.length - besides)) return text;
  const inner = `${indent} `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(isWritten);
  const parts = entries.map(([name, each], i) => {
    const key = isList ? '' : `${JSON.stringify(name)}:`;
    const before = isList ? 0 : key.length + 1;
    return key + broken(each, inner, before + (i < entries.length - 1 ? 1 : 0));
  });
  const lines = parts.join(`,\n${inner}`);
  return isList ? `[\n${inner}${lines}\n${indent}]` : `{\n${inner}${lines}\n${indent.slice(1)}}`;
}

/** Is there room for the text of a value with its spaces? One letter in two is a colon or comma at most: few must be counted. */
const fits = (text: string, value: unknown, room: number): boolean =>
  text.length === '[]'.length ||
  1.5 * text.length <= room ||
  (text.length <= room && text.length + signs(value) <= room);

/** How many colons and commas stand outside of texts. */
function signs(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const values = Object.entries(value).filter(isWritten);
  const own = Array.isArray(value) ? values.length - 1 : 2 * values.length - 1;
  return values.reduce((sum, [, each]) => sum + signs(each), Math.max(0, own));
}

const isWritten = ([, value]: readonly [string, unknown]): boolean => value !== undefined;
