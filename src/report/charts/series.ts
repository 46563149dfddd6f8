import type { Cell, Result, Share } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { headlineName, outcomeOf } from '../reading/headline.ts';
import { alternativesOf, cellsOf, variedOf } from '../reading/varied.ts';
import { capital } from '../words/sentence.ts';

/** A line of a chart: a name and a share at each of the cells. */
export interface Series {
  readonly name: string;
  readonly points: readonly { readonly cell: Cell; readonly share: Share; readonly value: number }[];
}

const series = (name: string, outcome: string, cells: readonly Cell[]): Series => ({
  name,
  points: cells.map((cell) => {
    const share = outcomeOf(cell, outcome);
    return { cell, share, value: cell.trials === 0 ? chance(share) : share.simulated };
  }),
});

/** Outcomes that are drawn at most; those that never happen are left out. */
const MOST = 6;

/** One line an alternative for the headline outcome; where nothing is compared, one line an outcome. */
export function seriesOf(result: Result): readonly Series[] {
  const headline = headlineName(result);
  const alternatives = alternativesOf(result);
  if (alternatives.length > 0)
    return alternatives.map((name) => series(capital(name), headline, cellsOf(result, name)));
  const lines = (result.cells[0]?.outcomes ?? []).map(({ name, clause }) => ({
    headline: name === headline,
    line: series(capital(clause), name, result.cells),
  }));
  const seen = lines.filter(({ headline, line }) => headline || line.points.some(({ value }) => value > 0));
  // Of two outcomes, one says it all: the other is what is left.
  const shown =
    seen.length === 2 || variedOf(result).length > 1 ? seen.filter(({ headline }) => headline) : seen;
  return [...shown]
    .sort((a, b) => Number(b.headline) - Number(a.headline))
    .slice(0, MOST)
    .map(({ line }) => line);
}
