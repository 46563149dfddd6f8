import { shareInterval } from '../statistics/share-interval.ts';
import type { Totals } from './totals.ts';

/** How far the 95 % interval of any of these outcomes' shares reaches to either side at most, as a share. */
export function widestReach(names: readonly string[], { outcomes, trials }: Totals): number {
  const counts = new Map(names.map((name) => [name, 0]));
  for (const { name, count } of outcomes) counts.set(name, (counts.get(name) ?? 0) + count);
  let widest = 0;
  for (const count of counts.values()) {
    const { low, high } = shareInterval(count, trials);
    widest = Math.max(widest, high - count / trials, count / trials - low);
  }
  return widest;
}
