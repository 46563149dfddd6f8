import type { Cell, Result } from '../../study/result.ts';
import { byTime, reachedAt, timedName, timeOf, timesOf } from '../reading/by-time.ts';
import { outcomeOf } from '../reading/headline.ts';
import { caseWords } from './case-words.ts';
import { shortPercent } from './percent.ts';
import { capital, listed, quoted } from './sentence.ts';

/** By when an outcome, the headline if that comes at a time, is as likely as not, in each of the cases. */
export function timeFinding(result: Result, cells: readonly Cell[]): string {
  const name = timedName(result, cells[0]!);
  const times = timesOf(cells);
  const first = cells[0]!;
  const { clause } = outcomeOf(first, name);
  const unit = timeOf(first, name)?.unit ?? 'turn';
  const until = (cell: Cell): string => {
    const half = reachedAt(byTime(cell, name, times), 0.5);
    if (half !== undefined) return `by ${unit} ${half}`;
    return `not by ${unit} ${times.at(-1)} (${shortPercent(outcomeOf(cell, name), cell.trials)})`;
  };
  if (cells.length === 1) {
    const half = reachedAt(byTime(first, name, times), 0.5);
    return half === undefined
      ? `${capital(clause)} in ${shortPercent(outcomeOf(first, name), first.trials)} of all cases by ${unit} ${times.at(-1)}`
      : `By ${unit} ${half} the odds are even or better that ${clause}`;
  }
  const shown = cells.length > 3 ? [first, cells.at(-1)!] : cells;
  return `Even odds that ${clause}: ${listed(shown.map((cell) => `${caseWords(cell) || quoted('')} ${until(cell)}`))}`;
}
