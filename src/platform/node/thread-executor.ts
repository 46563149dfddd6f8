import type { Worker } from 'node:worker_threads';
import { bestKernel } from '../../sampling/best-kernel.ts';
import type { Executor } from '../../study/executor.ts';
import { localExecutor } from '../../study/local-executor.ts';
import { workOn } from '../../study/work.ts';
import type { Crew } from './crew.ts';
import { CrewRun } from './crew-run.ts';

/** How long this thread works alone where nobody knows how much there is to do, in milliseconds. */
const PATIENCE = 100;
/** Threads are started, which takes half of PATIENCE, where one would take so much longer than PATIENCE for the rest. */
const WORTH_STARTING = 1.5;
/** They are given a job, which takes messages, where one would take so much of PATIENCE for the rest; nor is that believed sooner. */
const WORTH_SHARING = 0.05;
/** What a trial takes at least, in milliseconds: so many that they are worth other threads for certain are so before the first. */
const FASTEST_TRIAL = 1e-7;
/** How long this thread works before it hears others, in milliseconds: half as long as they work on a task, so that they need not wait. */
const BREATH = 10;

export interface ThreadOptions {
  /** Threads that simulate, this one included; at least 1. */
  readonly workers: number;
  /** How long this thread works alone where nobody knows how much there is to do, in milliseconds. */
  readonly patience?: number;
  /** Starts a worker thread. Absent: as `hire-worker.ts` does. */
  readonly hire?: () => Worker;
}

/**
 * Simulates in several threads, of which this is one. Others are started once there is enough to do for them, and this
 * one works on meanwhile; a short run stays here.
 */
export function threadExecutor({ workers, patience = PATIENCE, hire }: ThreadOptions): Executor {
  if (!(Number.isInteger(workers) && workers >= 1)) {
    throw new RangeError(`${workers} is no number of worker threads: it must be at least 1`);
  }
  if (workers === 1) return localExecutor();
  const kernel = bestKernel();
  let crew: Promise<Crew> | undefined;
  /** Milliseconds that this thread has worked, in all runs. */
  let worked = 0;

  /** Should other threads help? As far as can be seen, they must not make a run longer. */
  function isWorthHelp({ rest }: CrewRun): boolean {
    if (worked >= patience) return rest >= WORTH_SHARING * patience;
    // The first blocks are slower than the others: the kernel is still being compiled.
    const isKnown = rest !== Number.POSITIVE_INFINITY && worked >= WORTH_SHARING * patience;
    return isKnown && rest >= WORTH_STARTING * patience;
  }

  const theCrew = (): Promise<Crew> => {
    crew ??= newCrew(workers - 1, hire);
    return crew;
  };

  return {
    async foresee(trials) {
      if (trials * FASTEST_TRIAL >= WORTH_STARTING * patience) (await theCrew()).call();
    },
    async *run(job, blocks, amount) {
      const work = await workOn(job, kernel);
      const run = new CrewRun(job, blocks[Symbol.iterator](), workers, amount);
      try {
        for (;;) {
          if (isWorthHelp(run)) (await theCrew()).help(run);
          const counts = run.takeNext();
          if (counts !== undefined) {
            yield* counts;
            continue;
          }
          const task = run.nextTask(BREATH);
          if (task !== undefined) {
            const began = performance.now();
            const done = task.blocks.map(work);
            const milliseconds = performance.now() - began;
            worked += milliseconds;
            run.finish(task, done, milliseconds);
            // Other threads are to be heard, and signals to stop.
            await new Promise((resolve) => setImmediate(resolve));
          } else {
            if (run.isOver()) return;
            await run.news();
          }
        }
      } finally {
        (await crew)?.leave();
      }
    },
    close: async () => (await crew)?.close(),
  };
}

/** Loaded only where there is enough to do. */
async function newCrew(size: number, hire: (() => Worker) | undefined): Promise<Crew> {
  const { Crew } = await import('./crew.ts');
  return new Crew(size, hire ?? (await import('./hire-worker.ts')).hireWorker);
}
