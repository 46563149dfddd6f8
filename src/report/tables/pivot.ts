import type { Result } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { chance } from '../reading/chance.ts';
import { columnOf, type Grid, rowOf, rowTitle } from '../reading/grid.ts';
import { headlineName, outcomeOf } from '../reading/headline.ts';
import { percent, simulatedPercent } from '../words/percent.ts';
import { pathWords } from '../words/sentence.ts';

/** One outcome over all things that were varied: rows and columns of the same table. */
export function pivotTable(result: Result, grid: Grid, outcome = headlineName(result)): Table {
  const at = new Map(grid.cells.map((cell) => [`${rowOf(grid, cell)}\n${columnOf(grid, cell)}`, cell]));
  const shareOf = (row: string, column: string): string => {
    const cell = at.get(`${row}\n${column}`);
    if (cell === undefined) return '–';
    const share = outcomeOf(cell, outcome);
    return share.exact === undefined ? simulatedPercent(share, cell.trials) : percent(chance(share));
  };
  return {
    columns: [
      {
        name: `${rowTitle(grid)} ↓ ${pathWords(grid.across.path)} →`,
        isNumber: grid.down.every(({ isNumeric }) => isNumeric),
      },
      ...grid.columns.map((name) => ({ name, isNumber: true })),
    ],
    rows: grid.rows.map((row) => [row, ...grid.columns.map((column) => shareOf(row, column))]),
  };
}
