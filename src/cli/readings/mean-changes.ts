import type { Cell, QuantitySummary, Result } from '../../study/result.ts';

/** How far the mean of a quantity moves from one result to another. */
export interface MeanChange {
  readonly cell: Cell;
  /** `the inches moved`, with the outcome that carries it where there are several. */
  readonly clause: string;
  readonly before: number;
  readonly after: number;
}

/** The quantities whose mean differs between two results of equal cells. Simulated means must differ by more than both their 95 % intervals. */
export function meanChangesBetween(before: Result, after: Result): MeanChange[] {
  return before.cells.flatMap((cell, i) =>
    cell.quantities.flatMap((quantity) => {
      const other = after.cells[i]!.quantities.find(
        ({ name, given }) => name === quantity.name && given === quantity.given,
      );
      const change = other && meanChange(quantity, other);
      const { clause, given } = quantity;
      return change
        ? [{ cell, clause: given === undefined ? clause : `${clause} (${given})`, ...change }]
        : [];
    }),
  );
}

function meanChange(
  { mean: one }: QuantitySummary,
  { mean: two }: QuantitySummary,
): { before: number; after: number } | undefined {
  if (one?.exact !== undefined && two?.exact !== undefined)
    return Math.abs(one.exact - two.exact) > 1e-9 ? { before: one.exact, after: two.exact } : undefined;
  if (one?.low === undefined || two?.low === undefined) return undefined;
  const apart = one.high! < two.low || two.high! < one.low;
  return apart ? { before: one.simulated!, after: two.simulated! } : undefined;
}
