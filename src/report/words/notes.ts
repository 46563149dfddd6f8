import type { Result } from '../../study/result.ts';
import { caseWords } from './case-words.ts';
import { countWords } from './count.ts';

/** Cells whose own notes are shown at most. */
const MOST = 12;

/** Notes that hold for all cells, and those that differ with the case they belong to. */
export function notesOf({ cells }: Result): readonly string[] {
  const [first, ...others] = cells;
  if (first === undefined) return [];
  const common = first.notes.filter((note) => others.every(({ notes }) => notes.includes(note)));
  const own = cells.flatMap((cell) => {
    const notes = cell.notes.filter((note) => !common.includes(note));
    return notes.length === 0 ? [] : [`${caseWords(cell)}: ${[...new Set(notes)].join(' ')}`];
  });
  const left = own.length - MOST;
  const more = left > 0 ? [`… and ${countWords(left)} more cases; result.json has them all.`] : [];
  return [...new Set(common), ...own.slice(0, MOST), ...more];
}
