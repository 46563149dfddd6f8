import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { type ThreadOptions, threadExecutor } from '../../src/platform/node/thread-executor.ts';
import { DIAGRAM_BLOCK, PLAY_BLOCK } from '../../src/sampling/streams.ts';
import { blocksOf } from '../../src/study/blocks.ts';
import type { Block, Executor } from '../../src/study/executor.ts';
import { localExecutor } from '../../src/study/local-executor.ts';
import { prepareCell } from '../../src/study/prepare-cell.ts';
import { runStudy } from '../../src/study/run-study.ts';
import { leadershipPlan, PLAY, routPlan } from '../study/plans.ts';
import { hireBuilt, killedAtOrder, watchedHire } from './built-worker.ts';

const open: Executor[] = [];
/** Worker threads are called at the first block. */
function threads(options: ThreadOptions): Executor {
  const executor = threadExecutor({ patience: 0, hire: hireBuilt, ...options });
  open.push(executor);
  return executor;
}

/** An executor whose worker threads have all started: the next run is theirs too, however short it is. */
async function startedThreads(workers: number) {
  const { hire, answers } = watchedHire();
  const executor = threads({ workers, hire });
  const plan = leadershipPlan();
  const { job } = prepareCell(plan, plan.cells[0]!);
  const endless = blocksOf({ seed: 1, identity: '', size: 1000 }, 1e15);
  if (workers > 1) {
    for await (const _ of executor.run(job, endless)) {
      if (answers.size === workers - 1 && [...answers.values()].every((answered) => answered > 0)) break;
    }
  }
  return { executor, answers };
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((executor) => executor.close()));
});

describe('threadExecutor', () => {
  // 300 blocks of the diagram and 40 of play: many more tasks than workers.
  it.each([
    ['diagram', leadershipPlan({ trials: 300 * DIAGRAM_BLOCK + 12_345 }), {}],
    ['play', leadershipPlan({ trials: 40 * PLAY_BLOCK + 123 }), { budget: PLAY }],
    ['events and quantities', routPlan({ trials: 60 * DIAGRAM_BLOCK }), {}],
  ] as const)('gives the same bytes for 1, 2 and 3 workers: %s', async (_, plan, rest) => {
    const alone = JSON.stringify(await runStudy(plan, { executor: localExecutor(), ...rest }));
    for (const workers of [1, 2, 3]) {
      const { executor, answers } = await startedThreads(workers);
      const before = new Map(answers);
      const result = await runStudy(plan, { executor, ...rest });
      expect(JSON.stringify(result)).toBe(alone);
      // This thread is one of them.
      expect(answers.size).toBe(workers - 1);
      for (const [worker, answered] of answers) expect(answered).toBeGreaterThan(before.get(worker)!);
    }
  });

  it.each([0, 1, 2, 300])(
    'ends by itself after %d blocks, whether it is told of them or not',
    async (amount) => {
      const { executor } = await startedThreads(2);
      const plan = leadershipPlan();
      const { job } = prepareCell(plan, plan.cells[0]!);
      for (const told of [amount, undefined]) {
        let trials = 0;
        for await (const counts of executor.run(
          job,
          blocksOf({ seed: 1, identity: '', size: 10 }, 10 * amount),
          told,
        )) {
          trials += (counts as Float64Array).reduce((sum, count) => sum + count);
        }
        expect(trials).toBe(10 * amount);
      }
    },
  );

  it('stops at the same block for a wanted precision', async () => {
    const plan = leadershipPlan({ precision: 0.00005 });
    const alone = await runStudy(plan, { executor: localExecutor() });
    const shared = await runStudy(plan, { executor: threads({ workers: 3 }) });
    expect(alone.cells[0]!.trials).toBeGreaterThan(16 * DIAGRAM_BLOCK);
    expect(JSON.stringify(shared)).toBe(JSON.stringify(alone));
  });

  it('serves many cells one after the other', async () => {
    const [cell] = routPlan().cells;
    const cells = [...Array(6).keys()].map((n) => ({ ...cell!, settings: { n } }));
    const plan = routPlan({ trials: 3 * DIAGRAM_BLOCK, cells });
    const alone = await runStudy(plan, { executor: localExecutor() });
    const shared = await runStudy(plan, { executor: threads({ workers: 2 }) });
    expect(JSON.stringify(shared)).toBe(JSON.stringify(alone));
  });

  it('starts no thread for a short run', async () => {
    const { hire, answers } = watchedHire();
    const executor = threads({ workers: 2, hire, patience: 60_000 });
    const result = await runStudy(leadershipPlan(), { executor });
    expect(result.cells[0]!.trials).toBe(10_000_000);
    expect(answers.size).toBe(0);
  });

  it('calls for others before a run that is long for certain, and not before one that may be short', async () => {
    const { hire, answers } = watchedHire();
    const executor = threads({ workers: 2, hire, patience: 100 });
    await executor.foresee!(1e9);
    expect(answers.size).toBe(0);
    await executor.foresee!(2e9);
    expect(answers.size).toBe(1);
    const plan = leadershipPlan({ trials: 2e9 });
    const result = await runStudy(plan, { executor });
    expect(answers.size).toBe(1);
    expect(JSON.stringify(result)).toBe(JSON.stringify(await runStudy(plan, { executor: localExecutor() })));
  });

  it('calls for others in the middle of a run whose amount is known, once it is seen to be long', async () => {
    const { hire, answers } = watchedHire();
    const plan = leadershipPlan({ trials: 1000 * DIAGRAM_BLOCK });
    const executor = threads({ workers: 2, hire, patience: 80 });
    const result = await runStudy(plan, { executor });
    expect(answers.size).toBe(1);
    expect(JSON.stringify(result)).toBe(JSON.stringify(await runStudy(plan, { executor: localExecutor() })));
  });

  it('works alone for a while where the amount is not known, then calls for others', async () => {
    const { hire, answers } = watchedHire();
    const executor = threads({ workers: 2, hire, patience: 30 });
    const plan = leadershipPlan();
    const { job } = prepareCell(plan, plan.cells[0]!);
    const began = performance.now();
    let alone = 0;
    for await (const _ of executor.run(job, blocksOf({ seed: 1, identity: '', size: 1000 }, 1e15))) {
      if (answers.size === 0) alone = performance.now() - began;
      if ([...answers.values()].some((answered) => answered > 0)) break;
    }
    expect(alone).toBeGreaterThan(25);
  });

  it('replaces a worker that dies, and repeats its blocks', async () => {
    // Whenever it dies, what it was given has to be done by another: this thread does not touch it.
    const plan = leadershipPlan({ trials: 4200 * DIAGRAM_BLOCK });
    for (const order of [1, 2]) {
      let hired = 0;
      const hire = () => (++hired === 1 ? killedAtOrder(hireBuilt(), order) : hireBuilt());
      const result = await runStudy(plan, { executor: threads({ workers: 2, hire }) });
      expect(hired).toBe(2);
      expect(JSON.stringify(result)).toBe(
        JSON.stringify(await runStudy(plan, { executor: localExecutor() })),
      );
    }
  });

  it('gives up when workers keep dying, and says what to do', async () => {
    const hire = () => killedAtOrder(hireBuilt(), 1);
    const run = runStudy(leadershipPlan({ trials: 1e12 }), { executor: threads({ workers: 2, hire }) });
    await expect(run).rejects.toThrow('3 worker threads died over the same trials. Try --workers 1');
  });

  it('says why a worker cannot start', async () => {
    const hire = () => new Worker('throw new Error("no such thing")', { eval: true });
    const run = runStudy(leadershipPlan({ trials: 1e12 }), { executor: threads({ workers: 3, hire }) });
    await expect(run).rejects.toThrow('Worker threads cannot start (no such thing). Try --workers 1');
  });

  it('hands on an error of the rule, and works on afterwards', async () => {
    const { hire, answers } = watchedHire();
    const executor = threads({ workers: 2, hire });
    const job = {
      engine: 'play',
      ask: 'no such question',
      fields: {},
      rules: { preset: 'wfb8', values: {} },
    } as const;
    const blocks = blocksOf({ seed: 1, identity: '', size: 10 }, 1000);
    await expect(executor.run(job, blocks).next()).rejects.toThrow('There is no question "no such question"');
    const result = await runStudy(leadershipPlan(), { executor });
    expect(result.complete).toBe(true);
    expect(answers.size).toBe(1);
  });

  it('hands on an error that a worker met', async () => {
    const { executor } = await startedThreads(2);
    const plan = leadershipPlan();
    const { job } = prepareCell(plan, plan.cells[0]!);
    // The worker is given the first block: this thread gives out before it takes.
    const [{ state }] = [...blocksOf({ seed: 1, identity: '', size: 10 }, 10)] as [Block];
    const blocks = [-1, 10, 10, 10].map((trials) => ({ state, trials }));
    await expect(executor.run(job, blocks).next()).rejects.toThrow('-1 is no number of trials for a block');
    expect((await runStudy(plan, { executor })).complete).toBe(true);
  });

  it('takes blocks only as it needs them, however many there are', async () => {
    const { job } = prepareCell(leadershipPlan(), leadershipPlan().cells[0]!);
    let taken = 0;
    function* endless(): Generator<Block> {
      for (const block of blocksOf({ seed: 1, identity: '', size: 1000 }, 1e15)) {
        taken++;
        yield block;
      }
    }
    let yielded = 0;
    for await (const _ of threads({ workers: 2 }).run(job, endless())) {
      yielded++;
      // A reader slower than the threads: what waits for it stays below 8 tasks of 256 blocks for each of them.
      if (yielded % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(taken - yielded).toBeLessThan(8 * 2 * 256 + 256);
      if (yielded === 10_000) break;
    }
    expect(yielded).toBe(10_000);
  });

  it('keeps the completed blocks when stopped', async () => {
    const stop = new AbortController();
    const plan = leadershipPlan({ trials: 1e12 });
    const executor = threads({ workers: 2 });
    setTimeout(() => stop.abort(), 400);
    const began = performance.now();
    const stopped = await runStudy(plan, { executor, signal: stop.signal });
    expect(performance.now() - began).toBeLessThan(5000);
    const { trials } = stopped.cells[0]!;
    expect(stopped.complete).toBe(false);
    expect(trials % DIAGRAM_BLOCK).toBe(0);
    const whole = await runStudy(leadershipPlan({ trials }), { executor });
    expect(JSON.stringify({ ...stopped, complete: true })).toBe(JSON.stringify(whole));
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %d workers', (workers) => {
    expect(() => threadExecutor({ workers })).toThrow('no number of worker threads');
  });
});
