import type { Cell, Result } from '../../study/result.ts';
import { valueName } from '../words/value-name.ts';

/** The name of the file itself among the alternatives. */
export const AS_WRITTEN = 'as written';

/** A field that was varied, with its values in the order of the cells. */
export interface Varied {
  readonly path: string;
  readonly values: readonly unknown[];
  /** All values are numbers, so that they can stand on an axis. */
  readonly isNumeric: boolean;
}

/** What was varied, in the order of the settings; nothing where a run was stopped in its first case. */
export function variedOf({ cells }: Result): readonly Varied[] {
  if (cells.length < 2) return [];
  return Object.keys(cells[0]?.settings ?? {}).map((path) => {
    const values = new Map(cells.map(({ settings }) => [valueName(settings[path]), settings[path]]));
    return {
      path,
      values: [...values.values()],
      isNumeric: [...values.values()].every((value) => typeof value === 'number'),
    };
  });
}

/** Names of the alternatives in the order of the cells; empty where nothing is compared. */
export const alternativesOf = ({ cells }: Result): readonly string[] => [
  ...new Set(cells.flatMap(({ alternative }) => (alternative === undefined ? [] : [alternative]))),
];

/** The alternative that the others are measured against: the file itself, else the first. */
export const baselineOf = (result: Result): string | undefined => {
  const names = alternativesOf(result);
  return names.includes(AS_WRITTEN) ? AS_WRITTEN : names[0];
};

/** The cells of one alternative; all where nothing is compared. */
export const cellsOf = (result: Result, alternative?: string): readonly Cell[] =>
  result.cells.filter((cell) => cell.alternative === alternative);

/** A text that is the same for cells with equal settings. */
export const settingsKey = ({ settings }: Cell): string =>
  Object.entries(settings)
    .map(([path, value]) => `${path}=${valueName(value)}`)
    .join(' ');
