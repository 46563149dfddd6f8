import type { Cell, Result } from '../../study/result.ts';
import { byTime, reachedAt, timeOf, timesOf } from '../reading/by-time.ts';
import { headlineName, headlineOf } from '../reading/headline.ts';
import { caseWords } from './case-words.ts';
import { shortPercent } from './percent.ts';
import { capital, listed, quoted } from './sentence.ts';

/** By when the headline outcome is as likely as not, in each of the cases. */
export function timeFinding(result: Result, cells: readonly Cell[]): string {
  const name = headlineName(result);
  const times = timesOf(cells);
  const first = cells[0]!;
  const { clause } = headlineOf(result, first);
  const unit = timeOf(first, name)?.unit ?? 'turn';
  const until = (cell: Cell): string => {
    const half = reachedAt(byTime(cell, name, times), 0.5);
    if (half !== undefined) return `by ${unit} ${half}`;
    return `not by ${unit} ${times.at(-1)} (${shortPercent(headlineOf(result, cell), cell.trials)})`;
  };
  if (cells.length === 1) {
    const half = reachedAt(byTime(first, name, times), 0.5);
    return half === undefined
      ? `${capital(clause)} in ${shortPercent(headlineOf(result, first), first.trials)} of all cases by ${unit} ${times.at(-1)}`
      : `By ${unit} ${half} the odds are even or better that ${clause}`;
  }
  const shown = cells.length > 3 ? [first, cells.at(-1)!] : cells;
  return `Even odds that ${clause}: ${listed(shown.map((cell) => `${caseWords(cell) || quoted('')} ${until(cell)}`))}`;
}
