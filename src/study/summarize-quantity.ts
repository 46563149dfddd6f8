import { add, type Fraction, reduce, zero } from '../engine/fraction.ts';
import type { QuantityDeclaration } from '../games/question.ts';
import { countedMean } from '../statistics/counted-mean.ts';
import { countedQuantile } from '../statistics/counted-quantile.ts';
import { countedVariance } from '../statistics/counted-variance.ts';
import { meanInterval } from '../statistics/mean-interval.ts';
import { meanSurprise } from '../statistics/mean-surprise.ts';
import { type CellTable, type Entry, type ExactShare, sumExact } from './cell-table.ts';
import type { Judge } from './judge.ts';
import { nineDigits } from './nine-digits.ts';
import { readableFraction } from './readable-fraction.ts';
import type { QuantitySummary } from './result.ts';
import { figuresOf } from './summarize-shares.ts';

/** The entries that have one value of the quantity. */
interface ValueGroup {
  readonly value: number;
  readonly count: number;
  readonly exact: ExactShare | undefined;
  readonly entries: readonly Entry[];
}

/** What is exactly known of a quantity, given that a trial carries it. */
interface ExactMoments {
  readonly mean: number;
  readonly fraction?: Fraction;
  readonly variance: number;
}

/** The distribution, mean, spread and quantiles of a quantity among the trials of these entries, which all carry it. */
export function summarizeQuantity(
  declared: QuantityDeclaration,
  given: string | undefined,
  entries: readonly Entry[],
  table: CellTable,
  judge: Judge,
): QuantitySummary {
  const groups = groupByValue(declared.name, entries);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const exact = table.solved ? exactMoments(groups) : undefined;
  const variance = count >= 2 ? countedVariance(groups) : undefined;
  const mean = meanOf(groups, count, variance, exact);
  if (mean.simulated !== undefined && exact !== undefined) {
    const range = { least: groups[0]!.value, most: groups.at(-1)!.value };
    judge.compare(mean, meanSurprise(countedMean(groups), count, { ...exact, ...range }));
  }
  return {
    name: declared.name,
    unit: declared.unit,
    clause: declared.clause,
    isTime: declared.isTime ?? false,
    ...(given !== undefined && { given }),
    count,
    ...(Object.keys(mean).length > 0 && { mean }),
    ...((variance !== undefined || exact !== undefined) && {
      variance: {
        ...(variance !== undefined && { simulated: nineDigits(variance) }),
        ...(exact !== undefined && { exact: nineDigits(exact.variance) }),
      },
    }),
    ...(count > 0 && { quantiles: quantilesOf(groups) }),
    distribution: groups.map(({ value, entries }) => ({ value, ...figuresOf(entries, table) })),
  };
}

function groupByValue(quantity: string, entries: readonly Entry[]): ValueGroup[] {
  const byValue = new Map<number, Entry[]>();
  for (const entry of entries) {
    const value = entry.quantities[quantity]!;
    const group = byValue.get(value);
    if (group === undefined) byValue.set(value, [entry]);
    else group.push(entry);
  }
  return [...byValue]
    .sort(([a], [b]) => a - b)
    .map(([value, entries]) => ({
      value,
      count: entries.reduce((sum, entry) => sum + entry.count, 0),
      exact: sumExact(entries),
      entries,
    }));
}

function exactMoments(groups: readonly ValueGroup[]): ExactMoments | undefined {
  const weight = (group: ValueGroup): number => group.exact!.value;
  const share = groups.reduce((sum, group) => sum + weight(group), 0);
  if (share === 0) return undefined;
  const mean = groups.reduce((sum, group) => sum + weight(group) * group.value, 0) / share;
  const squares = groups.reduce((sum, group) => sum + weight(group) * (group.value - mean) ** 2, 0);
  const fraction = exactMean(groups);
  return { mean, variance: squares / share, ...(fraction && { fraction }) };
}

/** The exact mean as a fraction, where all values are whole. */
function exactMean(groups: readonly ValueGroup[]): Fraction | undefined {
  let share: Fraction = zero;
  let sum: Fraction = zero;
  for (const { value, exact } of groups) {
    if (exact?.fraction === undefined || !Number.isSafeInteger(value)) return undefined;
    share = add(share, exact.fraction);
    sum = add(sum, { over: exact.fraction.over * BigInt(value), under: exact.fraction.under });
  }
  if (sum.under === share.under) return reduce({ over: sum.over, under: share.over });
  return reduce({ over: sum.over * share.under, under: sum.under * share.over });
}

function meanOf(
  groups: readonly ValueGroup[],
  count: number,
  variance: number | undefined,
  exact: ExactMoments | undefined,
): NonNullable<QuantitySummary['mean']> {
  const simulated = count > 0 ? countedMean(groups) : undefined;
  const interval =
    simulated === undefined || variance === undefined ? undefined : meanInterval(simulated, variance, count);
  const fraction = readableFraction(exact?.fraction);
  return {
    ...(simulated !== undefined && { simulated: nineDigits(simulated) }),
    ...(interval && { low: nineDigits(interval.low), high: nineDigits(interval.high) }),
    ...(exact && { exact: nineDigits(exact.mean) }),
    ...(fraction !== undefined && { fraction }),
  };
}

function quantilesOf(groups: readonly ValueGroup[]): NonNullable<QuantitySummary['quantiles']> {
  const at = (probability: number): number => nineDigits(countedQuantile(groups, probability));
  return { p05: at(0.05), p25: at(0.25), p50: at(0.5), p75: at(0.75), p95: at(0.95) };
}
