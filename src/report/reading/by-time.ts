import { shareInterval } from '../../statistics/share-interval.ts';
import type { Cell, QuantitySummary, Result } from '../../study/result.ts';
import { chance } from './chance.ts';
import { headlineName, outcomeOf } from './headline.ts';

/** How often something has happened by a turn, itself included. */
export interface ByTime {
  readonly time: number;
  readonly count: number;
  readonly simulated: number;
  readonly low: number;
  readonly high: number;
  readonly exact?: number;
}

/** The time that an outcome of a cell carries, if it carries one. */
export const timeOf = (cell: Cell, outcome: string): QuantitySummary | undefined => {
  const times = cell.quantities.filter(({ isTime }) => isTime);
  // The summary over all outcomes is only given where two or more carry the quantity.
  return times.find(({ given }) => given === outcome);
};

/** The outcome whose times are told: the headline, or where that comes at no time the likeliest that does in a cell. */
export function timedName(result: Result, cell: Cell): string {
  const headline = headlineName(result);
  if (result.cells.some((other) => timeOf(other, headline) !== undefined)) return headline;
  const timed = cell.outcomes.filter(({ name }) => timeOf(cell, name) !== undefined);
  const [likeliest] = timed.sort((a, b) => chance(b) - chance(a));
  return likeliest?.name ?? headline;
}

/** At how many times an outcome comes about in at least one of a hundred of its cases. */
export function timesThatMatter(cell: Cell, outcome: string): number {
  const distribution = timeOf(cell, outcome)?.distribution ?? [];
  const shares = distribution.map(({ exact, simulated }) => exact ?? simulated);
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return shares.filter((share) => share >= 0.01 * whole && share > 0).length;
}

/** The times of all outcomes of the cells, from the first to the last. */
export function timesOf(cells: readonly Cell[]): readonly number[] {
  const values = cells.flatMap(({ quantities }) =>
    quantities
      .filter(({ isTime }) => isTime)
      .flatMap(({ distribution }) => distribution.map(({ value }) => value)),
  );
  if (values.length === 0) return [];
  const last = Math.max(...values);
  return Array.from({ length: last - Math.min(1, ...values) + 1 }, (_, i) => Math.min(1, ...values) + i);
}

/** An outcome's share by each of the times; exact only as far as the cell was solved. */
export function byTime(cell: Cell, outcome: string, times: readonly number[]): readonly ByTime[] {
  const distribution = timeOf(cell, outcome)?.distribution ?? [];
  const isSolved = outcomeOf(cell, outcome).exact !== undefined;
  return times.map((time) => {
    const until = distribution.filter(({ value }) => value <= time);
    const count = until.reduce((sum, { count }) => sum + count, 0);
    const exact = until.reduce((sum, { exact = 0 }) => sum + exact, 0);
    const { low, high } = cell.trials === 0 ? { low: exact, high: exact } : shareInterval(count, cell.trials);
    const simulated = cell.trials === 0 ? exact : count / cell.trials;
    return { time, count, simulated, low, high, ...(isSolved ? { exact } : {}) };
  });
}

/** The first time by which a share is reached, if it is. */
export const reachedAt = (shares: readonly ByTime[], share: number): number | undefined =>
  shares.find(({ exact, simulated }) => (exact ?? simulated) >= share)?.time;
