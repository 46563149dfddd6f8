import type { Result } from '../../study/result.ts';

/** The complete record, as it stands in `result.json`. */
export const resultJson = (result: Result): string => `${JSON.stringify(result, null, 2)}\n`;
