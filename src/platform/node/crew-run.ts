import type { Block, BlockCounts, Job } from '../../study/executor.ts';

/** Blocks that one thread simulates at one go. */
export interface Task {
  /** Number of its first block within the run. */
  readonly first: number;
  readonly blocks: readonly Block[];
  /** How many workers died over it. */
  deaths: number;
}

/** How often the same blocks may be begun by a worker that then dies. */
const MOST_DEATHS = 3;
const MOST_BLOCKS = 256;
/** Tasks taken before the oldest is yielded, for each thread: results that wait for it take memory. */
const AHEAD = 8;
/** A task is at most so much of a thread's share of what is left, so that all end at the same time. */
const PART_OF_SHARE = 1 / 4;

/** The blocks of a job on their way through several threads: which are taken, and which are back, in order. */
export class CrewRun {
  readonly job: Job;
  private readonly blocks: Iterator<Block>;
  private readonly threads: number;
  private readonly amount: number | undefined;
  /** Blocks taken, and blocks yielded; both from the start. */
  private taken = 0;
  private yielded = 0;
  private exhausted = false;
  /** Blocks of the task that was taken last. */
  private lastSize = 0.5;
  /** Tasks of workers that died. */
  private readonly again: Task[] = [];
  private readonly back = new Map<number, readonly BlockCounts[]>();
  /** Tasks taken and not yet yielded. */
  private out = 0;
  /** Milliseconds of a block: lately, and at best. */
  private lately = 0;
  private atBest = Number.POSITIVE_INFINITY;
  private failure: Error | undefined;
  private wake: () => void = () => {};

  /** @param amount how many blocks there are, where that is known. */
  constructor(job: Job, blocks: Iterator<Block>, threads: number, amount: number | undefined) {
    this.job = job;
    this.blocks = blocks;
    this.threads = threads;
    this.amount = amount;
  }

  /**
   * How long one thread would take for what is left, in milliseconds: infinite where nobody knows how much that is, 0 as
   * long as nothing is back.
   */
  get rest(): number {
    if (this.amount === undefined) return Number.POSITIVE_INFINITY;
    return this.atBest === Number.POSITIVE_INFINITY ? 0 : (this.amount - this.taken) * this.atBest;
  }

  /**
   * The next blocks, or undefined where there are none for now.
   *
   * @param time that they should take at most, about, in milliseconds.
   */
  nextTask(time: number): Task | undefined {
    if (this.failure !== undefined || this.exhausted || this.out >= AHEAD * this.threads) return undefined;
    const size = this.nextSize(time);
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
    this.lastSize = size;
    this.out++;
    return task;
  }

  /** The same for a worker thread, which begins anew what another has died over. */
  nextTaskOfWorker(time: number): Task | undefined {
    return this.failure === undefined ? (this.again.shift() ?? this.nextTask(time)) : undefined;
  }

  /** One block at first, then up to twice as many each time: nobody knows yet how long they take. */
  private nextSize(time: number): number {
    const inTime = this.lately > 0 ? time / this.lately : MOST_BLOCKS;
    const left = this.amount === undefined ? Number.POSITIVE_INFINITY : this.amount - this.taken;
    const part = (PART_OF_SHARE * left) / this.threads;
    return Math.max(1, Math.floor(Math.min(MOST_BLOCKS, 2 * this.lastSize, inTime, part)));
  }

  finish({ first, blocks }: Task, counts: readonly BlockCounts[], milliseconds: number): void {
    this.back.set(first, counts);
    this.lately = milliseconds / blocks.length;
    this.atBest = Math.min(this.atBest, this.lately);
    this.wake();
  }

  /** The worker that was at this task has died. */
  lose(task: Task, cause: string): void {
    if (++task.deaths >= MOST_DEATHS) {
      this.fail(
        new Error(`${MOST_DEATHS} worker threads died over the same trials${inBrackets(cause)}. ${ADVICE}`),
      );
    }
    this.takeBack(task);
  }

  /** Nobody will do this task unless it is given out anew. */
  takeBack(task: Task): void {
    this.again.push(task);
    this.wake();
  }

  /** Workers die before they can begin anything. */
  cannotStart(cause: string): void {
    this.fail(new Error(`Worker threads cannot start${inBrackets(cause)}. ${ADVICE}`));
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

const ADVICE = 'Try --workers 1, which needs the least memory.';
const inBrackets = (cause: string): string => cause && ` (${cause})`;
