import stringify from 'json-stringify-pretty-compact';
import type { Result } from '../../study/result.ts';

/** The complete record, as it stands in `result.json`: a line for each share. */
export const resultJson = (result: Result): string => `${stringify(result, { maxLength: 240, indent: 1 })}\n`;
