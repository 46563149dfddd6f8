import { median } from './median.ts';
import type { Series } from './rounds.ts';

/** How many times as large the one is as the other: the median of the rounds' ratios. */
export const ratio = (over: readonly number[], under: readonly number[]): number =>
  median(over.map((value, round) => value / under[round]!));

/** How many times as many trials the one does as the other in the same time. */
export function timesAsFast(
  all: readonly Series[],
  work: string,
  peer: string,
  other: string,
): number | undefined {
  const of = (name: string): Series | undefined => all.find((s) => s.peer === name && s.work === work);
  const [ours, theirs] = [of(peer), of(other)];
  return ours && theirs && ratio(theirs.nanoseconds, ours.nanoseconds);
}
