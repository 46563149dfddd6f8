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
/** Worker threads from the first block on. */
function threads(options: ThreadOptions): Executor {
  const executor = threadExecutor({ patience: 0, hire: hireBuilt, ...options });
  open.push(executor);
  return executor;
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
      const { hire, answers } = watchedHire();
      const result = await runStudy(plan, { executor: threads({ workers, hire }), ...rest });
      expect(JSON.stringify(result)).toBe(alone);
      expect(answers.size).toBe(workers === 1 ? 0 : workers);
      const busy = [...answers.values()].filter((answered) => answered > 0);
      if (workers > 1) expect(busy.length).toBeGreaterThanOrEqual(2);
    }
  });

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

  it('passes from one thread to several in the middle of a run', async () => {
    const { hire, answers } = watchedHire();
    const plan = leadershipPlan({ trials: 400 * DIAGRAM_BLOCK });
    const executor = threads({ workers: 2, hire, patience: 5 });
    const result = await runStudy(plan, { executor });
    expect(answers.size).toBe(2);
    expect(JSON.stringify(result)).toBe(JSON.stringify(await runStudy(plan, { executor: localExecutor() })));
  });

  it('replaces a worker that dies, and repeats its blocks', async () => {
    // More than the 8 tasks of at most 256 blocks that may be out before the first task and the lost one are back:
    // whenever it dies, there is work left for a third.
    const plan = leadershipPlan({ trials: 4200 * DIAGRAM_BLOCK });
    for (const order of [1, 2]) {
      let hired = 0;
      const hire = () => (++hired === 1 ? killedAtOrder(hireBuilt(), order) : hireBuilt());
      const result = await runStudy(plan, { executor: threads({ workers: 2, hire }) });
      expect(hired).toBe(3);
      expect(JSON.stringify(result)).toBe(
        JSON.stringify(await runStudy(plan, { executor: localExecutor() })),
      );
    }
  });

  it('gives up when workers keep dying, and says what to do', async () => {
    const hire = () => killedAtOrder(hireBuilt(), 1);
    const run = runStudy(leadershipPlan(), { executor: threads({ workers: 2, hire }) });
    await expect(run).rejects.toThrow(
      '3 worker threads died over the same trials. Try fewer with --workers 1',
    );
  });

  it('says why a worker cannot start', async () => {
    const hire = () => new Worker('throw new Error("no such thing")', { eval: true });
    const run = runStudy(leadershipPlan(), { executor: threads({ workers: 2, hire }) });
    await expect(run).rejects.toThrow('3 worker threads died over the same trials (no such thing)');
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
    expect(answers.size).toBe(2);
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
      // A reader slower than the workers: what waits for it stays below 4 tasks of 256 blocks for each worker.
      if (yielded % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      expect(taken - yielded).toBeLessThan(4 * 2 * 256 + 256);
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
