import stringify from 'json-stringify-pretty-compact';
import type { Result } from '../../study/result.ts';

/** The complete record, as it stands in `result.json`: a line for each share, and no spaces within lines. */
export const resultJson = (result: Result): string =>
  `${stringify(result, { maxLength: 440, indent: 1 }).replace(STRING_OR_SPACED, unspaced)}\n`;

/** A string, which stays as it is, or a sign with a space after it. */
const STRING_OR_SPACED = /"(?:\\.|[^"\\])*"|([:,{]) | (})/g;

const unspaced = (found: string, before?: string, after?: string): string => before ?? after ?? found;
