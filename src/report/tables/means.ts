import type { Cell, QuantitySummary, Result } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { alternativesOf, variedOf } from '../reading/varied.ts';
import { capital } from '../words/sentence.ts';

/**
 * What each alternative does to the means of quantities: of those that all trials of all cases carry, so that like is
 * compared with like.
 */
export function meanTable(result: Result): Table {
  const { cells } = result;
  const isAsked = alternativesOf(result).length > 1 && variedOf(result).length === 0;
  const shared = isAsked ? (cells[0]?.quantities ?? []).filter(({ name }) => inAll(cells, name)) : [];
  const columns = shared.filter(({ name }, i) => shared.findIndex((other) => other.name === name) === i);
  return {
    columns: [
      { name: 'Alternative' },
      ...columns.map(({ clause }) => ({ name: capital(clause), isNumber: true })),
    ],
    rows: columns.length === 0 ? [] : cells.map((cell) => rowOf(cell, columns)),
  };
}

const rowOf = (cell: Cell, columns: readonly QuantitySummary[]): string[] => [
  cell.alternative ?? '',
  ...columns.map(({ name }) => meanWords(overAll(cell, name))),
];

const inAll = (cells: readonly Cell[], name: string): boolean =>
  cells.every((cell) => overAll(cell, name) !== undefined);

/** The summary of a quantity over all trials of a cell, if all carry it. */
const overAll = ({ quantities, trials }: Cell, name: string): QuantitySummary | undefined =>
  quantities.find((quantity) => quantity.name === name && isWhole(quantity, trials));

function isWhole({ count, distribution }: QuantitySummary, trials: number): boolean {
  if (trials > 0) return count === trials;
  const share = distribution.reduce((sum, { exact = 0 }) => sum + exact, 0);
  return Math.abs(share - 1) < 1e-6;
}

/** Exact where it is known; else with the half of its interval. */
function meanWords(quantity: QuantitySummary | undefined): string {
  const { exact, simulated, low, high } = quantity?.mean ?? {};
  if (exact !== undefined) return exact.toFixed(3);
  if (simulated === undefined) return '';
  return low === undefined || high === undefined
    ? simulated.toFixed(3)
    : `${simulated.toFixed(3)} ± ${((high - low) / 2).toFixed(3)}`;
}
