import { spokenOf } from '../../games/headline.ts';
import { questionOf } from '../../games/registry.ts';
import type { Cell, Result, Share } from '../../study/result.ts';
import { chance } from './chance.ts';

/** By result: it is asked for of every case, and takes a look at all of them. */
const known = new WeakMap<Result, string>();

/**
 * The name of the outcome that titles and summaries speak of first: the question's own, unless that says nothing
 * here. One that is the same in all cases gives way to the one that moves most, one that never happens to one that does.
 */
export function headlineName(result: Result): string {
  const name = known.get(result) ?? chosenName(result);
  known.set(result, name);
  return name;
}

function chosenName({ ask, cells }: Result): string {
  const outcomes = (cells[0]?.outcomes ?? []).filter(({ name }) => isInAll(cells, name));
  const names = new Set(outcomes.map(({ name }) => name));
  const question = questionOf(ask);
  const spoken = question && spokenOf(question, (name) => names.has(name) && rangeOf(cells, name).most > 0);
  const own = outcomes.find(({ name }) => name === spoken);
  const usual = own ?? outcomes.find(({ tone }) => tone === 'bad');
  const ranges = outcomes.map(({ name }) => ({ name, ...rangeOf(cells, name) }));
  const range = ranges.find(({ name }) => name === usual?.name);
  if (range !== undefined && (range.most > range.least || (cells.length === 1 && range.most > 0))) {
    return range.name;
  }
  const moving = largest(ranges, ({ most, least }) => most - least);
  if (moving !== undefined && moving.most > moving.least) return moving.name;
  if (range !== undefined && range.most > 0) return range.name;
  return largest(ranges, ({ most }) => most)?.name ?? '';
}

/** Outcomes that bear names of the scenario may be missing where an alternative names others. */
const isInAll = (cells: readonly Cell[], name: string): boolean =>
  cells.every(({ outcomes }) => outcomes.some((outcome) => outcome.name === name));

function rangeOf(cells: readonly Cell[], name: string): { least: number; most: number } {
  const chances = cells.map((cell) => chance(outcomeOf(cell, name)));
  return { least: Math.min(...chances), most: Math.max(...chances) };
}

/** The first of those for which a number is largest. */
const largest = <T>(all: readonly T[], by: (one: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (best, one) => (best === undefined || by(one) > by(best) ? one : best),
    undefined,
  );

/** The outcome of that name in a cell. */
export function outcomeOf(cell: Cell, name: string): Share {
  const found = cell.outcomes.find((outcome) => outcome.name === name);
  if (found === undefined) throw new Error(`the result has no outcome "${name}"`);
  return found;
}

/** The headline outcome of a cell. */
export const headlineOf = (result: Result, cell: Cell): Share => outcomeOf(cell, headlineName(result));
