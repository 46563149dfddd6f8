import { availableParallelism } from 'node:os';
import { checkpointFile } from '../../platform/node/checkpoint-file.ts';
import { FileError } from '../../platform/node/file-error.ts';
import { print, printError } from '../../platform/node/terminal.ts';
import { threadExecutor } from '../../platform/node/thread-executor.ts';
import { resultJson } from '../../report/formats/result-json.ts';
import type { Plan } from '../../scenario/plan.ts';
import type { Executor } from '../../study/executor.ts';
import type { Result } from '../../study/result.ts';
import { runStudy } from '../../study/run-study.ts';
import { exitStatus } from '../exit-status.ts';
import { loadPlans } from '../load-plans.ts';
import { UserError } from '../user-error.ts';
import { ProgressLine } from './progress-line.ts';
import { ReportPlace } from './report-place.ts';
import { withAmount } from './reproduce.ts';
import type { RunOptions } from './run-options.ts';
import { requestsHeard, tellStopped } from './stop.ts';

/** What the runs of one call share. */
interface Session {
  readonly options: RunOptions;
  readonly executor: Executor;
  readonly signal: AbortSignal;
}

/**
 * Checks all files, runs them one after another and writes a report of each, or prints the result of one.
 *
 * @param signal aborted: the run ends with the trials that are done, and says so
 * @returns the exit status
 */
export async function runFiles(
  paths: readonly string[],
  options: RunOptions,
  signal: AbortSignal,
): Promise<number> {
  const executor = threadExecutor({ workers: options.workers ?? availableParallelism() });
  const session = { options, executor, signal };
  try {
    // Threads that will be needed start while files are read.
    if (options.trials !== undefined) await executor.foresee?.(options.trials);
    if (options.resume) await (await import('./reports-as-files.ts')).refuseReports(paths);
    const plans = (await loadPlans(paths)).map((plan) => withAmount(plan, options));
    if (options.json && plans.length !== 1) {
      throw new UserError(
        `--json prints the result of one scenario and there are ${plans.length}; run one, or leave --json out to get reports`,
      );
    }
    await requestsHeard();
    if (signal.aborted) {
      tellStopped(false, false);
      return exitStatus.stopped;
    }
    return options.json ? await runForJson(plans[0]!, session) : await runForReports(plans, session);
  } finally {
    await executor.close();
  }
}

async function runForJson(plan: Plan, { options, executor, signal }: Session): Promise<number> {
  const line = await ProgressLine.begin(plan.file, options.quiet, signal);
  const result = await runStudy(plan, { executor, signal, progress: line.show });
  line.end();
  print(resultJson(result));
  if (signal.aborted) tellStopped(result.cells.length > 0, false);
  return statusOf(result);
}

async function runForReports(plans: readonly Plan[], session: Session): Promise<number> {
  const { options, signal } = session;
  if (options.png) await (await import('./require-png.ts')).requirePng();
  const place = new ReportPlace(options.out);
  await place.prepare(plans);
  const hint = await hintOn(plans, place, options);
  if (hint !== undefined && !options.quiet) printError(hint);
  const { writeIndex, writeReport } = await import('./write-report.ts');
  const isAlone = plans.length === 1;
  let status: number = exitStatus.done;
  let isBegun = false;
  for (const plan of plans) {
    const result = await study(plan, place, session, plan === plans.at(-1));
    if (result.cells.length > 0) {
      isBegun = true;
      try {
        await writeReport(place, plan, result, { ...options, isAlone });
      } catch (error) {
        if (!(error instanceof FileError) || (await place.kept([plan])).length === 0) throw error;
        throw new FileError(
          `${error.message}\nThe trials are kept: with --resume the same command writes the report.`,
        );
      }
    }
    status = Math.max(status, statusOf(result));
    if (signal.aborted) break;
  }
  if (signal.aborted) {
    status = exitStatus.stopped;
    tellStopped(isBegun, true);
  }
  if (isBegun) await writeIndex(place);
  else await place.leave();
  if (status !== exitStatus.stopped) await place.tidy(plans);
  return status;
}

/** What to tell, before anything runs, of progress that is kept or is not. */
async function hintOn(
  plans: readonly Plan[],
  place: ReportPlace,
  { resume }: RunOptions,
): Promise<string | undefined> {
  if (resume) return (await import('./resume.ts')).prepareResume(plans, place);
  const dropped = await place.kept(plans);
  if (dropped.length === 0) return undefined;
  const files = dropped.map(({ file }) => file).join(', ');
  return `Begins anew and drops what a stopped run of ${files} has done; --resume would go on from it.`;
}

async function study(
  plan: Plan,
  place: ReportPlace,
  { options, executor, signal }: Session,
  isLast: boolean,
): Promise<Result> {
  const line = await ProgressLine.begin(plan.file, options.quiet, signal);
  try {
    return await runStudy(plan, {
      executor,
      signal,
      progress: line.show,
      checkpoint: checkpointFile(place.checkpoint(ReportPlace.nameOf(plan)), {
        whenComplete: isLast ? 'update' : 'keep',
      }),
      resume: options.resume,
    });
  } finally {
    line.end();
  }
}

const statusOf = ({ complete }: Result): number => (complete ? exitStatus.done : exitStatus.stopped);
