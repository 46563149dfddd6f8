import type { Worker } from 'node:worker_threads';
import type { Block, BlockCounts, Job } from '../../study/executor.ts';
import { CrewRun, type Task } from './crew-run.ts';
import type { Answer, Order } from './worker-messages.ts';

/** A worker thread and what it is at. */
interface Hand {
  readonly worker: Worker;
  /** The number of the job that it was sent last. */
  jobNumber: number;
  task: Task | undefined;
  run: CrewRun | undefined;
  /** Why it died, where that is known. */
  cause: string;
}

/** Worker threads that share the blocks of a job. They are hired when there is work; one that dies is replaced and its blocks are begun anew. */
export class Crew {
  private readonly size: number;
  private readonly hire: () => Worker;
  private readonly hands = new Set<Hand>();
  private jobs = 0;
  private run: CrewRun | undefined;

  constructor(size: number, hire: () => Worker) {
    this.size = size;
    this.hire = hire;
  }

  /** Yields the counts of the blocks in their order. */
  async *simulate(job: Job, blocks: Iterator<Block>): AsyncGenerator<BlockCounts, void, undefined> {
    const run = new CrewRun(++this.jobs, job, blocks, this.size);
    this.run = run;
    try {
      for (;;) {
        this.giveOut();
        const counts = run.takeNext();
        if (counts !== undefined) yield* counts;
        else if (run.isOver()) return;
        else await run.news();
      }
    } finally {
      this.run = undefined;
    }
  }

  async close(): Promise<void> {
    const hands = [...this.hands];
    this.hands.clear();
    await Promise.all(hands.map(({ worker }) => worker.terminate()));
  }

  /** Gives tasks to all who are idle, and hires while there is more to do. */
  private giveOut(): void {
    const { run } = this;
    if (run === undefined) return;
    for (const hand of this.hands) {
      if (hand.task === undefined && !this.giveTask(hand, run)) return;
    }
    while (this.hands.size < this.size) {
      const task = run.nextTask();
      if (task === undefined) return;
      this.send(this.newHand(), run, task);
    }
  }

  private giveTask(hand: Hand, run: CrewRun): boolean {
    const task = run.nextTask();
    if (task !== undefined) this.send(hand, run, task);
    return task !== undefined;
  }

  private send(hand: Hand, run: CrewRun, task: Task): void {
    const { number, job } = run;
    const order: Order = {
      jobNumber: number,
      ...(hand.jobNumber !== number && { job }),
      blocks: task.blocks,
    };
    hand.jobNumber = number;
    hand.task = task;
    hand.run = run;
    // A busy thread keeps the process alive, an idle one does not.
    hand.worker.ref();
    hand.worker.postMessage(order);
  }

  private newHand(): Hand {
    const worker = this.hire();
    const hand: Hand = { worker, jobNumber: 0, task: undefined, run: undefined, cause: '' };
    this.hands.add(hand);
    worker.on('message', (answer: Answer) => this.answered(hand, answer));
    worker.on('error', (error) => {
      hand.cause = error.message;
    });
    worker.on('exit', () => this.died(hand));
    return hand;
  }

  private answered(hand: Hand, answer: Answer): void {
    const { task, run } = hand;
    hand.task = undefined;
    hand.worker.unref();
    if ('error' in answer) run!.fail(answer.error);
    else run!.finish(task!, answer.counts, answer.milliseconds);
    this.giveOut();
  }

  private died(hand: Hand): void {
    const closed = !this.hands.delete(hand);
    if (closed || hand.task === undefined) return;
    hand.run!.lose(hand.task, hand.cause);
    this.giveOut();
  }
}
