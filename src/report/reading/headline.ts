import { questionOf } from '../../games/registry.ts';
import type { Cell, Result, Share } from '../../study/result.ts';

/** The name of the outcome that titles and summaries speak of first. */
export function headlineName({ ask, cells }: Result): string {
  const outcomes = cells[0]?.outcomes ?? [];
  const declared = questionOf(ask)?.headline;
  const found =
    outcomes.find(({ name }) => name === declared) ??
    outcomes.find(({ tone }) => tone === 'bad') ??
    outcomes[0];
  return found?.name ?? '';
}

/** The outcome of that name in a cell. */
export function outcomeOf(cell: Cell, name: string): Share {
  const found = cell.outcomes.find((outcome) => outcome.name === name);
  if (found === undefined) throw new Error(`the result has no outcome "${name}"`);
  return found;
}

/** The headline outcome of a cell. */
export const headlineOf = (result: Result, cell: Cell): Share => outcomeOf(cell, headlineName(result));
