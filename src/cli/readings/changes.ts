import { newcombeInterval } from '../../statistics/newcombe-interval.ts';
import type { Cell, Result, Share } from '../../study/result.ts';

/** How far one outcome of one cell moves from one result to another. */
export interface Change {
  readonly cell: Cell;
  readonly before: Share;
  readonly after: Share;
  /** After less before, as a share. */
  readonly difference: number;
  /** Half the width of the 95 % interval of the difference; 0 where both are exact. */
  readonly doubt: number;
}

/** The outcomes that differ between two results of equal cells, the largest difference first. */
export function changesBetween(before: Result, after: Result): Change[] {
  return before.cells
    .flatMap((cell, i) =>
      cell.outcomes.map((share, j) => changeOf(cell, share, after.cells[i]!, after.cells[i]!.outcomes[j]!)),
    )
    .filter(({ difference, doubt }) => Math.abs(difference) > doubt)
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
}

function changeOf(cell: Cell, before: Share, other: Cell, after: Share): Change {
  if (before.exact !== undefined && after.exact !== undefined) {
    return { cell, before, after, difference: rounded(after.exact - before.exact), doubt: 0 };
  }
  const { low, high } = newcombeInterval(
    { count: after.count, trials: other.trials },
    { count: before.count, trials: cell.trials },
  );
  return {
    cell,
    before,
    after,
    difference: rounded(after.simulated - before.simulated),
    doubt: rounded((high - low) / 2),
  };
}

/** To nine decimals: shares come with nine digits, so what is left of a difference beyond them means nothing. */
const rounded = (difference: number): number => Number(difference.toFixed(9));
