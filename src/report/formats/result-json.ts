import type { Result } from '../../study/result.ts';
import { compactJson } from './compact-json.ts';

/** The complete record, as it stands in `result.json`: a line for each share. */
export const resultJson = (result: Result): string => compactJson(result);
