import { parentPort } from 'node:worker_threads';
import { bestKernel } from '../../sampling/best-kernel.ts';
import type { Block, BlockCounts } from '../../study/executor.ts';
import { workOn } from '../../study/work.ts';
import type { Answer, Order } from './worker-messages.ts';

// The program of a worker thread: it simulates the blocks it is sent, in the order they come.

const kernel = bestKernel();
let jobInHand: { number: number; work: (block: Block) => BlockCounts } | undefined;

parentPort!.on('message', async ({ jobNumber, job, blocks }: Order) => {
  parentPort!.postMessage(await answerTo(jobNumber, job, blocks));
});

async function answerTo(jobNumber: number, job: Order['job'], blocks: readonly Block[]): Promise<Answer> {
  try {
    if (jobInHand?.number !== jobNumber) jobInHand = { number: jobNumber, work: await workOn(job!, kernel) };
    const began = performance.now();
    return { counts: blocks.map(jobInHand.work), milliseconds: performance.now() - began };
  } catch (error) {
    // Not a death: the same blocks would fail again anywhere.
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }
}
