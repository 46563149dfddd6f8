import type { ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runFiles } from '../../src/cli/run/run-files.ts';
import type { RunOptions } from '../../src/cli/run/run-options.ts';
import { withSum } from '../../src/platform/node/checkpoint-file.ts';
import type { Saved } from '../../src/study/checkpoint.ts';
import type { Result } from '../../src/study/result.ts';
import { emptyFolder, holdfast, holdfastWhile } from './holdfast.ts';

/** Far more trials than can be done before it is stopped. */
const LONG =
  'holdfast: 1\nask: leadership\ntitle: Long\nrules: wfb8\nleadership: 7\nreroll: true\ntrials: 1000000000000\nseed: 5\n';

function folder(): string {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'long.yaml'), LONG);
  return cwd;
}

const result = (cwd: string): Result =>
  JSON.parse(readFileSync(join(cwd, 'reports/long/result.json'), 'utf8')) as Result;
const checkpoint = (cwd: string): string => join(cwd, 'reports/.holdfast/long.json');

/** Waits until the run has kept some progress. */
async function untilKept(cwd: string): Promise<void> {
  while (!existsSync(checkpoint(cwd))) await later(50);
}

describe('Ctrl-C', () => {
  it('stops cleanly, reports the completed blocks, and the run can be resumed', async () => {
    const cwd = folder();
    const stopped = await holdfastWhile(
      ['run', 'long.yaml', '--workers', '2'],
      async (child) => {
        await untilKept(cwd);
        child.kill('SIGINT');
      },
      { cwd },
    );
    expect(stopped.status).toBe(130);
    expect(stopped.stderr).toContain('Stopping: keeping what is done.');
    expect(stopped.stderr).toContain('With --resume the same command goes on from here.');
    expect(stopped.stdout).toContain('Stopped before the end');
    const first = result(cwd);
    const { trials } = first.cells[0]!;
    expect(first.complete).toBe(false);
    expect(trials % 2 ** 20).toBe(0);
    expect(trials).toBeGreaterThan(0);

    // The completed prefix equals a run of that many trials.
    const whole = holdfast(['run', 'long.yaml', '--json', '--trials', String(trials)], { cwd });
    expect((JSON.parse(whole.stdout) as Result).cells).toEqual(first.cells);
    expect(readFileSync(join(cwd, 'reports/long/report.md'), 'utf8')).toContain(
      `holdfast run long.yaml --trials ${trials}\n`,
    );

    const resumed = await holdfastWhile(
      ['run', 'long.yaml', '--resume', '--quiet'],
      async (child) => {
        await later(1500);
        child.kill('SIGINT');
      },
      { cwd },
    );
    expect(resumed.status).toBe(130);
    expect(result(cwd).cells[0]!.trials).toBeGreaterThanOrEqual(trials);
  });
});

describe('a request to end', () => {
  it('stops as Ctrl-C does', async () => {
    const cwd = folder();
    const { status, stderr } = await holdfastWhile(
      ['run', 'long.yaml', '--workers', '1'],
      async (child) => {
        await untilKept(cwd);
        child.kill('SIGTERM');
      },
      { cwd },
    );
    expect(status).toBe(130);
    expect(stderr).toContain('With --resume the same command goes on from here.');
    expect(result(cwd).complete).toBe(false);
  });
});

describe('a stop before any trials', () => {
  const NOTHING = 'Stopped before any trials were done; there is nothing to report.\n';
  const quiet: RunOptions = {
    out: '',
    format: ['md'],
    theme: 'light',
    width: 720,
    workers: 1,
    png: false,
    json: false,
    quiet: true,
    resume: false,
  };

  it.each([false, true])('is told even with --quiet, and writes nothing (--json: %s)', async (json) => {
    const cwd = folder();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => said.mockRestore());
    const options = { ...quiet, json, out: join(cwd, 'reports') };
    expect(await runFiles([join(cwd, 'long.yaml')], options, AbortSignal.abort())).toBe(130);
    expect(said.mock.calls).toEqual([[NOTHING]]);
    expect(readdirSync(cwd)).toEqual(['long.yaml']);
  });

  it('may come while the program is still loading', async () => {
    const cwd = folder();
    // Loaded before the program: asks it to stop as soon as it listens.
    const hook = join(cwd, 'stop-early.cjs');
    writeFileSync(
      hook,
      "process.on('newListener', (name) => name === 'SIGINT' && setImmediate(() => process.kill(process.pid, 'SIGINT')));",
    );
    const env = { NODE_OPTIONS: `--require ${hook}` };
    expect(holdfast(['run', 'long.yaml', '--quiet'], { cwd, env })).toEqual({
      status: 130,
      stdout: '',
      stderr: NOTHING,
    });
    expect(readdirSync(cwd)).toEqual(['long.yaml', 'stop-early.cjs']);
  });
});

describe('--resume', () => {
  it('does not simulate anew what was complete before the stop', async () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'a-short.yaml'), LONG.replace('Long', 'Short').replace('000000000000', '000000'));
    const words = ['run', 'a-short.yaml', 'long.yaml', '--quiet'];
    const untilLongIsKept = async (child: ChildProcess) => {
      await untilKept(cwd);
      child.kill('SIGINT');
    };
    expect((await holdfastWhile(words, untilLongIsKept, { cwd })).status).toBe(130);
    // Counts that no run would give are seen in the report only if they are taken from there.
    const kept = join(cwd, 'reports/.holdfast/a-short.json');
    const saved = JSON.parse(readFileSync(kept, 'utf8').split('\n')[0]!) as Saved;
    const outcomes = saved.cells[0]!.outcomes.map((row, i) => ({ ...row, count: i === 0 ? 1_000_000 : 0 }));
    writeFileSync(
      kept,
      await withSum(JSON.stringify({ ...saved, cells: [{ ...saved.cells[0], outcomes }] })),
    );
    rmSync(checkpoint(cwd));
    expect((await holdfastWhile([...words, '--resume'], untilLongIsKept, { cwd })).status).toBe(130);
    const short = readFileSync(join(cwd, 'reports/a-short/result.json'), 'utf8');
    expect((JSON.parse(short) as Result).cells[0]!.outcomes.map(({ count }) => count)).toContain(1_000_000);
  });

  it('goes on after the program was killed, and ends as if it had not been', async () => {
    const cwd = folder();
    await holdfastWhile(
      ['run', 'long.yaml'],
      async (child) => {
        await untilKept(cwd);
        child.kill('SIGKILL');
      },
      { cwd },
    );
    expect(existsSync(join(cwd, 'reports/long'))).toBe(false);
    // The kept progress belongs to these very options.
    const other = holdfast(['run', 'long.yaml', '--resume', '--seed', '6'], { cwd });
    expect(other.status).toBe(2);
    expect(other.stderr).toBe(
      'long.yaml: the kept progress belongs to another run. It differs in\n  seed: 5 then, 6 now\nTo go on, run with --seed 5. Run without --resume to begin anew.\n',
    );
    expect(existsSync(checkpoint(cwd))).toBe(true);
  });

  it('says what is wrong with damaged progress', async () => {
    const cwd = folder();
    const words = ['run', 'long.yaml', '--trials', '1000000', '--quiet'];
    holdfast(words, { cwd });
    expect(existsSync(checkpoint(cwd))).toBe(false);
    // Nothing is kept: the run simply begins.
    expect(holdfast([...words, '--resume'], { cwd }).status).toBe(0);
    const { mkdirSync } = await import('node:fs');
    mkdirSync(join(cwd, 'reports/.holdfast'), { recursive: true });
    writeFileSync(checkpoint(cwd), '{"checkpoint": 1');
    const { status, stderr } = holdfast([...words, '--resume'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('long.json: this is no kept progress of a run');
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});
