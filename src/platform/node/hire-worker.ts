import { Worker } from 'node:worker_threads';

/** Starts a worker thread of the built program. */
export const hireWorker = (): Worker => new Worker(new URL('./worker.js', import.meta.url));
