import { beforeAll, describe, expect, it } from 'vitest';
import { agreement } from '../../src/statistics/agreement.ts';
import { binomialTails } from '../../src/statistics/binomial-tails.ts';
import { chiSquaredTail } from '../../src/statistics/chi-squared-tail.ts';
import { shareInterval } from '../../src/statistics/share-interval.ts';
import { shareSurprise } from '../../src/statistics/share-surprise.ts';
import { Judge } from '../../src/study/judge.ts';
import { localExecutor } from '../../src/study/local-executor.ts';
import { prepareCell } from '../../src/study/prepare-cell.ts';
import type { Cell } from '../../src/study/result.ts';
import { simulateCell } from '../../src/study/simulate-cell.ts';
import { summarizeCell } from '../../src/study/summarize-cell.ts';
import { leadershipPlan, routPlan } from '../study/plans.ts';

// Each bound below is passed by chance less than once in 10^9 seeds; the seed is fixed.
const ALARM = 1e-9;

const RUNS = 600;
const TRIALS = 2000;

/** A judge that only listens. */
class Listener extends Judge {
  readonly heard: number[] = [];
  override compare(_: object, surprise: number): void {
    this.heard.push(surprise);
  }
}

interface Run {
  readonly cell: Cell;
  readonly surprises: readonly number[];
}

/** The same cell again and again, each time as a cell of its own, as a sweep has them. */
async function manyRuns(plan = routPlan({ trials: TRIALS })): Promise<Run[]> {
  const surroundings = { executor: localExecutor(), signal: undefined, keeper: undefined, report: undefined };
  const prepared = prepareCell(plan, plan.cells[0]!);
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run++) {
    const cell = { ...prepared, plan: { ...prepared.plan, settings: { run } } };
    const { totals } = await simulateCell(plan, cell, undefined, surroundings);
    const listener = new Listener();
    runs.push({ cell: summarizeCell(cell, plan.rules, totals, [], listener), surprises: listener.heard });
  }
  return runs;
}

describe('six hundred runs of one plan', () => {
  let made: readonly Run[];
  beforeAll(async () => {
    made = await manyRuns();
  }, 120_000);

  it('report a disagreement no more often than is stated', async () => {
    for (const stated of [0.2, 0.05, 0.01]) {
      const alarms = made.filter(({ surprises }) => agreement(surprises, stated).includes(false)).length;
      expect(binomialTails(alarms, RUNS, stated).atLeast).toBeGreaterThan(ALARM);
      // Nor is it that nothing is ever reported.
      expect(alarms).toBeGreaterThan(0);
    }
  });

  it('would nearly always show a fault of a tenth of a percentage point in a run of the usual size', async () => {
    const [{ cell, surprises }] = made as unknown as [Run];
    const exact = cell.outcomes[0]!.exact!;
    // The simulation wrong by 0.001: its count is 7.05 standard errors off, give or take one.
    const usual = 10_000_000;
    const count = Math.round(usual * (exact + 0.001));
    const judged = agreement([shareSurprise(count, usual, exact), ...surprises.slice(1)]);
    expect(judged[0]).toBe(false);
  });

  it('have intervals that hold the exact share about 95 times in 100', async () => {
    const runs = made;
    for (const outcome of [0, 3]) {
      const held = runs.filter(({ cell }) => {
        const { low, high, exact } = cell.outcomes[outcome]!;
        return low <= exact! && exact! <= high;
      }).length;
      const exact = runs[0]!.cell.outcomes[outcome]!.exact!;
      const tails = binomialTails(held, RUNS, coverage(exact));
      expect(Math.min(tails.atMost, tails.atLeast)).toBeGreaterThan(ALARM);
      expect(coverage(exact)).toBeCloseTo(0.95, 2);
    }
  });

  it('have means whose intervals hold the exact mean about 95 times in 100', async () => {
    const runs = made;
    const held = runs.filter(({ cell }) => {
      const { low, high, exact } = cell.quantities.find(
        ({ name, given }) => name === 'turn' && given === 'routs',
      )!.mean!;
      return low! <= exact! && exact! <= high!;
    }).length;
    // Some 1,440 values a mean: the normal curve is right to a few parts in a thousand.
    const tails = binomialTails(held, RUNS, 0.95);
    expect(Math.min(tails.atMost, tails.atLeast)).toBeGreaterThan(ALARM);
  });

  it('scatter as independent runs do: neither more nor less', async () => {
    const runs = made;
    for (const outcome of [0, 3]) {
      const exact = runs[0]!.cell.outcomes[outcome]!.exact!;
      const scatter = runs.reduce((sum, { cell }) => {
        const off = cell.outcomes[outcome]!.count - TRIALS * exact;
        return sum + (off * off) / (TRIALS * exact * (1 - exact));
      }, 0);
      const tail = chiSquaredTail(scatter, RUNS);
      expect(Math.min(tail, 1 - tail)).toBeGreaterThan(ALARM);
    }
  });
});

describe('neighbouring seeds', () => {
  it('give independent counts', async () => {
    const executor = localExecutor();
    const seeds = 3000;
    const counts: number[] = [];
    for (let seed = 0; seed < seeds; seed++) {
      const plan = leadershipPlan({ trials: TRIALS, seed });
      const cell = prepareCell(plan, plan.cells[0]!);
      const { totals } = await simulateCell(plan, cell, undefined, {
        executor,
        signal: undefined,
        keeper: undefined,
        report: undefined,
      });
      counts.push(totals.outcomes.find(({ name }) => name === 'fails')!.count);
    }
    const share = 25 / 144;
    const z = counts.map((count) => (count - TRIALS * share) / Math.sqrt(TRIALS * share * (1 - share)));
    const correlation = z.slice(1).reduce((sum, value, i) => sum + value * z[i]!, 0) / Math.sqrt(seeds - 1);
    // Standard normal under independence: 6.1 is passed once in 10^9.
    expect(Math.abs(correlation)).toBeLessThan(6.1);
    const scatter = z.reduce((sum, value) => sum + value * value, 0);
    const tail = chiSquaredTail(scatter, seeds);
    expect(Math.min(tail, 1 - tail)).toBeGreaterThan(ALARM);
  });
});

/** The chance, summed exactly, that the interval of a count among TRIALS holds the share. */
function coverage(share: number): number {
  const holds = (count: number): boolean => {
    const { low, high } = shareInterval(count, TRIALS);
    return low <= share && share <= high;
  };
  let first = 0;
  while (!holds(first)) first++;
  let last = TRIALS;
  while (!holds(last)) last--;
  return binomialTails(last, TRIALS, share).atMost - (1 - binomialTails(first, TRIALS, share).atLeast);
}
