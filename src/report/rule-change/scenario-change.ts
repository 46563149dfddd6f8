import type { Cell, Result } from '../../study/result.ts';
import { type Compared, comparisonsOf } from '../reading/comparison.ts';
import { AS_WRITTEN, alternativesOf } from '../reading/varied.ts';

/** One scenario under its own rules and under changed ones. */
export interface ScenarioChange {
  /** The scenario's file. */
  readonly file: string;
  readonly before: Result;
  /** The same cells in the same order. */
  readonly after: Result;
}

/** What the changed rules are called in tables and pictures. */
export const CHANGE = 'the change';

/** Before and after as two alternatives of one result: one for each alternative that the scenario has itself. */
export function comparedResults({ before, after }: ScenarioChange): readonly Result[] {
  const names = alternativesOf(before);
  const groups = names.length === 0 ? [undefined] : names;
  return groups.map((name) => {
    const of = ({ cells }: Result, alternative: string): Cell[] =>
      cells
        .filter((cell) => cell.alternative === name)
        .map(({ cost: _, ...cell }) => ({ ...cell, alternative }));
    const title = name === undefined || name === AS_WRITTEN ? before.title : `${before.title}, ${name}`;
    const base = of(before, before.rules.preset);
    const changed = of(after, CHANGE);
    return { ...before, title, cells: base.flatMap((cell, i) => [cell, changed[i]!]) };
  });
}

/** Everything that moves, the largest first. Of what is not exact, only what cannot be chance at 95 %. */
export function movers(result: Result): readonly Compared[] {
  const names = (result.cells[0]?.outcomes ?? []).map(({ name }) => name);
  return names
    .flatMap((name) => comparisonsOf(result, name))
    .filter(({ difference, interval }) =>
      interval === undefined ? Math.abs(difference) > LEAST : interval.low > 0 || interval.high < 0,
    )
    .sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference));
}

/** Shares come with nine digits: what is left of a difference beyond them means nothing. */
const LEAST = 1.5e-9;
