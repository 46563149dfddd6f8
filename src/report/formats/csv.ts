import type { Cell, EventShare, Result, Share } from '../../study/result.ts';
import { variedOf } from '../reading/varied.ts';
import { valueName } from '../words/value-name.ts';

/** The columns that every row has, after those of the case. */
const COLUMNS = [
  'kind',
  'name',
  'given',
  'value',
  'count',
  'trials',
  'simulated',
  'low',
  'high',
  'exact',
  'fraction',
];

type Row = Readonly<Record<string, string | number | undefined>>;

/**
 * A result as tidy data: one row for each outcome, each thing noted and each value of a quantity, with the case it
 * belongs to. Comma-separated, RFC 4180; shares from 0 to 1; an empty field where there is no value.
 */
export function csv(result: Result): string {
  const paths = variedOf(result).map(({ path }) => path);
  const isCompared = result.cells.some(({ alternative }) => alternative !== undefined);
  const rows = result.cells.flatMap((cell) =>
    rowsOf(cell).map(
      (row): Row => ({
        ...Object.fromEntries(paths.map((path) => [path, valueName(cell.settings[path])])),
        ...row,
        alternative: cell.alternative,
        cost: cell.cost,
        trials: cell.trials,
      }),
    ),
  );
  const quantities = [
    ...new Set(
      result.cells.flatMap(({ events }) => events.flatMap(({ quantities }) => Object.keys(quantities))),
    ),
  ].map((name) => `at.${name}`);
  const columns = [...(isCompared ? ['alternative', 'cost'] : []), ...paths, ...COLUMNS, ...quantities];
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

const rowsOf = (cell: Cell): Row[] => [
  ...cell.outcomes.map((outcome) => ({ kind: 'outcome', name: outcome.name, ...numbers(outcome) })),
  ...cell.events.map((event) => ({ kind: 'event', name: event.name, ...numbers(event), ...places(event) })),
  ...cell.quantities.flatMap(({ name, given, distribution }) =>
    distribution.map((value) => ({ kind: 'quantity', name, given, value: value.value, ...numbers(value) })),
  ),
];

const numbers = ({
  count,
  simulated,
  low,
  high,
  exact,
  fraction,
}: Omit<Share, 'name' | 'clause' | 'tone'>): Row => ({
  count,
  simulated,
  low,
  high,
  exact,
  fraction,
});

const places = ({ quantities }: EventShare): Row =>
  Object.fromEntries(Object.entries(quantities).map(([name, value]) => [`at.${name}`, value]));

const field = (value: string | number | undefined): string => {
  const text = value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};
