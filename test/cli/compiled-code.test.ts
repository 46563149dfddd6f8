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

  it('is left alone, piece by piece, where its file was damaged with its length kept', () => {
    const folder = copy();
    const code = join(folder, 'compiled.bin');
    const { places } = JSON.parse(readFileSync(join(folder, 'compiled.json'), 'utf8')) as {
      places: Record<string, [start: number, length: number, sum: number]>;
    };
    const whole = rejected(folder);
    const all = Object.keys(whole);
    expect(all.length).toBeGreaterThan(10);
    // One piece after another, in a place of its own each time: the first bytes, where V8 looks, the middle, and the end.
    for (const [i, name] of all.entries()) {
      const [start, length] = places[name]!;
      const bytes = readFileSync(code);
      const at = start + [0, length >> 1, length - 1][i % 3]!;
      bytes[at] = bytes[at]! ^ 0xff;
      writeFileSync(code, bytes);
    }
    expect(rejected(folder)).toEqual(Object.fromEntries(all.map((name) => [name, null])));
    expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
  });

  it('is taken for the other files where one piece is damaged', () => {
    const folder = copy();
    const code = join(folder, 'compiled.bin');
    const { places } = JSON.parse(readFileSync(join(folder, 'compiled.json'), 'utf8')) as {
      places: Record<string, [start: number, length: number, sum: number]>;
    };
    const [start, length] = places['program.js']!;
    writeFileSync(code, readFileSync(code).fill(0xff, start + (length >> 1), start + (length >> 1) + 4096));
    const { 'program.js': program, ...others } = rejected(folder);
    expect(program).toBe(null);
    expect(new Set(Object.values(others))).toEqual(new Set([false]));
    expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
  });

  it('is left alone where the list of its pieces is damaged', () => {
    const folder = copy();
    const index = join(folder, 'compiled.json');
    const known = JSON.parse(readFileSync(index, 'utf8')) as { places: Record<string, unknown[]> };
    for (const place of [[0, -1, 0], [0, 1e12, 0], [-5, 100, 0], ['a', 'b'], []]) {
      writeFileSync(index, JSON.stringify({ ...known, places: { ...known.places, 'program.js': place } }));
      expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
    }
    for (const text of ['{', 'null', '[]', '{}', '']) {
      writeFileSync(index, text);
      expect(node(join(folder, 'holdfast.js'), ...WORDS)).toBe(answer);
    }
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
