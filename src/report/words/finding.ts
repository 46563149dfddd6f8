import type { Cell, Result, Share } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { headlineName, outcomeOf } from '../reading/headline.ts';
import { AS_WRITTEN, alternativesOf, variedOf } from '../reading/varied.ts';
import { bestByCase } from './best-by-case.ts';
import { caseWords } from './case-words.ts';
import { chanceWords } from './chance-words.ts';
import { sharePercent } from './percent.ts';
import { capital, listed, pathWords, quoted } from './sentence.ts';
import { valueName } from './value-name.ts';

/** One case of a result: its cell and the outcome that is spoken of. */
interface Case {
  readonly cell: Cell;
  readonly share: Share;
  readonly chance: number;
}

/** What a result says of one outcome, the headline where none is named, in a sentence without its full stop. */
export function findingOf(result: Result, name = headlineName(result)): string {
  const cases = casesOf(result.cells, name);
  const first = cases[0];
  if (first === undefined) return 'Nothing was asked';
  if (cases.length === 1) return plain(first);
  const [varied, second] = variedOf(result);
  const alternatives = alternativesOf(result);
  if (cases.every((other) => other.chance === first.chance) && cases.length > 1)
    return `${capital(first.share.clause)} ${chanceWords(first.share, first.cell.trials)}, whatever the case`;
  if (varied === undefined) return alternatives.length > 0 ? compared(cases) : plain(first);
  if (alternatives.length > 1) return bestByCase(result, name) ?? span(cases);
  if (alternatives.length === 0 && second === undefined && varied.isNumeric && isMonotone(cases))
    return slope(cases, varied.path);
  return span(cases);
}

const casesOf = (cells: readonly Cell[], name: string): Case[] =>
  cells.map((cell) => {
    const share = outcomeOf(cell, name);
    return { cell, share, chance: chance(share) };
  });

const plain = ({ cell, share }: Case): string =>
  `${capital(share.clause)} ${chanceWords(share, cell.trials)}`;

/** `With the file as written the unit flees …; under “no standard”, …`. */
function compared(cases: readonly Case[]): string {
  const base = cases.find(({ cell }) => cell.alternative === AS_WRITTEN) ?? cases[0]!;
  const others = cases.filter((other) => other !== base);
  if (others.length > 1) return best(base, others);
  const name = base.cell.alternative ?? AS_WRITTEN;
  const start =
    name === AS_WRITTEN ? `As written ${base.share.clause}` : `Under ${quoted(name)} ${base.share.clause}`;
  const rest = others.map(
    ({ cell, share }) => `under ${quoted(cell.alternative ?? '')}, ${chanceWords(share, cell.trials)}`,
  );
  return `${start} ${chanceWords(base.share, base.cell.trials)}; ${listed(rest)}`;
}

/** Which of several alternatives moves the chance most to the good side, if any does. */
function best(base: Case, others: readonly Case[]): string {
  const { tone, clause } = base.share;
  if (tone === 'neutral') return span([base, ...others]);
  const towards = tone === 'bad' ? -1 : 1;
  const most = [...others].sort((a, b) => towards * (b.chance - a.chance))[0]!;
  const was = chanceWords(base.share, base.cell.trials);
  if (towards * (most.chance - base.chance) <= 0) return worst(base, [...others], towards, was);
  return `${capital(quoted(most.cell.alternative ?? ''))} helps most: ${clause} ${chanceWords(most.share, most.cell.trials)} instead of ${was}`;
}

/** Where no alternative is better than the baseline: how bad it gets. */
function worst({ cell, share }: Case, others: Case[], towards: number, was: string): string {
  const least = others.sort((a, b) => towards * (a.chance - b.chance))[0]!;
  const name = cell.alternative ?? AS_WRITTEN;
  const start = name === AS_WRITTEN ? 'As written' : `Under ${quoted(name)}`;
  return `${start} ${share.clause} ${was}; it gets no better, and ${chanceWords(least.share, least.cell.trials)} under ${quoted(least.cell.alternative ?? '')}`;
}

const isMonotone = (cases: readonly Case[]): boolean => {
  const steps = cases.slice(1).map((next, i) => next.chance - cases[i]!.chance);
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
};

function slope(cases: readonly Case[], path: string): string {
  const first = cases[0]!;
  const last = cases.at(-1)!;
  const goes = last.chance > first.chance ? 'rises' : 'falls';
  const from = sharePercent(first.share, first.cell.trials);
  const to = sharePercent(last.share, last.cell.trials);
  const ends = `${valueName(first.cell.settings[path])} to ${valueName(last.cell.settings[path])}`;
  return `The chance that ${first.share.clause} ${goes} from ${from} to ${to} with ${pathWords(path)} from ${ends}`;
}

/** From the least to the most likely case. */
function span(cases: readonly Case[]): string {
  const sorted = [...cases].sort((a, b) => a.chance - b.chance);
  const least = sorted[0]!;
  const most = sorted.at(-1)!;
  const end = ({ cell, share }: Case): string => `${sharePercent(share, cell.trials)} (${caseWords(cell)})`;
  return `The chance that ${least.share.clause} goes from ${end(least)} to ${end(most)}`;
}
