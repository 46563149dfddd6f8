import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, holdfast } from './holdfast.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

describe('reports/', () => {
  it('is what "npm start" writes, byte for byte, and small', () => {
    const fresh = emptyFolder();
    for (const words of [
      ['almanac', '--out', join(fresh, 'almanac')],
      ['run', 'scenarios', '--out', fresh],
    ]) {
      expect(holdfast([...words, '--quiet'], { timeout: 600_000 })).toEqual({
        status: 0,
        stdout: '',
        stderr: '',
      });
    }
    const committed = filesIn('reports');
    expect(filesIn(fresh)).toEqual(committed);
    const differing = committed.filter(
      (name) => !readFileSync(join(fresh, name)).equals(readFileSync(join('reports', name))),
    );
    expect(differing).toEqual([]);
    const bytes = filesIn('reports').reduce((sum, name) => sum + statSync(join('reports', name)).size, 0);
    expect(bytes).toBeLessThan(8_000_000);
  }, 900_000);
});
