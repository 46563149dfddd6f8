import type { Cell, Result } from '../../study/result.ts';
import { capital, pathWords } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';
import { type Varied, variedOf } from './varied.ts';

/** Cases as rows and columns, however many things were varied: rows go through all but one of them. */
export interface Grid {
  readonly across: Varied;
  readonly down: readonly Varied[];
  /** `reroll true`: what is the same in all cases of this grid; empty where nothing is. */
  readonly held: string;
  readonly cells: readonly Cell[];
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** Rows of a grid at most: of more cases, several grids are made. */
const MOST_ROWS = 36;

/** The cases of a result that were varied over two things or more, as few grids. Empty where fewer were varied. */
export function gridsOf(result: Result, cells: readonly Cell[] = result.cells): readonly Grid[] {
  const varied = variedOf(result);
  if (varied.length < 2) return [];
  const across = longest(varied);
  // What has the fewest values changes slowest.
  const others = varied.filter((one) => one !== across).sort((a, b) => a.values.length - b.values.length);
  const fits = others.findIndex((_, i) => combinations(others.slice(i)).length <= MOST_ROWS);
  const start = fits < 0 ? others.length - 1 : fits;
  const [held, down] = [others.slice(0, start), others.slice(start)];
  return combinations(held).map((values) => ({
    across,
    down,
    held: held.map(({ path }, i) => `${pathWords(path)} ${values[i]}`).join(', '),
    cells: cells.filter((cell) => held.every(({ path }, i) => valueName(cell.settings[path]) === values[i])),
    columns: across.values.map(valueName),
    rows: combinations(down).map((row) => row.join(SEPARATOR)),
  }));
}

/** The same cases for a table: of two things, the one that the file names first goes down, where there is room for any length. */
export function asTable(result: Result, grid: Grid): Grid {
  const [first] = variedOf(result);
  const { across, down, columns, rows } = grid;
  if (down.length > 1 || across.path !== first?.path) return grid;
  return { ...grid, across: down[0]!, down: [across], columns: rows, rows: columns };
}

export const columnOf = ({ across }: Grid, { settings }: Cell): string => valueName(settings[across.path]);

export const rowOf = ({ down }: Grid, { settings }: Cell): string =>
  down.map(({ path }) => valueName(settings[path])).join(SEPARATOR);

/** `Models · reroll`: what the names of rows are made of. */
export const rowTitle = ({ down }: Grid): string =>
  capital(down.map(({ path }) => pathWords(path)).join(SEPARATOR));

/** `by models and reroll`, `by models, reroll and margin, with march true`. */
export function gridWords({ across, down, held }: Grid): string {
  const all = [...down.map(({ path }) => pathWords(path)), pathWords(across.path)];
  const by = `by ${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
  return held === '' ? by : `${by}, with ${held}`;
}

const SEPARATOR = ' · ';

/** What goes across, where there is more room: of numbers if there are any among three or more, what has the most values. */
function longest(varied: readonly Varied[]): Varied {
  const numbers = varied.filter(({ isNumeric }) => isNumeric);
  const from = varied.length > 2 && numbers.length > 0 ? numbers : varied;
  return from.reduce((most, one) => (one.values.length >= most.values.length ? one : most));
}

/** Every combination of their values, by name; the last changes fastest. */
const combinations = (varied: readonly Varied[]): readonly (readonly string[])[] =>
  varied.reduce<readonly (readonly string[])[]>(
    (all, { values }) => all.flatMap((before) => values.map((value) => [...before, valueName(value)])),
    [[]],
  );
