import { parentPort } from 'node:worker_threads';
import { bestKernel } from '../../sampling/best-kernel.ts';
import type { Block, BlockCounts } from '../../study/executor.ts';
import { workOn } from '../../study/work.ts';
import type { Answer, Order } from './worker-messages.ts';

// The program of a worker thread: it simulates the blocks it is sent, in the order they come.

const kernel = bestKernel();
let work: ((block: Block) => BlockCounts) | undefined;
/** The order before must be answered first: the games may have to be loaded for it. */
let before = Promise.resolve();

parentPort!.on('message', (order: Order) => {
  before = before.then(async () => say(await answerTo(order)));
});
say('ready');

async function answerTo({ job, blocks }: Order): Promise<Answer> {
  try {
    if (job !== undefined) work = await workOn(job, kernel);
    const began = performance.now();
    return { counts: blocks.map(work!), milliseconds: performance.now() - began };
  } catch (error) {
    // Not a death: the same blocks would fail again anywhere.
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function say(answer: Answer): void {
  parentPort!.postMessage(answer);
}
