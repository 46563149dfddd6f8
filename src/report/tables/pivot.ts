import type { Cell, Result } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { chance } from '../reading/chance.ts';
import { headlineName, outcomeOf } from '../reading/headline.ts';
import type { Varied } from '../reading/varied.ts';
import { percent, simulatedPercent } from '../words/percent.ts';
import { capital, pathWords } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';

/** One outcome over two things that were varied: rows and columns of the same table. */
export function pivotTable(
  result: Result,
  cells: readonly Cell[],
  [down, across]: readonly [Varied, Varied],
  outcome = headlineName(result),
): Table {
  const shareOf = (row: unknown, column: unknown): string => {
    const cell = cells.find(
      ({ settings }) =>
        valueName(settings[down.path]) === valueName(row) &&
        valueName(settings[across.path]) === valueName(column),
    );
    if (cell === undefined) return '–';
    const share = outcomeOf(cell, outcome);
    return share.exact === undefined ? simulatedPercent(share, cell.trials) : percent(chance(share));
  };
  return {
    columns: [
      { name: `${capital(pathWords(down.path))} ↓ ${pathWords(across.path)} →`, isNumber: down.isNumeric },
      ...across.values.map((value) => ({ name: valueName(value), isNumber: true })),
    ],
    rows: down.values.map((row) => [valueName(row), ...across.values.map((column) => shareOf(row, column))]),
  };
}
