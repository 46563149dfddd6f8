import type { Result } from '../../study/result.ts';
import { pathWords } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';
import { variedOf } from './varied.ts';

/** A result at one value of each thing that was varied beyond two. */
export interface Slice {
  /** `reroll true`; empty where nothing had to be held. */
  readonly held: string;
  readonly result: Result;
}

/** Slices of a grid that are shown at most. */
const MOST = 6;

/**
 * A result as grids of two dimensions, which fit on paper: what is no number, then what has the
 * fewest values, is held at one value after the other.
 * Empty where it would take too many, or where fewer than two things were varied.
 */
export function slicesOf(result: Result): readonly Slice[] {
  const varied = variedOf(result);
  if (varied.length < 2) return [];
  const held = [...varied]
    .sort((a, b) => Number(a.isNumeric) - Number(b.isNumeric) || a.values.length - b.values.length)
    .slice(0, varied.length - 2);
  if (held.reduce((product, { values }) => product * values.length, 1) > MOST) return [];
  return held.reduce<readonly Slice[]>(
    (slices, { path, values }) =>
      slices.flatMap(({ held, result }) =>
        values.map((value) => ({
          held: [held, `${pathWords(path)} ${valueName(value)}`].filter((words) => words !== '').join(', '),
          result: heldAt(result, path, value),
        })),
      ),
    [{ held: '', result }],
  );
}

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
