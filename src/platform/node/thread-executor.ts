import { Worker } from 'node:worker_threads';
import type { Block, Executor } from '../../study/executor.ts';
import { localExecutor } from '../../study/local-executor.ts';
import { Crew } from './crew.ts';

/** How long this thread works alone before it calls for others, in milliseconds: starting them would take half as long. */
const PATIENCE = 100;

export interface ThreadOptions {
  /** Threads that simulate, at least 1. With 1, it is this one. */
  readonly workers: number;
  /** How long this thread works alone before it calls for others, in milliseconds. */
  readonly patience?: number;
  /** Starts a worker thread. */
  readonly hire?: () => Worker;
}

/** Simulates in several threads, once it has turned out that there is enough to do; a short run stays in this thread. */
export function threadExecutor({ workers, patience = PATIENCE, hire = hireWorker }: ThreadOptions): Executor {
  if (!(Number.isInteger(workers) && workers >= 1)) {
    throw new RangeError(`${workers} is no number of worker threads: it must be at least 1`);
  }
  const alone = localExecutor();
  if (workers === 1) return alone;
  const crew = new Crew(workers, hire);
  let worked = 0;
  return {
    async *run(job, blocks) {
      const all = blocks[Symbol.iterator]();
      if (worked < patience) {
        const began = performance.now() - worked;
        for await (const counts of alone.run(
          job,
          until(() => worked >= patience, all),
        )) {
          yield counts;
          worked = performance.now() - began;
        }
      }
      yield* crew.simulate(job, all);
    },
    close: () => crew.close(),
  };
}

/** The next blocks until the condition holds; those after it are still to be had from the iterator. */
function until(isEnough: () => boolean, all: Iterator<Block>): Iterable<Block> {
  const next = (): IteratorResult<Block> => (isEnough() ? { done: true, value: undefined } : all.next());
  return { [Symbol.iterator]: () => ({ next }) };
}

const hireWorker = (): Worker => new Worker(new URL('./worker.js', import.meta.url));
