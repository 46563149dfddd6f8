import type { Result } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { headlineOf } from '../reading/headline.ts';
import { isImpossible } from '../reading/impossible.ts';
import { caseWords } from './case-words.ts';
import { shortPercent } from './percent.ts';
import { capital } from './sentence.ts';

/** Rows that are drawn at most. */
const MOST = 16;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const EXACT = '◆';

interface Bar {
  readonly name: string;
  readonly share: number;
  readonly exact?: number;
  readonly value: string;
}

/**
 * A small bar chart in letters: the outcomes of one case, or the headline outcome of several. `◆` marks the exact share.
 *
 * @param columns width of the terminal; bars end where it does.
 */
export function terminalHistogram(result: Result, columns = 80): string {
  const bars = barsOf(result).slice(0, MOST);
  if (bars.length === 0) return '';
  const values = Math.max(...bars.map(({ value }) => value.length));
  const names = Math.min(
    Math.max(...bars.map(({ name }) => name.length)),
    Math.max(12, columns - values - 30),
  );
  const room = Math.max(10, Math.min(50, columns - names - values - 6));
  const lines = bars.map(
    (bar) =>
      `  ${shortened(bar.name, names).padEnd(names)} ${drawn(bar, room)} ${bar.value.padStart(values)}`,
  );
  return [...lines, scale(names, room, bars)].join('\n').replaceAll('\u00a0', ' ');
}

function barsOf(result: Result): Bar[] {
  const [first, ...others] = result.cells;
  if (first === undefined) return [];
  const rows =
    others.length === 0
      ? first.outcomes
          .filter((share) => !isImpossible(share))
          .map((share) => ({ name: capital(share.clause), share, cell: first }))
      : result.cells.map((cell) => ({ name: caseWords(cell), share: headlineOf(result, cell), cell }));
  return rows.map(({ name, share, cell }) => ({
    name,
    share: cell.trials === 0 ? chance(share) : share.simulated,
    ...(share.exact === undefined ? {} : { exact: share.exact }),
    value: shortPercent(share, cell.trials),
  }));
}

/** A bar in eighths of a letter, the exact mark over it. */
function drawn({ share, exact }: Bar, room: number): string {
  const eighths = Math.round(share * room * 8);
  const full = '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
  const cells = [...full.padEnd(room)].slice(0, room);
  if (exact !== undefined) cells[Math.min(room - 1, Math.floor(exact * room))] = EXACT;
  return `│${cells.join('')}│`;
}

function scale(names: number, room: number, bars: readonly Bar[]): string {
  const key = bars.some(({ exact }) => exact !== undefined) ? `${EXACT} exact` : '';
  return `  ${' '.repeat(names)} 0 %${key.padStart(Math.floor((room + key.length) / 2) - 3).padEnd(room - 6)}100 %`;
}

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length - 1)}…`;
