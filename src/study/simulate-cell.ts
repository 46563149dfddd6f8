import { spokenOf } from '../games/headline.ts';
import type { Plan } from '../scenario/plan.ts';
import { shareInterval } from '../statistics/share-interval.ts';
import { blocksOf, cellIdentity } from './blocks.ts';
import type { SavedCell } from './checkpoint.ts';
import type { Executor } from './executor.ts';
import { widestReach } from './precision.ts';
import type { PreparedCell } from './prepare-cell.ts';
import type { Estimate, Progress } from './progress.ts';
import type { ProgressKeeper } from './progress-keeper.ts';
import { Totals } from './totals.ts';
import { AMOUNTS, trialsOf } from './trials.ts';

/** What a run is given besides its plan. */
export interface Surroundings {
  readonly executor: Executor;
  readonly signal: AbortSignal | undefined;
  readonly keeper: ProgressKeeper | undefined;
  readonly report: ((progress: Pick<Progress, 'trials' | 'of' | 'estimate'>) => void) | undefined;
}

export interface SimulatedCell {
  readonly totals: Totals;
  /** All trials are done, or enough for the wanted precision; false after a stop. */
  readonly finished: boolean;
}

/**
 * Simulates a cell, block after block, in the order of the seed's blocks. Whether the intervals are narrow enough is
 * judged on the completed blocks in that order, never in that of their arrival, so it does not depend on threads.
 */
export async function simulateCell(
  study: Plan,
  cell: PreparedCell,
  earlier: SavedCell | undefined,
  { executor, signal, keeper, report }: Surroundings,
): Promise<SimulatedCell> {
  const { job, plan, outcomes, diagram } = cell;
  const totals = new Totals(diagram);
  if (earlier !== undefined) totals.add(earlier, earlier.trials);
  const size = AMOUNTS[job.engine].block;
  const of = trialsOf(study, job.engine);
  const names = outcomes.map(({ name }) => name);
  const isStopped = (): boolean => signal?.aborted === true;
  const finished = (): boolean =>
    totals.trials >= of ||
    (study.precision !== undefined && totals.trials > 0 && widestReach(names, totals) <= study.precision);

  if (earlier?.finished === true || finished()) return { totals, finished: true };
  if (isStopped()) return { totals, finished: false };
  const blocks = blocksOf({ seed: study.seed, identity: cellIdentity(plan), size }, of, totals.trials);
  const amount = study.precision === undefined ? Math.ceil((of - totals.trials) / size) : undefined;
  for await (const counts of executor.run(job, blocks, amount)) {
    totals.add(counts, Math.min(size, of - totals.trials));
    report?.({ trials: totals.trials, of, estimate: () => estimateOf(cell, totals) });
    if (finished()) return { totals, finished: true };
    if (isStopped()) break;
    await keeper?.keepNowAndThen(totals);
  }
  return { totals, finished: false };
}

function estimateOf({ question, outcomes }: PreparedCell, { outcomes: rows, trials }: Totals): Estimate {
  const spoken = spokenOf(question, (name) => rows.some((row) => row.name === name && row.count > 0));
  const { name, clause } = outcomes.find((outcome) => outcome.name === spoken) ?? outcomes[0]!;
  const count = rows.reduce((sum, row) => (row.name === name ? sum + row.count : sum), 0);
  return { name, clause, share: count / trials, ...shareInterval(count, trials) };
}
