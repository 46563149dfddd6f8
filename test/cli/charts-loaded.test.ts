import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, holdfast } from './holdfast.ts';

const SCENARIO = 'holdfast: 1\nask: leadership\ntitle: Ld 7\nrules: wfb8\nleadership: 7\ntrials: 1000\n';
const BUILT = dirname(resolve(process.env.HOLDFAST_PROGRAM ?? 'dist/holdfast.js'));

/** Built files that hold these words, which stand in one library and nowhere else in the program. */
const filesWith = (words: string): string[] =>
  readdirSync(BUILT)
    .filter((name) => name.endsWith('.js') && readFileSync(join(BUILT, name), 'utf8').includes(words))
    .map((name) => join(BUILT, name));

const vega = filesWith('Duplicate scale or projection name');
const vegaLite = filesWith('Invalid specification');

/** Which of the libraries that draw were evaluated while the program did what it is told. */
function drawersLoadedBy(words: readonly string[]): string[] {
  const cwd = emptyFolder();
  const coverage = join(cwd, 'coverage');
  writeFileSync(join(cwd, 'x.yaml'), SCENARIO);
  const { status, stderr } = holdfast(words, { cwd, env: { NODE_V8_COVERAGE: coverage } });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const scripts = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as {
      result: { url: string }[];
    };
    return result.map(({ url }) => url.replace(/^file:\/\//, ''));
  });
  expect(scripts).toContain(join(BUILT, 'holdfast.js'));
  return [
    ...(scripts.some((path) => vega.includes(path)) ? ['vega'] : []),
    ...(scripts.some((path) => vegaLite.includes(path)) ? ['vega-lite'] : []),
    ...(scripts.some((path) => path.includes('@resvg')) ? ['resvg'] : []),
  ];
}

describe('the libraries that draw', () => {
  it('are loaded where a chart is drawn, and the one for PNG where that is asked for', () => {
    expect([vega.length, vegaLite.length]).toEqual([1, 1]);
    expect(drawersLoadedBy(['run', 'x.yaml', '--quiet'])).toEqual(['vega', 'vega-lite']);
    expect(drawersLoadedBy(['run', 'x.yaml', '--quiet', '--png'])).toEqual(['vega', 'vega-lite', 'resvg']);
  });

  it.each([
    [['run', 'x.yaml', '--json']],
    [['run', 'x.yaml', '--format', 'csv', '--quiet']],
    [['exact', 'x.yaml']],
    [['odds', '-l', '7']],
    [['check', 'x.yaml']],
  ])('are not loaded by %j', (words) => {
    expect(drawersLoadedBy(words)).toEqual([]);
  });
});
