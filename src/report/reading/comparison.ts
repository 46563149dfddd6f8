import { newcombeInterval } from '../../statistics/newcombe-interval.ts';
import type { Cell, Result, Share } from '../../study/result.ts';
import { chance } from './chance.ts';
import { headlineName, outcomeOf } from './headline.ts';
import { AS_WRITTEN, baselineOf, cellsOf, settingsKey } from './varied.ts';

/** One alternative against the baseline, under the same settings. */
export interface Compared {
  readonly cell: Cell;
  readonly base: Cell;
  readonly share: Share;
  readonly baseShare: Share;
  /** Alternative minus baseline; exact where both are. */
  readonly difference: number;
  /** Newcombe's 95 % interval; absent where the difference is exact. */
  readonly interval?: { readonly low: number; readonly high: number };
  /** How many times as often as under the baseline; absent where that never happens. */
  readonly ratio?: number;
  /** Points that the alternative costs more than the baseline; absent where neither says. */
  readonly cost?: number;
  /** How much better for the side that asks, as a share: the difference with the sign of its tone. */
  readonly gain: number;
}

/** Every alternative against the baseline, for one outcome: the headline where none is named. */
export function comparisonsOf(result: Result, name = headlineName(result)): readonly Compared[] {
  const baseline = baselineOf(result);
  if (baseline === undefined) return [];
  const bases = new Map(cellsOf(result, baseline).map((cell) => [settingsKey(cell), cell]));
  return result.cells.flatMap((cell) => {
    const base = bases.get(settingsKey(cell));
    return cell.alternative === baseline || base === undefined ? [] : [compared(cell, base, name)];
  });
}

function compared(cell: Cell, base: Cell, name: string): Compared {
  const share = outcomeOf(cell, name);
  const baseShare = outcomeOf(base, name);
  const isExact = share.exact !== undefined && baseShare.exact !== undefined;
  const [now, then] = isExact ? [chance(share), chance(baseShare)] : [share.simulated, baseShare.simulated];
  const difference = now - then;
  const interval = newcombeInterval(
    { count: share.count, trials: Math.max(1, cell.trials) },
    { count: baseShare.count, trials: Math.max(1, base.trials) },
  );
  const cost =
    cell.cost === undefined && base.cost === undefined ? undefined : (cell.cost ?? 0) - (base.cost ?? 0);
  return {
    cell,
    base,
    share,
    baseShare,
    difference,
    ...(isExact ? {} : { interval }),
    ...(then > 0 ? { ratio: now / then } : {}),
    ...(cost === undefined ? {} : { cost }),
    gain: share.tone === 'bad' ? -difference : difference,
  };
}

/** What a comparison is measured against, in words. */
export const isAsWritten = ({ base }: Compared): boolean => (base.alternative ?? AS_WRITTEN) === AS_WRITTEN;

/** The best first; where all are priced, by what ten points buy. */
export const ranked = (all: readonly Compared[]): readonly Compared[] =>
  [...all].sort((a, b) => b.gain - a.gain);

/** Gain for each ten points, as a share; absent where it costs nothing or less. */
export const gainPerTen = ({ gain, cost }: Compared): number | undefined =>
  cost === undefined || cost <= 0 ? undefined : (gain * 10) / cost;
