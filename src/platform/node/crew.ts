import type { Worker } from 'node:worker_threads';
import type { CrewRun, Task } from './crew-run.ts';
import type { Answer, Order } from './worker-messages.ts';

/** A task, and the run that it is of. */
interface Given {
  readonly task: Task;
  readonly run: CrewRun;
}

/** A worker thread and what it is at. */
interface Hand {
  readonly worker: Worker;
  /** It has started. */
  isReady: boolean;
  /** The run whose job it was sent last. */
  run: CrewRun | undefined;
  /** What it was sent and has not yet answered, the first one in work. */
  tasks: readonly Given[];
  /** Why it died, where that is known. */
  cause: string;
}

/** A worker's task takes about so long at most, in milliseconds: long enough to make messages cheap, short enough to stop soon. */
const TASK_TIME = 20;
/** One task in work and some that wait, so that a worker is not idle while others hold up the thread that gives them out. */
const TASKS_OF_HAND = 4;
/** How many workers may die one after the other before any has started. */
const MOST_FALSE_STARTS = 3;

/** Worker threads that help with the blocks of a run. One that dies is replaced, and its blocks are begun anew. */
export class Crew {
  private readonly size: number;
  private readonly hire: () => Worker;
  private readonly hands = new Set<Hand>();
  private falseStarts = 0;
  private run: CrewRun | undefined;

  constructor(size: number, hire: () => Worker) {
    this.size = size;
    this.hire = hire;
  }

  /** Hires all there are to be, ahead of a run. */
  call(): void {
    while (this.hands.size < this.size) this.newHand();
  }

  /** Takes part in a run from now on. Those who must be hired first join in when they have started. */
  help(run: CrewRun): void {
    this.run = run;
    this.call();
    for (let tasks = 1; tasks <= TASKS_OF_HAND; tasks++) {
      for (const hand of this.hands) {
        if (hand.isReady && hand.tasks.length < tasks && !this.giveTask(hand, run)) return;
      }
    }
  }

  /** The run is over, or nobody wants to know how it would have gone on. */
  leave(): void {
    this.run = undefined;
  }

  async close(): Promise<void> {
    const hands = [...this.hands];
    this.hands.clear();
    await Promise.all(hands.map(({ worker }) => worker.terminate()));
  }

  private giveTask(hand: Hand, run: CrewRun): boolean {
    const task = run.nextTaskOfWorker(TASK_TIME);
    if (task === undefined) return false;
    const order: Order = { ...(hand.run !== run && { job: run.job }), blocks: task.blocks };
    hand.run = run;
    hand.tasks = [...hand.tasks, { task, run }];
    // A busy thread keeps the process alive, an idle one does not.
    hand.worker.ref();
    hand.worker.postMessage(order);
    return true;
  }

  private newHand(): void {
    const worker = this.hire();
    const hand: Hand = { worker, isReady: false, run: undefined, tasks: [], cause: '' };
    this.hands.add(hand);
    worker.unref();
    worker.on('message', (answer: Answer) => this.answered(hand, answer));
    worker.on('error', (error) => {
      hand.cause = error.message;
    });
    worker.on('exit', () => this.died(hand));
  }

  private answered(hand: Hand, answer: Answer): void {
    if (answer === 'ready') {
      hand.isReady = true;
      this.falseStarts = 0;
    } else {
      const [given, ...others] = hand.tasks;
      hand.tasks = others;
      if (others.length === 0) hand.worker.unref();
      if ('error' in answer) given!.run.fail(answer.error);
      else given!.run.finish(given!.task, answer.counts, answer.milliseconds);
    }
    if (this.run !== undefined) this.help(this.run);
  }

  private died(hand: Hand): void {
    const closed = !this.hands.delete(hand);
    if (closed) return;
    if (!hand.isReady && ++this.falseStarts >= MOST_FALSE_STARTS) this.run?.cannotStart(hand.cause);
    const [begun, ...others] = hand.tasks;
    begun?.run.lose(begun.task, hand.cause);
    for (const { run, task } of others) run.takeBack(task);
    if (this.run !== undefined && this.falseStarts < MOST_FALSE_STARTS) this.help(this.run);
  }
}
