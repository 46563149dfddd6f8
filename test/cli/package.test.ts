import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from './holdfast.ts';

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

describe('the package', () => {
  it('installs into an empty folder and answers there, and is small', () => {
    const folder = emptyFolder();
    const packed = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    ) as Packed[];
    const [{ filename, files }] = packed as [Packed];
    const names = files.map(({ path }) => path);
    for (const needed of [
      'package.json',
      'README.md',
      'LICENSE',
      'dist/holdfast.js',
      'dist/worker.js',
      'dist/licenses.md',
    ]) {
      expect(names).toContain(needed);
    }
    expect(
      names.filter((name) => /^(src|test|bench|reports|scenarios)\/.*(?<!\.schema\.json)$/.test(name)),
    ).toEqual([]);

    // As npm would install it, without asking a registry: unpacked into node_modules, its one dependency beside it.
    const modules = join(folder, 'node_modules');
    mkdirSync(modules);
    execFileSync('tar', ['-xzf', join(folder, filename), '-C', modules]);
    const home = join(modules, 'package');
    symlinkSync(resolve('node_modules/@resvg'), join(modules, '@resvg'));
    const { bin, dependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
      bin: { holdfast: string };
      dependencies: object;
    };
    expect(Object.keys(dependencies)).toEqual(['@resvg/resvg-js']);
    expect(statSync(join(home, bin.holdfast)).size).toBeLessThan(3_000_000);
    const run = (...words: string[]): string =>
      execFileSync(process.execPath, [join(home, bin.holdfast), ...words], { cwd: folder, encoding: 'utf8' });
    expect(run('odds', '--leadership', '7', '--reroll')).toContain('(119/144)');
    run('new', 'leadership', '--out', 'mine.yaml');
    run('run', 'mine.yaml', '--trials', '100000', '--png', '--workers', '2');
    expect(readdirSync(join(folder, 'reports/mine'))).toContain('report.md');
  });
});
