import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, holdfast, shell } from './holdfast.ts';

const SCENARIO = 'holdfast: 1\nask: leadership\ntitle: Ld 7\nrules: wfb8\nleadership: 7\ntrials: 100000\n';
const ESCAPE = '\u001b[';

describe('a reader that goes away', () => {
  it('ends nothing and complains of nothing', () => {
    const { status, stdout, stderr } = shell('set -o pipefail; holdfast rules rout | head -n 1');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toBe('Rout tests\n');
  });

  it('does not keep a run from writing its reports', () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'x.yaml'), SCENARIO);
    const { status, stderr } = shell('set -o pipefail; holdfast run x.yaml | true', { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(existsSync(join(cwd, 'reports/x/result.json'))).toBe(true);
    expect(existsSync(join(cwd, 'reports/README.md'))).toBe(true);
  });

  it('while there is more to write, of several files and by other commands', () => {
    const cwd = emptyFolder();
    for (const name of ['x', 'y', 'z']) writeFileSync(join(cwd, `${name}.yaml`), SCENARIO);
    writeFileSync(
      join(cwd, 'house.yaml'),
      'holdfast: 1\nbase: wfb8\nchange: { leadership.naturalDoubleOne: off }\n',
    );
    writeFileSync(join(cwd, 'post.md'), '<!-- holdfast x.yaml percent "fails" --><!-- /holdfast -->\n');
    for (const [line, written] of [
      ['run x.yaml y.yaml z.yaml | head -n 1', 'reports/z/report.md'],
      ['run x.yaml --json | true', 'x.yaml'],
      ['diff house.yaml x.yaml --out change | true', 'change/README.md'],
      ['weave post.md | true', 'post.md'],
      ['check x.yaml y.yaml | true', 'x.yaml'],
    ] as const) {
      const { status, stderr } = shell(`set -o pipefail; holdfast ${line}`, { cwd });
      expect({ line, status, stderr }).toEqual({ line, status: 0, stderr: '' });
      expect(existsSync(join(cwd, written))).toBe(true);
    }
    expect(readFileSync(join(cwd, 'post.md'), 'utf8')).toContain('41.67');
    // A fault keeps its status where nobody hears of it.
    expect(shell('set -o pipefail; holdfast run nothing.yaml 2>&1 | true', { cwd }).status).toBe(2);
  });
});

describe('colours', () => {
  const odds = ['odds', '-l', '7', '-r'];

  it('are used when asked for', () => {
    expect(holdfast(odds, { env: { FORCE_COLOR: '1' } }).stdout).toContain(ESCAPE);
  });

  it('are not used in a pipe, nor with NO_COLOR', () => {
    expect(holdfast(odds).stdout).not.toContain(ESCAPE);
    expect(holdfast(odds, { env: { CI: 'true' } }).stdout).not.toContain(ESCAPE);
    expect(holdfast(odds, { env: { FORCE_COLOR: '0' } }).stdout).not.toContain(ESCAPE);
    expect(shell(`script -qec 'NO_COLOR=1 node "$PROGRAM" odds -l 7' /dev/null`).stdout).not.toContain(
      ESCAPE,
    );
  });
});

describe('progress', () => {
  const running = 'node "$PROGRAM" run x.yaml --trials 3000000000 --workers 1';

  it('is shown on a terminal and taken away at the end', () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'x.yaml'), SCENARIO);
    const { stdout } = shell(`script -qec '${running}' /dev/null`, { cwd });
    expect(stdout).toMatch(
      /x\.yaml {2}█*░* \d+% {2}the test is failed: \d+\.\d+ % ± \d+\.\d+ points {2}\d+ s left/,
    );
    expect(stdout).toContain('exact 41.6667 % = 5/12; agrees');
  });

  it('is not shown elsewhere, nor with --quiet', () => {
    const cwd = emptyFolder();
    writeFileSync(join(cwd, 'x.yaml'), SCENARIO);
    expect(shell(running.replace('node', 'exec node'), { cwd }).stderr).toBe('');
    expect(shell(`script -qec '${running} --quiet' /dev/null`, { cwd }).stdout).toBe('');
    // A terminal that cannot redraw a line, such as the shell within an editor.
    const dumb = shell(`script -qec 'TERM=dumb ${running} --seed 3' /dev/null`, { cwd }).stdout;
    expect(dumb).toContain('agrees');
    expect(dumb).not.toContain(ESCAPE);
  });
});
