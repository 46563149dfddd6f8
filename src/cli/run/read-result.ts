import { readRecord } from '../../platform/node/files.ts';
import type { Result } from '../../study/result.ts';

/** The record of a run, or undefined where the file is none of this version, or damaged. */
export async function readResult(path: string): Promise<Result | undefined> {
  let read: unknown;
  try {
    read = JSON.parse(await readRecord(path));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return isResult(read) ? read : undefined;
}

/** As far as those who read records depend on it. */
function isResult(read: unknown): read is Result {
  const { result, ask, title, cells } = Object(read) as Partial<Record<keyof Result, unknown>>;
  return (
    result === 1 &&
    typeof ask === 'string' &&
    typeof title === 'string' &&
    Array.isArray(cells) &&
    cells.every(
      (cell: unknown) =>
        typeof (Object(cell) as { trials?: unknown }).trials === 'number' &&
        Array.isArray((Object(cell) as { outcomes?: unknown }).outcomes),
    )
  );
}
