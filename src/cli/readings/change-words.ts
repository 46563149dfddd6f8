import { colours } from '../../platform/node/colours.ts';
import { caseWords } from '../../report/words/case-words.ts';
import { percent, points } from '../../report/words/percent.ts';
import type { Cell } from '../../study/result.ts';
import type { Change } from './changes.ts';
import type { MeanChange } from './mean-changes.ts';

/** Fractions together are shown up to this many characters. */
const SHORT = 30;

/** `the unit flees: +5.56 points (25 % → 30.56 %; 1/4 → 11/36); most: models 20`. */
export function changeWords({ cell, before, after, difference, doubt }: Change): string {
  const where = isAlone(cell) ? '' : `; most: ${caseWords(cell)}`;
  const from = percent(before.exact ?? before.simulated);
  const to = percent(after.exact ?? after.simulated);
  const fractions = `${before.fraction} → ${after.fraction}`;
  const isShort = before.fraction !== undefined && after.fraction !== undefined && fractions.length <= SHORT;
  const exactly = isShort ? `; ${fractions}` : '';
  const error = doubt === 0 ? '' : ` ± ${(doubt * 100).toFixed(2)}`;
  return `${before.clause}: ${colours.bold(points(difference))}${error} (${from} → ${to}${exactly})${where}`;
}

/** `the inches moved: mean 6.333 → 4`: the mean of a quantity. */
export function meanWords({ cell, clause, before, after }: MeanChange): string {
  const where = isAlone(cell) ? '' : `; ${caseWords(cell)}`;
  return `${clause}: mean ${colours.bold(`${rounded(before)} → ${rounded(after)}`)}${where}`;
}

const rounded = (n: number): string => String(Number(n.toFixed(3)));

/** Of each outcome its largest change, in whichever cell that is. */
export function largestOfEach(changes: readonly Change[]): Change[] {
  const largest = new Map<string, Change>();
  for (const change of changes) if (!largest.has(change.before.name)) largest.set(change.before.name, change);
  return [...largest.values()];
}

const isAlone = ({ settings, alternative }: Cell): boolean =>
  alternative === undefined && Object.keys(settings).length === 0;
