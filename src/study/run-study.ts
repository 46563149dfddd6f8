import type { Budget } from '../engine/budget.ts';
import type { Plan } from '../scenario/plan.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Executor } from './executor.ts';
import { Judge } from './judge.ts';
import { prepareCell } from './prepare-cell.ts';
import type { Progress } from './progress.ts';
import { ProgressKeeper } from './progress-keeper.ts';
import { remarksOn } from './remarks.ts';
import type { Cell, Result } from './result.ts';
import { resultOf } from './result-of.ts';
import { simulateCell } from './simulate-cell.ts';
import { summarizeCell } from './summarize-cell.ts';

export interface RunOptions {
  /** Who simulates; results do not depend on it. */
  readonly executor: Executor;
  /** Aborted: the run ends with the blocks that are done. */
  readonly signal?: AbortSignal;
  /** Told after every block. */
  readonly progress?: (progress: Progress) => void;
  /** Where progress is kept, so that the run can be resumed. */
  readonly checkpoint?: Checkpoint;
  /** Goes on from what the checkpoint holds, if it holds anything. */
  readonly resume?: boolean;
  /** Rules with larger diagrams are played. Part of what a result depends on: leave it alone to compare results. */
  readonly budget?: Budget;
  /** As for `pose`; what is read while rules are played in threads is not gathered. */
  readonly read?: Set<string> | undefined;
}

/**
 * Simulates all cells of a plan, and solves those whose rule has a diagram.
 *
 * The same plan gives the same result, to the byte, with any executor, stopped and resumed or not. After a stop,
 * `complete` is false and the last cell holds the completed blocks; cells that were not begun are left out.
 *
 * @throws {CheckpointError} when told to resume from progress of another plan.
 */
export async function runStudy(plan: Plan, options: RunOptions): Promise<Result> {
  const { executor, signal, progress, checkpoint, resume = false, budget, read } = options;
  const keeper = checkpoint && (await ProgressKeeper.open(checkpoint, plan, resume));
  const judge = new Judge();
  const cells: Cell[] = [];
  const untilPrecise = plan.precision !== undefined;
  let complete = true;

  if (plan.trials !== undefined) await executor.foresee?.(plan.trials * plan.cells.length);
  for (const [index, cellPlan] of plan.cells.entries()) {
    const cell = prepareCell(plan, cellPlan, budget, read);
    const report =
      progress &&
      ((part: Pick<Progress, 'trials' | 'of' | 'estimate'>) =>
        progress({ cell: index, cells: plan.cells.length, untilPrecise, ...part }));
    const { totals, finished } = await simulateCell(plan, cell, keeper?.earlier(index), {
      executor,
      signal,
      keeper,
      report,
    });
    complete = finished;
    if (totals.trials > 0) {
      cells.push(summarizeCell(cell, plan.rules, totals, remarksOn(cell, totals, plan, finished), judge));
    }
    if (finished) {
      keeper?.finish(totals);
    } else {
      await keeper?.keep(totals);
      break;
    }
  }
  if (complete) await keeper?.complete();
  return resultOf(plan, cells, complete, judge);
}
