import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { withSum } from '../../src/platform/node/checkpoint-file.ts';
import type { Saved } from '../../src/study/checkpoint.ts';
import { type Origin, originOf } from '../../src/study/origin.ts';
import type { Result } from '../../src/study/result.ts';
import { planOf } from '../study/plans.ts';
import { emptyFolder, holdfast, shell } from './holdfast.ts';

const SCENARIO =
  'holdfast: 1\nask: leadership\ntitle: T\nrules: wfb8\nleadership: 7\ntrials: 5000\nseed: 5\n';

function folder(): string {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'a.yaml'), SCENARIO);
  writeFileSync(join(cwd, 'b.yaml'), SCENARIO);
  return cwd;
}

/** Puts there what a stopped run of this file, with these options, would have kept; of no plan that there is. */
async function keep(
  cwd: string,
  file: string,
  { out = 'reports', ...options }: Partial<Origin> & { out?: string } = {},
): Promise<string> {
  const of = originOf({ ...planOf('leadership', 'wfb8', {}), file, seed: 5, trials: 5000, ...options });
  const saved: Saved = { checkpoint: 1, plan: '', of, cells: [] };
  const workshop = join(cwd, out, '.holdfast');
  mkdirSync(workshop, { recursive: true });
  const place = join(workshop, file.replace('.yaml', '.json'));
  writeFileSync(place, await withSum(JSON.stringify(saved)));
  return place;
}

const trials = (cwd: string, name: string): number =>
  (JSON.parse(readFileSync(join(cwd, `reports/${name}/result.json`), 'utf8')) as Result).cells[0]!.trials;

describe('--resume where nothing is kept', () => {
  it('says so and begins', () => {
    const cwd = folder();
    const one = holdfast(['run', 'a.yaml', '--resume'], { cwd });
    expect(one.status).toBe(0);
    expect(one.stderr).toBe('Nothing is kept in reports of a stopped run of a.yaml: it begins anew.\n');
    const two = holdfast(['run', 'a.yaml', 'b.yaml', '--resume'], { cwd });
    expect(two.status).toBe(0);
    expect(two.stderr).toBe('Nothing is kept in reports of stopped runs of these files: all begin anew.\n');
    expect(holdfast(['run', 'a.yaml', '--resume', '--quiet'], { cwd })).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });

  it('does not put fewer trials in the place of more', () => {
    const cwd = folder();
    expect(holdfast(['run', 'a.yaml', '--trials', '20000'], { cwd }).status).toBe(0);
    // Nothing runs, not the other file either.
    const refused = holdfast(['run', 'b.yaml', 'a.yaml', '--resume'], { cwd });
    expect(refused).toEqual({
      status: 2,
      stdout: '',
      stderr:
        'a.yaml: nothing is kept to go on from, and reports/a has 20,000 trials already, more than the 5,000 of this run. Give --trials 20000 or more, or run without --resume to replace it.\n',
    });
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['README.md', 'a']);
    expect(trials(cwd, 'a')).toBe(20_000);
    expect(holdfast(['run', 'a.yaml', '--resume', '--trials', '20000'], { cwd }).status).toBe(0);
    expect(holdfast(['run', 'a.yaml', '--quiet'], { cwd }).status).toBe(0);
    expect(trials(cwd, 'a')).toBe(5000);
  });

  it('does not mind a damaged record in the place of the report', () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'reports/a'), { recursive: true });
    writeFileSync(join(cwd, 'reports/a/result.json'), '{ "cells": ');
    expect(holdfast(['run', 'a.yaml', '--resume'], { cwd }).status).toBe(0);
    expect(trials(cwd, 'a')).toBe(5000);
  });
});

describe('progress that was kept', () => {
  it('of other runs is told of for all files before any runs', async () => {
    const cwd = folder();
    await keep(cwd, 'a.yaml', { seed: 6 });
    await keep(cwd, 'b.yaml', { trials: 10 });
    const { status, stdout, stderr } = holdfast(['run', 'a.yaml', 'b.yaml', '--resume'], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(
      'a.yaml: the kept progress belongs to another run. It differs in\n  seed: 6 then, 5 now',
    );
    expect(stderr).toContain(
      'b.yaml: the kept progress belongs to another run. It differs in\n  trials: 10 then, 5000 now',
    );
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['.holdfast']);
  });

  it('survives a run of another file', async () => {
    const cwd = folder();
    const place = await keep(cwd, 'a.yaml');
    expect(holdfast(['run', 'b.yaml', '--quiet'], { cwd })).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readdirSync(join(cwd, 'reports/.holdfast'))).toEqual(['a.json']);
    // It is dropped by a run of its own file, which says so.
    const { status, stderr } = holdfast(['run', 'a.yaml', 'b.yaml'], { cwd });
    expect({ status, stderr }).toEqual({
      status: 0,
      stderr: 'Begins anew and drops what a stopped run of a.yaml has done; --resume would go on from it.\n',
    });
    expect(existsSync(place)).toBe(false);
    expect(existsSync(join(cwd, 'reports/.holdfast'))).toBe(false);
  });
});

describe('a folder of reports in the place of a scenario file', () => {
  it('is told of with the command that goes on', async () => {
    const cwd = folder();
    holdfast(['run', 'a.yaml', 'b.yaml', '--out', 'my reports'], { cwd });
    await keep(cwd, 'a.yaml', { out: 'my reports' });
    const command = "holdfast run a.yaml --resume --trials 5000 --seed 5 --out 'my reports'";
    for (const path of ['my reports/a', 'my reports/a/', 'my reports/a/result.json'])
      expect(holdfast(['run', path, '--resume'], { cwd })).toEqual({
        status: 2,
        stdout: '',
        stderr: `${path.replace('/result.json', '')}: is a report; --resume goes on with the scenario file:\n  ${command}\n`,
      });
    expect(holdfast(['run', 'my reports', '--resume'], { cwd }).stderr).toBe(
      `my reports: holds reports; --resume goes on with the scenario file:\n  ${command}\n`,
    );
    expect(holdfast(['run', 'my reports/b', '--resume'], { cwd }).stderr).toBe(
      'my reports/b: is a report, and nothing is kept there to go on from; name the scenario file instead.\n',
    );
  });

  it('is left alone where it holds scenarios too', async () => {
    const cwd = folder();
    await keep(cwd, 'z.yaml', { out: '.' });
    expect(holdfast(['run', '.', '--resume', '--quiet'], { cwd }).status).toBe(0);
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['README.md', 'a', 'b']);
  });

  it('is refused as the place of other reports', () => {
    const cwd = folder();
    holdfast(['run', 'a.yaml'], { cwd });
    expect(holdfast(['run', 'a.yaml', '--out', 'reports/a'], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'reports/a is itself a report; name the folder that holds reports: --out reports\n',
    });
    expect(readdirSync(join(cwd, 'reports/a'))).not.toContain('a');
  });
});

describe('a report that cannot be written at the end', () => {
  it('leaves the trials kept, and --resume writes it', async () => {
    const cwd = folder();
    const place = await keep(cwd, 'a.yaml');
    // Files of at most 8 kB: room for what is kept, not for a picture.
    const { status, stderr } = shell('ulimit -f 8; holdfast run a.yaml', { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain(
      'reports/a: the file would be too large\nThe trials are kept: with --resume the same command writes the report.\n',
    );
    const saved = JSON.parse(readFileSync(place, 'utf8').split('\n')[0]!) as Saved;
    expect(saved.cells).toMatchObject([{ finished: true, trials: 5000 }]);
    expect(holdfast(['run', 'a.yaml', '--resume', '--quiet'], { cwd })).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
    expect(trials(cwd, 'a')).toBe(5000);
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['README.md', 'a']);
  });

  it('is told of before anything runs where that can be known', () => {
    const cwd = folder();
    holdfast(['run', 'a.yaml', '--quiet'], { cwd });
    chmodSync(join(cwd, 'reports/a'), 0o555);
    onTestFinished(() => chmodSync(join(cwd, 'reports/a'), 0o755));
    if (process.getuid?.() === 0) {
      // Root may write everywhere.
      expect(holdfast(['run', 'a.yaml', '--quiet'], { cwd }).status).toBe(0);
      return;
    }
    expect(holdfast(['run', 'a.yaml', '--trials', '1000000000000'], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'reports/a: permission denied\n',
    });
  });
});
