import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../src/study/result.ts';
import { emptyFolder, holdfast } from './holdfast.ts';

const SCENARIO =
  'holdfast: 1\nask: leadership\ntitle: Ld 7\nrules: wfb8\nleadership: 7\ntrials: 100000\nseed: 5\n';

/** A folder with `seven.yaml`. */
function folder(text = SCENARIO): string {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'seven.yaml'), text);
  return cwd;
}

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8');

describe('holdfast run', () => {
  it('writes a report, an index, and nothing else', () => {
    const cwd = folder();
    const { status, stdout, stderr } = holdfast(['run', 'seven.yaml'], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(/^The test is failed five times in 12 \(41\.67 %\)\.\n/);
    expect(stdout).toContain('exact 41.6667 % = 5/12; agrees');
    expect(stdout).toContain('◆ exact');
    expect(readdirSync(join(cwd, 'reports'))).toEqual(['README.md', 'seven']);
    expect(readdirSync(join(cwd, 'reports/seven'))).toEqual(['charts', 'report.md', 'result.json']);
    expect(read(cwd, 'reports/seven/report.md')).toContain('holdfast run seven.yaml\n');
    expect(read(cwd, 'reports/README.md')).toContain('seven/report.md');
  });

  it('writes an index that leads to what the format writes', () => {
    const cwd = folder();
    for (const [format, page] of [
      ['html', 'report.html'],
      ['blog', 'post.md'],
      ['csv', 'data.csv'],
      ['csv,md', 'report.md'],
    ] as const) {
      expect(holdfast(['run', 'seven.yaml', '--quiet', '--format', format], { cwd }).status).toBe(0);
      const links = [...read(cwd, 'reports/README.md').matchAll(/\]\(([^)]+)\)|src="([^"]+)"/g)];
      expect(links.length).toBeGreaterThan(1);
      for (const [, link, source] of links)
        expect(existsSync(join(cwd, 'reports', link ?? source ?? ''))).toBe(true);
      expect(read(cwd, 'reports/README.md')).toContain(`](seven/${page})`);
    }
  });

  it('gives the record with --json, the same as in the report, and writes nothing', () => {
    const cwd = folder();
    const { status, stdout } = holdfast(['run', 'seven.yaml', '--json'], { cwd });
    expect(status).toBe(0);
    expect(readdirSync(cwd)).toEqual(['seven.yaml']);
    const { cells, complete, seed } = JSON.parse(stdout) as Result;
    expect({ complete, seed, trials: cells[0]!.trials }).toEqual({ complete: true, seed: 5, trials: 100000 });
    holdfast(['run', 'seven.yaml', '--quiet'], { cwd });
    expect(read(cwd, 'reports/seven/result.json')).toBe(stdout);
  });

  it('gives the same bytes whatever the workers, and others with another seed', () => {
    const cwd = folder(SCENARIO.replace('trials: 100000', 'trials: 40000000'));
    const run = (...words: string[]) => holdfast(['run', 'seven.yaml', '--json', ...words], { cwd }).stdout;
    const one = run('--workers', '1');
    expect(run('--workers', '3')).toBe(one);
    expect(run('--workers', '1', '--seed', '5')).toBe(one);
    expect(run('--workers', '1', '--seed', '6')).not.toBe(one);
  });

  it('runs until it is precise enough', () => {
    const cwd = folder();
    const { stdout } = holdfast(['run', 'seven.yaml', '--json', '--precision', '0.05'], { cwd });
    const { low, high } = (JSON.parse(stdout) as Result).cells[0]!.outcomes[2]!;
    expect((high - low) / 2).toBeLessThanOrEqual(0.0005);
  });

  it('is silent with --quiet', () => {
    expect(holdfast(['run', 'seven.yaml', '--quiet'], { cwd: folder() })).toEqual({
      status: 0,
      stdout: '',
      stderr: '',
    });
  });

  it('replaces a report as a whole and lists earlier ones in the index', () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'eight.yaml'), SCENARIO.replaceAll('7', '8'));
    holdfast(['run', 'seven.yaml', 'eight.yaml', '--quiet'], { cwd });
    writeFileSync(join(cwd, 'reports/seven/charts/stale.svg'), 'of an earlier version');
    holdfast(['run', 'seven.yaml', '--quiet', '--seed', '9'], { cwd });
    expect(existsSync(join(cwd, 'reports/seven/charts/stale.svg'))).toBe(false);
    expect((JSON.parse(read(cwd, 'reports/seven/result.json')) as Result).seed).toBe(9);
    expect(read(cwd, 'reports/README.md')).toContain('eight/report.md');
    expect(readdirSync(join(cwd, 'reports')).sort()).toEqual(['README.md', 'eight', 'seven']);
  });

  it('writes all formats that are asked for', () => {
    const cwd = folder();
    const { status } = holdfast(
      ['run', 'seven.yaml', '--quiet', '--format', 'md,html,csv', '--png', '--theme', 'dark'],
      { cwd },
    );
    expect(status).toBe(0);
    const names = readdirSync(join(cwd, 'reports/seven'));
    for (const ending of ['md', 'html', 'csv', 'json']) {
      expect(names.some((name) => name.endsWith(`.${ending}`))).toBe(true);
    }
    expect(readdirSync(join(cwd, 'reports/seven/charts')).some((name) => name.endsWith('.png'))).toBe(true);
  });
});

describe('holdfast run refuses', () => {
  it('an --out that cannot be written, before it runs', () => {
    const cwd = folder(SCENARIO.replace('trials: 100000', 'trials: 1000000000000'));
    writeFileSync(join(cwd, 'taken'), '');
    const { status, stdout, stderr } = holdfast(['run', 'seven.yaml', '--out', 'taken/reports'], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe('taken: is a file, a folder was expected\n');
  });

  it('an --out that is a file', () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'taken'), '');
    expect(holdfast(['run', 'seven.yaml', '--out', 'taken'], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'taken: is a file, a folder was expected\n',
    });
  });

  it('--png where it cannot be had, before it runs', () => {
    const cwd = folder(SCENARIO.replace('100000', '1000000000000'));
    const { status, stdout, stderr } = holdfast(['run', 'seven.yaml', '--png'], {
      cwd,
      env: { TMPDIR: join(cwd, 'nowhere') },
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(
      /^--png cannot be had here: .*nowhere.*\n.*Leave it out to get charts as SVG only\.\n$/,
    );
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('to replace a folder that is no report', () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'seven'));
    writeFileSync(join(cwd, 'seven/precious.txt'), 'mine');
    const { status, stderr } = holdfast(['run', 'seven.yaml', '--out', '.'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('seven exists and is no report');
    expect(readdirSync(cwd)).toEqual(['seven', 'seven.yaml']);
    expect(read(cwd, 'seven/precious.txt')).toBe('mine');
  });

  it('to overwrite a README of another kind', () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'README.md'), '# My project\n');
    const { status, stderr } = holdfast(['run', 'seven.yaml', '--out', '.'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('README.md exists and was not written by holdfast');
    expect(readdirSync(cwd)).toEqual(['README.md', 'seven.yaml']);
  });

  it('two scenarios of one name', () => {
    const cwd = folder();
    mkdirSync(join(cwd, 'more'));
    writeFileSync(join(cwd, 'more/seven.yaml'), SCENARIO);
    const { status, stderr } = holdfast(['run', 'seven.yaml', 'more'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('seven.yaml and more/seven.yaml would write the same report');
    expect(existsSync(join(cwd, 'reports'))).toBe(false);
  });

  it('several scenarios with --json', () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'eight.yaml'), SCENARIO);
    const { status, stdout, stderr } = holdfast(['run', '.', '--json'], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('--json prints the result of one scenario and there are 2');
  });
});
