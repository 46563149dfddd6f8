import type { OutcomeDeclaration } from '../games/question.ts';
import { shareInterval } from '../statistics/share-interval.ts';
import { surpriseAtLeast } from '../statistics/share-surprise.ts';
import { type CellTable, type Entry, sumExact } from './cell-table.ts';
import type { Judge } from './judge.ts';
import { nineDigits } from './nine-digits.ts';
import { readableFraction } from './readable-fraction.ts';
import type { EventShare, Share } from './result.ts';

type Figures = Pick<Share, 'count' | 'simulated' | 'low' | 'high' | 'exact' | 'fraction'>;

/** The figures of what these entries count together. */
export function figuresOf(entries: readonly Entry[], { trials, solved }: CellTable): Figures {
  const count = entries.reduce((sum, entry) => sum + entry.count, 0);
  const { low, high } = shareInterval(count, trials);
  const exact = solved ? sumExact(entries) : undefined;
  const fraction = readableFraction(exact?.fraction);
  return {
    count,
    simulated: trials === 0 ? 0 : nineDigits(count / trials),
    low: nineDigits(low),
    high: nineDigits(high),
    ...(exact && { exact: nineDigits(exact.value) }),
    ...(fraction !== undefined && { fraction }),
  };
}

/** All declared outcomes in the order of their declaration, those that never happened too. */
export function summarizeOutcomes(
  declared: readonly OutcomeDeclaration[],
  table: CellTable,
  judge: Judge,
): Share[] {
  requireDeclared('outcome', declared, table.outcomes);
  const byName = groupByName(table.outcomes);
  return declared.map((declaration) => {
    const entries = byName.get(declaration.name) ?? [];
    return judged({ ...wordsOf(declaration), ...figuresOf(entries, table) }, entries, table, judge);
  });
}

/** What was noted on the way: an entry for each combination of quantities, in order, or one where these are measured; declared events that never happened too, but for the rare. */
export function summarizeEvents(
  declared: readonly OutcomeDeclaration[],
  table: CellTable,
  judge: Judge,
): EventShare[] {
  requireDeclared('event', declared, table.notes);
  const byName = groupByName(table.notes);
  return declared.flatMap((declaration) => {
    const met = (byName.get(declaration.name) ?? []).sort(byQuantities);
    if (met.length === 0 && declaration.isRare) return [];
    const isOne = met.length === 0 || declaration.isMeasured === true;
    const groups = isOne ? [{ entries: met, quantities: {} }] : met.map(alone);
    return groups.map(({ entries, quantities }) =>
      judged({ ...wordsOf(declaration), quantities, ...figuresOf(entries, table) }, entries, table, judge),
    );
  });
}

const alone = (entry: Entry) => ({ entries: [entry], quantities: entry.quantities });

const wordsOf = ({ name, clause, tone }: OutcomeDeclaration) => ({ name, clause, tone });

function judged<Kind extends Share>(
  share: Kind,
  entries: readonly Entry[],
  table: CellTable,
  judge: Judge,
): Kind {
  const exact = table.solved ? sumExact(entries) : undefined;
  if (exact !== undefined && table.trials > 0) {
    judge.compare(share, surpriseAtLeast(share.count, table.trials, exact.value));
  }
  return share;
}

function groupByName(entries: readonly Entry[]): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.name);
    if (group === undefined) groups.set(entry.name, [entry]);
    else group.push(entry);
  }
  return groups;
}

function byQuantities({ quantities: a }: Entry, { quantities: b }: Entry): number {
  for (const name of Object.keys(a)) {
    const difference = a[name]! - (b[name] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A rule's outcomes are declared in its question: one that is not would be missing from every report. */
function requireDeclared(
  kind: 'outcome' | 'event',
  declared: readonly OutcomeDeclaration[],
  entries: readonly Entry[],
): void {
  const names = new Set(declared.map(({ name }) => name));
  for (const { name } of entries) {
    if (!names.has(name)) {
      throw new Error(
        `The rule gave the ${kind} "${name}", which its question does not declare: add it to its ${kind}s.`,
      );
    }
  }
}
