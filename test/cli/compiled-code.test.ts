import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder } from './holdfast.ts';

const BUILT = dirname(resolve(process.env.HOLDFAST_PROGRAM ?? 'dist/holdfast.js'));
const WORDS = ['odds', '--leadership', '7', '--reroll'];

const node = (...words: string[]): string => execFileSync(process.execPath, words, { encoding: 'utf8' });
const answer = node(join(BUILT, 'holdfast.js'), ...WORDS);

/** Of a command, which scripts were loaded with code from the build: false where V8 took it, true where it did not. */
function rejected(built: string): Record<string, boolean | null> {
  const tell = `
    const { scripts } = require(${JSON.stringify(join(built, 'holdfast.js'))});
    process.once('exit', () => {
      const all = [...scripts].map(([name, { cachedDataRejected }]) => [name, cachedDataRejected ?? null]);
      process.stderr.write(JSON.stringify(Object.fromEntries(all)));
    });`;
  const { stderr } = spawnSync(process.execPath, ['-e', tell, '--', ...WORDS], { encoding: 'utf8' });
  return JSON.parse(stderr) as Record<string, boolean | null>;
}

/** A copy of the built program. */
function copy(): string {
  const folder = join(emptyFolder(), 'dist');
  cpSync(BUILT, folder, { recursive: true });
  return folder;
}

describe('code that the build compiled', () => {
  it('is taken by V8 for every file that a short command loads', () => {
    const all = rejected(BUILT);
    expect(Object.keys(all)).toContain('program.js');
    expect(new Set(Object.values(all))).toEqual(new Set([false]));
  });

  it('may be missing', () => {
    const folder = copy();
    for (const name of ['compiled.json', 'compiled.bin']) rmSync(join(folder, name));
    expect(new Set(Object.values(rejected(folder)))).toEqual(new Set([null]));
    expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
  });

  it('is left alone where its file is gone or was cut short', () => {
    const folder = copy();
    const code = join(folder, 'compiled.bin');
    writeFileSync(code, readFileSync(code).subarray(0, 100_000));
    expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
    expect(new Set(Object.values(rejected(folder)))).toEqual(new Set([null]));
    rmSync(code);
    expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
  });

  it('is left alone where another version of Node made it', () => {
    const folder = copy();
    const index = join(folder, 'compiled.json');
    const known = JSON.parse(readFileSync(index, 'utf8')) as { by: string };
    expect(known.by).toBe(`${process.version} ${process.arch}`);
    writeFileSync(index, JSON.stringify({ ...known, by: `v0.0.0 ${process.arch}` }));
    expect(new Set(Object.values(rejected(folder)))).toEqual(new Set([null]));
    expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
  });

  it('is rejected where a file has changed since', () => {
    const folder = copy();
    const program = join(folder, 'program.js');
    writeFileSync(program, `${readFileSync(program, 'utf8')}\n`);
    expect(rejected(folder)['program.js']).toBe(true);
    expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
  });
});
