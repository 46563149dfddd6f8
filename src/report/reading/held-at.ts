import type { Result } from '../../study/result.ts';
import { valueName } from '../words/value-name.ts';

/** The cells at one value of what was varied, which is then varied no more. */
export function heldAt(result: Result, path: string, value: unknown): Result {
  const cells = result.cells
    .filter(({ settings }) => valueName(settings[path]) === valueName(value))
    .map((cell) => {
      const { [path]: _, ...settings } = cell.settings;
      return { ...cell, settings };
    });
  return { ...result, cells };
}
