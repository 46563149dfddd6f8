import stringify from 'json-stringify-pretty-compact';

/** Letters of a line at most; longer values are broken into lines of their own. */
const LONGEST = 440;

/** JSON with a line for each small value, and no spaces within lines: short, and yet compared line by line. */
export const compactJson = (value: unknown): string =>
  `${stringify(value, { maxLength: LONGEST, indent: 1 }).replace(STRING_OR_SPACED, unspaced)}\n`;

/** A string, which stays as it is, or a sign with a space after it. */
const STRING_OR_SPACED = /"(?:\\.|[^"\\])*"|([:,{]) | (})/g;

const unspaced = (found: string, before?: string, after?: string): string => before ?? after ?? found;
