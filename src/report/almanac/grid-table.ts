import type { Cell, Result } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { chance } from '../reading/chance.ts';
import { outcomeOf } from '../reading/headline.ts';
import { baselineOf, cellsOf, variedOf } from '../reading/varied.ts';
import { percent } from '../words/percent.ts';
import { capital, pathWords } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';

/** What a table shows of a result over two things that were varied: the share of an outcome, or the mean of a quantity. */
export interface GridView {
  readonly title: string;
  /** Of the alternative of that name; of the file as written where none is named. */
  readonly alternative?: string;
  readonly shows: { readonly outcome: string } | { readonly mean: string };
}

/** Fractions with more letters than this would make a table unreadable. */
const LONGEST = 9;

/** One field for every combination: `41.67 % = 5/12`. The first thing varied goes down, the second across. */
export function gridTable(result: Result, { alternative, shows }: GridView): Table {
  const [down, across] = variedOf(result);
  if (down === undefined || across === undefined) throw new Error('a table needs two things that are varied');
  const cells = cellsOf(result, alternative ?? baselineOf(result));
  const at = new Map(
    cells.map((cell) => [
      `${valueName(cell.settings[down.path])} ${valueName(cell.settings[across.path])}`,
      cell,
    ]),
  );
  const field = (row: unknown, column: unknown): string => {
    const cell = at.get(`${valueName(row)} ${valueName(column)}`);
    return cell === undefined
      ? '–'
      : 'outcome' in shows
        ? shareIn(cell, shows.outcome)
        : meanIn(cell, shows.mean);
  };
  return {
    columns: [
      { name: `${capital(pathWords(down.path))} ↓ ${pathWords(across.path)} →`, isNumber: true },
      ...across.values.map((value) => ({ name: signed(value), isNumber: true })),
    ],
    rows: down.values.map((row) => [signed(row), ...across.values.map((column) => field(row, column))]),
  };
}

function shareIn(cell: Cell, outcome: string): string {
  const share = outcomeOf(cell, outcome);
  if (share.exact === undefined) throw new Error(`${outcome}: only exact shares stand in the almanac`);
  return `${percent(chance(share))}${fractionWords(share.fraction)}`;
}

function meanIn(cell: Cell, quantity: string): string {
  const all = cell.quantities.filter(({ name }) => name === quantity);
  const { mean } = all.find(({ given }) => given === undefined) ?? all[0] ?? {};
  if (mean?.exact === undefined) return '–';
  return `${mean.exact.toFixed(2)}${fractionWords(mean.fraction)}`;
}

const fractionWords = (fraction: string | undefined): string =>
  fraction === undefined || !fraction.includes('/') || fraction.length > LONGEST ? '' : ` = ${fraction}`;

/** A minus as readers know it: `−3`. */
const signed = (value: unknown): string => valueName(value).replace('-', '−');
