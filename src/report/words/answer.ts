import type { Result } from '../../study/result.ts';
import { armyAnswer } from '../army/words.ts';
import { headlineName } from '../reading/headline.ts';
import { alternativesOf, variedOf } from '../reading/varied.ts';
import { chanceWords } from './chance-words.ts';
import { findingOf } from './finding.ts';
import { capital } from './sentence.ts';

/** The answer that a report opens with: the finding, and where there is one case only the other outcomes too. */
export function answerOf(result: Result): string {
  const army = variedOf(result).length === 0 ? armyAnswer(result) : undefined;
  if (army !== undefined) return army;
  const finding = `${findingOf(result)}.`;
  const cell = result.cells[0];
  if (cell === undefined || variedOf(result).length > 0 || alternativesOf(result).length > 0) return finding;
  const others = cell.outcomes.filter(
    ({ name, exact, count }) => name !== headlineName(result) && (exact ?? count) > 0,
  );
  // Of two outcomes, one says it all.
  if (cell.outcomes.length < 3 || others.length < 2) return finding;
  const rest = others.map((share) => `${capital(share.clause)} ${chanceWords(share, cell.trials)}.`);
  return [finding, ...rest].join(' ');
}
