import { newcombeInterval } from '../../statistics/newcombe-interval.ts';
import type { Cell, EventShare, Result, Share } from '../../study/result.ts';

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
    .filter(isChange)
    .sort(bySize);
}

/** The same of what is noted on the way: tests taken, away from whom a unit flees, and the like. */
export function eventChangesBetween(before: Result, after: Result): Change[] {
  return before.cells
    .flatMap((cell, i) => {
      const other = after.cells[i]!;
      return eventPairs(cell.events, other.events).map(([one, two]) => changeOf(cell, one, other, two));
    })
    .filter(isChange)
    .sort(bySize);
}

/** Events of both by name and quantities; one that was noted on one side only never happened on the other. */
function eventPairs(before: readonly EventShare[], after: readonly EventShare[]): [EventShare, EventShare][] {
  const key = ({ name, quantities }: EventShare): string => JSON.stringify([name, quantities]);
  const [one, two] = [before, after].map((events) => new Map(events.map((event) => [key(event), event])));
  return [...new Set([...one!.keys(), ...two!.keys()])].map((name) => [
    one!.get(name) ?? never(two!.get(name)!),
    two!.get(name) ?? never(one!.get(name)!),
  ]);
}

const never = (event: EventShare): EventShare => ({
  ...event,
  count: 0,
  simulated: 0,
  ...(event.exact !== undefined && { exact: 0, fraction: '0' }),
});

const isChange = ({ difference, doubt }: Change): boolean => Math.abs(difference) > doubt;
const bySize = (a: Change, b: Change): number => Math.abs(b.difference) - Math.abs(a.difference);

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
