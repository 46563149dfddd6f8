import type { Block, BlockCounts, Job } from '../../study/executor.ts';

/** Blocks that one worker simulates at one go. */
export interface Task {
  /** Number of its first block within the run. */
  readonly first: number;
  readonly blocks: readonly Block[];
  /** How many workers died over it. */
  deaths: number;
}

/** How often the same blocks may be begun by a worker that then dies. */
const MOST_DEATHS = 3;
/** A task has as many blocks as take about so long, in milliseconds: enough to make messages cheap, few enough to stop soon. */
const TASK_TIME = 30;
const MOST_BLOCKS = 256;
/** Tasks given out before the oldest is back, for each worker: results that wait for it take memory. */
const AHEAD = 4;

/** The blocks of a job on their way through a crew: which are given out, and which are back, in order. */
export class CrewRun {
  readonly number: number;
  readonly job: Job;
  private readonly blocks: Iterator<Block>;
  private readonly mostOut: number;
  /** Blocks taken, and blocks yielded; both from the start. */
  private taken = 0;
  private yielded = 0;
  private exhausted = false;
  /** Tasks of workers that died. */
  private readonly again: Task[] = [];
  private readonly back = new Map<number, readonly BlockCounts[]>();
  /** Tasks given out and not yet yielded. */
  private out = 0;
  private millisecondsOfBlock = TASK_TIME;
  private failure: Error | undefined;
  private wake: () => void = () => {};

  constructor(number: number, job: Job, blocks: Iterator<Block>, workers: number) {
    this.number = number;
    this.job = job;
    this.blocks = blocks;
    this.mostOut = AHEAD * workers;
  }

  /** A task to give out, or undefined where there is none for now. */
  nextTask(): Task | undefined {
    if (this.failure !== undefined) return undefined;
    const lost = this.again.shift();
    if (lost !== undefined) return lost;
    if (this.exhausted || this.out >= this.mostOut) return undefined;
    const size = Math.max(1, Math.min(MOST_BLOCKS, Math.round(TASK_TIME / this.millisecondsOfBlock)));
    const blocks: Block[] = [];
    while (blocks.length < size) {
      const next = this.blocks.next();
      if (next.done === true) {
        this.exhausted = true;
        break;
      }
      blocks.push(next.value);
    }
    if (blocks.length === 0) return undefined;
    const task = { first: this.taken, blocks, deaths: 0 };
    this.taken += blocks.length;
    this.out++;
    return task;
  }

  finish({ first, blocks }: Task, counts: readonly BlockCounts[], milliseconds: number): void {
    this.back.set(first, counts);
    this.millisecondsOfBlock = milliseconds / blocks.length;
    this.wake();
  }

  /** The worker that had the task has died. */
  lose(task: Task, cause: string): void {
    task.deaths++;
    if (task.deaths < MOST_DEATHS) {
      this.again.push(task);
    } else {
      this.failure ??= new Error(
        `${MOST_DEATHS} worker threads died over the same trials${cause && ` (${cause})`}. Try fewer with --workers 1, which needs the least memory.`,
      );
    }
    this.wake();
  }

  fail(error: Error): void {
    this.failure ??= error;
    this.wake();
  }

  /** The counts of the next task in order, if they are back. */
  takeNext(): readonly BlockCounts[] | undefined {
    const counts = this.back.get(this.yielded);
    if (counts === undefined) return undefined;
    this.back.delete(this.yielded);
    this.yielded += counts.length;
    this.out--;
    return counts;
  }

  /** Has everything been yielded? @throws what made the run fail. */
  isOver(): boolean {
    if (this.failure !== undefined) throw this.failure;
    return this.exhausted && this.out === 0;
  }

  /** Waits until a task is back or lost. */
  async news(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.wake = resolve;
    });
  }
}
