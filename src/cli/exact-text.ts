import { notesOf } from '../report/words/notes.ts';
import { summary } from '../report/words/summary.ts';
import { terminalHistogram } from '../report/words/terminal-histogram.ts';
import type { Result } from '../study/result.ts';
import { wrapped } from './rules/on-terminal.ts';

/** An exact result on a terminal: the answer, its bars, and how the file was read. */
export function exactText(result: Result, columns: number): string {
  const solved = result.cells.filter(({ engine }) => engine === 'diagram');
  const notes = notesOf(result).flatMap((note) => wrapped(`- ${note}`, columns));
  const parts =
    solved.length === 0
      ? ['This rule has too many different courses to be solved; "holdfast run" simulates it.']
      : [summary(result), terminalHistogram({ ...result, cells: solved }, columns)];
  return [...parts, ...(notes.length > 0 ? [notes.join('\n')] : [])].join('\n\n');
}
