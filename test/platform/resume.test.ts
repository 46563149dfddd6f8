import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkpointFile, withSum } from '../../src/platform/node/checkpoint-file.ts';
import { threadExecutor } from '../../src/platform/node/thread-executor.ts';
import { DIAGRAM_BLOCK, PLAY_BLOCK } from '../../src/sampling/streams.ts';
import type { Plan } from '../../src/scenario/plan.ts';
import type { Saved } from '../../src/study/checkpoint.ts';
import { localExecutor } from '../../src/study/local-executor.ts';
import type { Progress } from '../../src/study/progress.ts';
import { runStudy } from '../../src/study/run-study.ts';
import { leadershipPlan, PLAY, routPlan } from '../study/plans.ts';
import { hireBuilt } from './built-worker.ts';

const executor = localExecutor();
let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holdfast-'));
  path = join(folder, 'progress.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (): Saved => JSON.parse(readFileSync(path, 'utf8').split('\n')[0]!) as Saved;

/** Runs the plan until so many trials of a cell are done. */
async function stopAt(plan: Plan, at: { cell: number; trials: number }, rest: object = {}) {
  const stop = new AbortController();
  const progress = ({ cell, trials }: Progress) => {
    if (cell === at.cell && trials >= at.trials) stop.abort();
  };
  return runStudy(plan, {
    executor,
    signal: stop.signal,
    progress,
    checkpoint: checkpointFile(path),
    ...rest,
  });
}

describe('a resumed run', () => {
  it.each([
    ['diagram', routPlan({ trials: 9 * DIAGRAM_BLOCK + 99 }), DIAGRAM_BLOCK, {}],
    ['play', leadershipPlan({ trials: 9 * PLAY_BLOCK + 99 }), PLAY_BLOCK, { budget: PLAY }],
    ['precision', leadershipPlan({ precision: 0.0004 }), DIAGRAM_BLOCK, {}],
  ] as const)('gives the bytes of one that was never stopped: %s', async (_, plan, block, rest) => {
    const stopped = await stopAt(plan, { cell: 0, trials: 2 * block }, rest);
    expect(stopped.cells[0]!.trials).toBe(2 * block);
    expect(read().cells[0]).toMatchObject({ finished: false, trials: 2 * block });
    const seen: number[] = [];
    const progress = ({ trials }: Progress) => seen.push(trials);
    const resumed = await runStudy(plan, {
      executor,
      progress,
      checkpoint: checkpointFile(path),
      resume: true,
      ...rest,
    });
    expect(seen[0]).toBe(3 * block);
    expect(JSON.stringify(resumed)).toBe(JSON.stringify(await runStudy(plan, { executor, ...rest })));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('goes on in the cell where it stopped, twice, on threads too', async () => {
    const [cell] = routPlan().cells;
    const cells = [1, 2, 3].map((n) => ({ ...cell!, settings: { n } }));
    const plan = routPlan({ trials: 4 * DIAGRAM_BLOCK, cells });
    await stopAt(plan, { cell: 1, trials: DIAGRAM_BLOCK });
    expect(read().cells.map(({ finished, trials }) => [finished, trials])).toEqual([
      [true, 4 * DIAGRAM_BLOCK],
      [false, DIAGRAM_BLOCK],
    ]);
    await stopAt(plan, { cell: 2, trials: 2 * DIAGRAM_BLOCK }, { resume: true });
    const threads = threadExecutor({ workers: 2, patience: 0, hire: hireBuilt });
    const resumed = await runStudy(plan, {
      executor: threads,
      checkpoint: checkpointFile(path),
      resume: true,
    });
    await threads.close();
    expect(JSON.stringify(resumed)).toBe(JSON.stringify(await runStudy(plan, { executor })));
  });

  it('begins anew where nothing was kept, or when not told to resume', async () => {
    const plan = leadershipPlan({ trials: 3 * DIAGRAM_BLOCK });
    const whole = JSON.stringify(await runStudy(plan, { executor }));
    const checkpoint = checkpointFile(path);
    expect(JSON.stringify(await runStudy(plan, { executor, checkpoint, resume: true }))).toBe(whole);
    await stopAt(plan, { cell: 0, trials: DIAGRAM_BLOCK });
    const seen: number[] = [];
    const progress = ({ trials }: Progress) => seen.push(trials);
    expect(JSON.stringify(await runStudy(plan, { executor, checkpoint, progress }))).toBe(whole);
    expect(seen[0]).toBe(DIAGRAM_BLOCK);
  });

  it('leaves what is done, or brings it up to date, where its caller has more to do', async () => {
    const plan = leadershipPlan({ trials: 2 * DIAGRAM_BLOCK });
    const run = (whenComplete: 'keep' | 'update') =>
      runStudy(plan, { executor, checkpoint: checkpointFile(path, { whenComplete }) });
    await run('update');
    expect(readdirSync(folder)).toEqual([]);
    await run('keep');
    expect(read().cells).toMatchObject([{ finished: true, trials: plan.trials }]);
    writeFileSync(path, 'of an earlier run');
    await run('update');
    expect(read().cells).toMatchObject([{ finished: true, trials: plan.trials }]);
  });

  it('may have been killed', async () => {
    const plan = routPlan({ trials: 400 * DIAGRAM_BLOCK });
    writeFileSync(join(folder, 'plan.json'), JSON.stringify(plan));
    const program = fileURLToPath(new URL('./run-until-killed.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', program, join(folder, 'plan.json'), path]);
    let complaint = '';
    child.stderr.on('data', (text: Buffer) => {
      complaint += text.toString();
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) =>
      child.on('exit', (_, signal) => resolve(signal)),
    );
    const kept = (): boolean => {
      try {
        return read().cells[0]!.trials >= 20 * DIAGRAM_BLOCK;
      } catch {
        return false;
      }
    };
    while (!kept() && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 10));
    child.kill('SIGKILL');
    expect([await ended, complaint]).toEqual(['SIGKILL', '']);

    const before = read().cells[0]!.trials;
    expect(before).toBeLessThan(plan.trials!);
    const first: number[] = [];
    const progress = ({ trials }: Progress) => first.push(trials);
    const resumed = await runStudy(plan, {
      executor,
      progress,
      checkpoint: checkpointFile(path),
      resume: true,
    });
    expect(first[0]).toBe(before + DIAGRAM_BLOCK);
    expect(JSON.stringify(resumed)).toBe(JSON.stringify(await runStudy(plan, { executor })));
  });
});

describe('kept progress', () => {
  const plan = leadershipPlan({ trials: 3 * DIAGRAM_BLOCK });
  const resume = (of: Plan = plan) =>
    runStudy(of, { executor, checkpoint: checkpointFile(path), resume: true });

  it.each([
    ['another seed', { seed: 1 }, 'seed: 2026 then, 1 now', 'To go on, run with --seed 2026. '],
    [
      'other trials',
      { trials: 4 * DIAGRAM_BLOCK },
      'trials: 3145728 then, 4194304 now',
      'To go on, run with --trials 3145728. ',
    ],
    [
      'another precision',
      { precision: 0.1 },
      'precision: not stated then, 10 points now',
      'To go on, run with --trials 3145728. ',
    ],
    ['other fields', { cells: routPlan().cells }, 'something that the file names', ''],
  ])('of %s is refused, and the difference named', async (_, change, difference, advice) => {
    await stopAt(plan, { cell: 0, trials: DIAGRAM_BLOCK });
    const refused = resume(leadershipPlan({ trials: plan.trials!, ...change }));
    await expect(refused).rejects.toThrow(
      'test.yaml: the kept progress belongs to another run. It differs in\n',
    );
    await expect(refused).rejects.toThrow(`\n  ${difference}`);
    await expect(refused).rejects.toThrow(`\n${advice}Run without --resume to begin anew.`);
  });

  it('does not mind another name, title or place of the file', async () => {
    await stopAt(plan, { cell: 0, trials: DIAGRAM_BLOCK });
    const result = await resume({
      ...plan,
      file: 'moved.yaml',
      title: 'Renamed',
      scenario: { renamed: true },
    });
    expect(result).toMatchObject({ complete: true, title: 'Renamed' });
  });

  it.each([
    ['no JSON', 'half a fi', 'is no kept progress'],
    ['empty', '', 'is no kept progress'],
    ['other JSON', '{"a": 1}', 'is no kept progress'],
    [
      'negative counts',
      '{"checkpoint":1,"plan":"","cells":[{"finished":true,"trials":-1}]}',
      'is no kept progress',
    ],
    ['a later version', '{"checkpoint":2,"plan":"","cells":[]}', 'is no kept progress'],
  ])('that is %s is refused', async (_, content, complaint) => {
    writeFileSync(path, content);
    await expect(resume()).rejects.toThrow(complaint);
    await expect(resume()).rejects.toThrow('without --resume');
  });

  it('of which a single digit or letter has changed is refused', async () => {
    await stopAt(plan, { cell: 0, trials: DIAGRAM_BLOCK });
    const whole = readFileSync(path, 'utf8');
    for (const at of [...whole.matchAll(/[0-9a-z]/g)]
      .map(({ index }) => index)
      .filter((_, i) => i % 29 === 0)) {
      const other = whole[at] === '1' ? '2' : '1';
      writeFileSync(path, whole.slice(0, at) + other + whole.slice(at + 1));
      await expect(resume()).rejects.toThrow('is no kept progress of a run, or a damaged one');
    }
    writeFileSync(path, whole);
    expect(await resume()).toMatchObject({ complete: true });
  });

  it('whose counts do not add up is refused', async () => {
    await stopAt(plan, { cell: 0, trials: DIAGRAM_BLOCK });
    const wrong = JSON.stringify(read()).replace('"trials":1048576', '"trials":2097152');
    writeFileSync(path, await withSum(wrong));
    await expect(resume()).rejects.toThrow(
      'test.yaml: the kept progress is damaged, its counts do not add up',
    );
  });
});
