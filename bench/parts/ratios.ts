import { median } from './median.ts';
import type { Series } from './rounds.ts';

/** How many times as many trials the one does as the other in the same time: the median of the rounds' ratios. */
export function timesAsFast(
  all: readonly Series[],
  work: string,
  peer: string,
  other: string,
): number | undefined {
  const of = (name: string): Series | undefined => all.find((s) => s.peer === name && s.work === work);
  const [ours, theirs] = [of(peer), of(other)];
  if (ours === undefined || theirs === undefined) return undefined;
  return median(ours.nanoseconds.map((ns, round) => theirs.nanoseconds[round]! / ns));
}
