import { describe, expect, it } from 'vitest';
import { CrewRun, type Task } from '../../src/platform/node/crew-run.ts';
import type { Block } from '../../src/study/executor.ts';

const job = { engine: 'play', ask: '', fields: {}, rules: { preset: '', values: {} } } as const;
/** Tasks may take as long as they like. */
const LONG = 1e9;

function* blocks(amount: number): Generator<Block> {
  for (let i = 0; i < amount; i++) yield { state: [1, 0, 0, 0], trials: i };
}

const runOf = (amount: number, { threads = 2, told = true } = {}): CrewRun =>
  new CrewRun(job, blocks(amount), threads, told ? amount : undefined);

/** Does a task at so many milliseconds a block; each block is counted with the number of its trials. */
const finish = (run: CrewRun, task: Task, each = 1): void =>
  run.finish(
    task,
    task.blocks.map(({ trials }) => Float64Array.of(trials)),
    each * task.blocks.length,
  );

/** What is back, in order. */
function taken(run: CrewRun): number[] {
  const numbers: number[] = [];
  for (let counts = run.takeNext(); counts !== undefined; counts = run.takeNext()) {
    for (const count of counts) numbers.push((count as Float64Array)[0]!);
  }
  return numbers;
}

/** Takes and does one task after the other to the end. */
function sizesOf(run: CrewRun, time = LONG): number[] {
  const sizes: number[] = [];
  for (let task = run.nextTask(time); task !== undefined; task = run.nextTask(time)) {
    sizes.push(task.blocks.length);
    finish(run, task);
    taken(run);
  }
  return sizes;
}

describe('the tasks of a run on several threads', () => {
  it('begin with one block and double, until they take as long as is wished', () => {
    expect(sizesOf(runOf(1000, { told: false }), 20).slice(0, 7)).toEqual([1, 2, 4, 8, 16, 20, 20]);
  });

  it('never have more than 256 blocks', () => {
    expect(Math.max(...sizesOf(runOf(5000, { told: false })))).toBe(256);
  });

  it('shrink to single blocks towards an end that is known: a quarter of a share of what is left', () => {
    const sizes = sizesOf(runOf(1000));
    expect(sizes.reduce((sum, size) => sum + size)).toBe(1000);
    expect(sizes.at(-1)).toBe(1);
    let left = 1000;
    for (const size of sizes) {
      expect(size).toBeLessThanOrEqual(Math.max(1, left / 8));
      left -= size;
    }
  });

  it('come back in any order and are handed on in theirs', () => {
    const run = runOf(7);
    const tasks = [1, 2, 3].map(() => run.nextTask(LONG)!);
    finish(run, tasks[2]!);
    expect(taken(run)).toEqual([]);
    finish(run, tasks[0]!);
    expect(taken(run)).toEqual([0]);
    finish(run, tasks[1]!);
    expect(taken(run)).toEqual([1, 2]);
    expect(run.isOver()).toBe(false);
  });

  it('wait where eight a thread are under way', () => {
    const run = runOf(1e6);
    const tasks = Array.from({ length: 16 }, () => run.nextTask(LONG)!);
    expect(run.nextTask(LONG)).toBeUndefined();
    finish(run, tasks[0]!);
    expect(taken(run)).toEqual([0]);
    const { first, blocks } = tasks.at(-1)!;
    expect(run.nextTask(LONG)?.first).toBe(first + blocks.length);
  });

  it('are done again by other workers where one died, not by the thread that shares them out', () => {
    const run = runOf(2);
    const task = run.nextTaskOfWorker(LONG)!;
    run.lose(task, '');
    expect(run.nextTask(LONG)).not.toBe(task);
    expect(run.nextTaskOfWorker(LONG)).toBe(task);
    run.takeBack(task);
    expect(run.nextTaskOfWorker(LONG)).toBe(task);
    run.lose(task, '');
    run.lose(task, 'out of memory');
    expect(() => run.isOver()).toThrow(
      '3 worker threads died over the same trials (out of memory). Try --workers 1',
    );
    expect(run.nextTaskOfWorker(LONG)).toBeUndefined();
  });
});

describe('what is left of a run', () => {
  it('is not known before something is back, then by the fastest block', () => {
    const run = runOf(100);
    expect(run.rest).toBe(0);
    finish(run, run.nextTask(LONG)!, 5);
    expect(run.rest).toBe(99 * 5);
    finish(run, run.nextTask(LONG)!, 2);
    expect(run.rest).toBe(97 * 2);
    finish(run, run.nextTask(LONG)!, 9);
    expect(run.rest).toBe(93 * 2);
  });

  it('has no end where nobody told one', () => {
    expect(runOf(100, { told: false }).rest).toBe(Number.POSITIVE_INFINITY);
  });
});
