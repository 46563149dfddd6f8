import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const BUILT = new URL('../../dist/worker.js', import.meta.url);

/** Starts the built worker: a thread cannot run TypeScript. */
export function hireBuilt(): Worker {
  if (!existsSync(BUILT)) throw new Error('run "npm run build" first: worker threads are tested as built');
  return new Worker(BUILT);
}

/** A hire that remembers its workers and how many orders each has answered; one that has only started has answered none. */
export function watchedHire(hire: () => Worker = hireBuilt) {
  const answers = new Map<Worker, number>();
  return {
    answers,
    hire: (): Worker => {
      const worker = hire();
      answers.set(worker, 0);
      worker.on('message', (answer) => {
        if (answer !== 'ready') answers.set(worker, answers.get(worker)! + 1);
      });
      return worker;
    },
  };
}

/** Kills the worker in the middle of its n-th order. */
export function killedAtOrder(worker: Worker, n: number): Worker {
  const post = worker.postMessage.bind(worker);
  let orders = 0;
  worker.postMessage = (message: unknown) => {
    post(message);
    if (++orders === n) void worker.terminate();
  };
  return worker;
}
