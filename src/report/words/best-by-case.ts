import type { Result } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { type Compared, comparisonsOf } from '../reading/comparison.ts';
import { variedOf } from '../reading/varied.ts';
import { settingsWords } from './case-words.ts';
import { points, sharePercent } from './percent.ts';
import { capital, listed, pathWords, quoted } from './sentence.ts';
import { valueWords } from './value-name.ts';

/**
 * Which alternative serves best over what was varied: one everywhere, with what it brings, or which one where.
 * Nothing where there is no good side, or where they take turns too often for a sentence.
 */
export function bestByCase(result: Result, name: string): string | undefined {
  const all = comparisonsOf(result, name);
  const tone = all[0]?.share.tone;
  const alternatives = [...new Set(all.map(({ cell }) => cell.alternative ?? ''))];
  if (alternatives.length === 1) return added(all);
  if (tone === undefined || tone === 'neutral') return undefined;
  const winners = casesOf(all).map((rows) => [...rows].sort((a, b) => b.gain - a.gain)[0]!);
  const best = winners.map((winner) => (winner.gain > 0 ? (winner.cell.alternative ?? '') : 'as written'));
  const first = best[0]!;
  if (best.every((winner) => winner === first))
    return first === 'as written'
      ? nothingBetter(all)
      : `${added(all.filter(({ cell }) => cell.alternative === first))}; it is the best throughout`;
  return shared(result, best, winners);
}

/** No alternative is better anywhere: what the file as written gives. */
function nothingBetter(all: readonly Compared[]): string {
  const bases = [...all].sort((a, b) => chance(a.baseShare) - chance(b.baseShare));
  const [least, most] = [bases[0]!, bases.at(-1)!].map(({ baseShare, base }) =>
    sharePercent(baseShare, base.trials),
  );
  const range = least === most ? most : `${least} to ${most}`;
  return `No alternative beats the file as written, where the chance that ${bases[0]!.baseShare.clause} is ${range}`;
}

/** The alternatives side by side, for each of the settings. */
function casesOf(all: readonly Compared[]): readonly Compared[][] {
  const cases = new Map<Compared['base'], Compared[]>();
  for (const one of all) cases.set(one.base, [...(cases.get(one.base) ?? []), one]);
  return [...cases.values()];
}

/** Which alternative is best from where to where, over one number. */
function shared(result: Result, best: readonly string[], winners: readonly Compared[]): string | undefined {
  const [varied, second] = variedOf(result);
  if (varied === undefined || second !== undefined) return undefined;
  const runs: { name: string; from: string; to: string }[] = [];
  best.forEach((name, i) => {
    const value = valueWords(winners[i]!.cell.settings[varied.path]);
    const last = runs.at(-1);
    if (last?.name === name) last.to = value;
    else runs.push({ name, from: value, to: value });
  });
  if (runs.length > 3) return undefined;
  const words = runs.map(
    ({ name, from, to }) =>
      `${quoted(name)} with ${pathWords(varied.path)} ${from === to ? from : `${from} to ${to}`}`,
  );
  const clause = winners[0]!.share.clause;
  return `Best ${winners[0]!.share.tone === 'bad' ? 'against' : 'for'} the chance that ${clause}: ${listed(words)}`;
}

/** What one alternative adds to the chance, or takes off it, over all that was varied. */
function added(rows: readonly Compared[]): string {
  const sorted = [...rows].sort((a, b) => Math.abs(a.difference) - Math.abs(b.difference));
  const least = sorted[0]!.difference;
  const most = sorted.at(-1)!;
  const name = capital(quoted(most.cell.alternative ?? ''));
  const chance = `the chance that ${most.share.clause}`;
  const where = `most with ${settingsWords(most.cell)}`;
  if (least * most.difference < 0)
    return `${name} changes ${chance} by ${points(least)} to ${points(most.difference)}, ${where}`;
  const from = Math.abs(least) < 0.00005 ? 'up to' : `${size(least)} to`;
  const range = `${from} ${size(most.difference)}\u00a0points`;
  return most.difference > 0
    ? `${name} adds ${range} to ${chance}, ${where}`
    : `${name} takes ${range} off ${chance}, ${where}`;
}

const size = (difference: number): string => points(Math.abs(difference)).replace(/^\+|\u00a0points$/g, '');
