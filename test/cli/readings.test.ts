import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, holdfast } from './holdfast.ts';

/** Leadership 8 after a combat lost by 7: only the double 1 helps under the 8th edition. */
const SCENARIO =
  'holdfast: 1\nask: leadership\ntitle: Lost by seven\nrules: wfb8\nleadership: 8\nmodifier: -7\n';
const RULES = 'holdfast: 1\nbase: wfb8\nchange:\n';

function folder(files: Readonly<Record<string, string>> = {}): string {
  const cwd = emptyFolder();
  for (const [name, text] of Object.entries({ 'seven.yaml': SCENARIO, ...files })) {
    mkdirSync(dirname(join(cwd, name)), { recursive: true });
    writeFileSync(join(cwd, name), text);
  }
  return cwd;
}

interface Reading {
  readonly switch: string;
  readonly inForce: unknown;
  readonly reading: unknown;
  readonly source: string;
  readonly changes: readonly { readonly outcome: string; readonly difference: number }[];
}

describe('holdfast readings', () => {
  it('flips each switch alone and tells the exact effect', () => {
    const { status, stdout } = holdfast(['readings', 'seven.yaml', '--json'], { cwd: folder() });
    expect(status).toBe(0);
    const readings = JSON.parse(stdout) as Reading[];
    const doubleOne = readings.filter((reading) => reading.switch === 'leadership.naturalDoubleOne');
    expect(doubleOne).toHaveLength(1);
    expect(doubleOne[0]).toMatchObject({ inForce: 'always', reading: 'off' });
    // 1 throw in 36 is the double 1.
    expect(doubleOne[0]!.changes).toEqual([
      { settings: {}, outcome: 'passes', before: 0.0277777778, after: 0, difference: -0.027777778 },
      { settings: {}, outcome: 'fails', before: 0.972222222, after: 1, difference: 0.027777778 },
    ]);
    // A cap of 10 does not bear on Leadership 1.
    expect(readings.find((reading) => reading.switch === 'leadership.ldCap')!.changes).toEqual([]);
    for (const { source } of readings) expect(source).not.toBe('');
  });

  it('tells it in words, with the source', () => {
    const { stdout } = holdfast(['readings', 'seven.yaml'], { cwd: folder() });
    expect(stdout).toContain('leadership.naturalDoubleOne: off instead of always');
    expect(stdout).toContain('the test is passed: −2.78 points (2.78 % → 0 %; 1/36 → 0)');
    expect(stdout).toMatch(/Source: .*Insane Courage/);
    expect(stdout).toMatch(/No effect here: .*leadership\.ldCap none/);
  });

  it('tells what moves besides the outcomes: events on the way and means', () => {
    // Four of 25 fall to the Orcs, who are closer, and three to the Goblins: with the last of these it is a quarter.
    const direction = `holdfast: 1
ask: panic
title: Away from whom
rules: t9a-2016
unit: { leadership: 7, models: 25 }
enemies: { Orcs: { away: 10 }, Goblins: { away: 20 } }
turns:
  - shooting: [ { loses: 4, by: Orcs }, { loses: 3, by: Goblins } ]
`;
    // One turn is never enough for the twenty inches.
    const mean = `holdfast: 1
ask: march
title: How far
rules: t9a-2016
unit: { move: 4, leadership: 7 }
enemies: { Orcs: { away: 7 } }
objective: 20
turns: 1
`;
    const cwd = folder({ 'direction.yaml': direction, 'mean.yaml': mean });
    const { stdout } = holdfast(['readings', 'direction.yaml'], { cwd });
    expect(stdout).toMatch(
      /heavyCasualtiesSource: most instead of last\n {2}No outcome changes, but on the way:\n.*flees from Orcs: \+41\.67 points \(0 % → 41\.67 %; 0 → 5\/12\)/,
    );
    const readings = JSON.parse(holdfast(['readings', 'direction.yaml', '--json'], { cwd }).stdout) as {
      switch: string;
      changes: object[];
      events: object[];
    }[];
    const most = readings.find((reading) => reading.switch === 'panic.heavyCasualtiesSource')!;
    expect(most.changes).toEqual([]);
    expect(most.events).toEqual([
      { settings: {}, event: 'flees from Orcs', before: 0, after: 0.416666667, difference: 0.416666667 },
      { settings: {}, event: 'flees from Goblins', before: 0.416666667, after: 0, difference: -0.416666667 },
    ]);
    // 4 + 4 · 7/12 inches with a test, 8 without.
    expect(holdfast(['readings', 'mean.yaml'], { cwd }).stdout).toMatch(
      /march\.enemyWithin: 6 instead of 8\n {2}No outcome changes, but on the way:[\s\S]*the inches moved.*: mean 6\.333 → 8\n/,
    );
  });
});

describe('holdfast diff', () => {
  it('tells which scenarios a change of the rules moves', () => {
    const cwd = folder({
      'nine.yaml': SCENARIO.replace('leadership: 8\nmodifier: -7', 'leadership: 9'),
      'house.yaml': `${RULES}  leadership.naturalDoubleOne: off\n`,
    });
    const { status, stdout } = holdfast(['diff', 'house.yaml', 'seven.yaml', 'nine.yaml'], { cwd });
    expect(status).toBe(0);
    expect(stdout).toContain('Changed: leadership.naturalDoubleOne: off\n');
    expect(stdout).toContain('the test is failed: +2.78 points (97.22 % → 100 %; 35/36 → 1)');
    expect(stdout).toMatch(/1 of 2 scenarios change\.\n$/);
  });

  it('gives no rows for an empty change, also one that builds on another file', () => {
    const cwd = folder({ 'house.yaml': `${RULES}  {}\n`, 'above.yaml': 'holdfast: 1\nbase: house.yaml\n' });
    for (const rules of ['house.yaml', 'above.yaml']) {
      const { stdout } = holdfast(['diff', rules, 'seven.yaml'], { cwd });
      expect(stdout).toBe('The rules file changes nothing.\n\n0 of 1 scenarios change.\n');
    }
  });

  it('refuses a rules file with faults', () => {
    const cwd = folder({ 'house.yaml': `${RULES}  leadership.naturalDubleOne: off\n` });
    const { status, stdout, stderr } = holdfast(['diff', 'house.yaml', 'seven.yaml'], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^house\.yaml:4:3: there is no rule parameter "leadership\.naturalDubleOne"/);
  });

  it('tells of all files that are not there, and solves nothing where its page would overwrite another', () => {
    const cwd = folder({ 'house.yaml': `${RULES}  {}\n`, 'mine/README.md': 'My own page.\n' });
    const missing = holdfast(['diff', 'none.yaml', 'eight.yaml', 'nine.yaml'], { cwd });
    expect(missing).toEqual({
      status: 2,
      stdout: '',
      stderr: ['none', 'eight', 'nine'].map((name) => `${name}.yaml: no such file or folder\n`).join(''),
    });
    const { status, stdout, stderr } = holdfast(['diff', 'house.yaml', 'seven.yaml', '--out', 'mine'], {
      cwd,
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(
      'mine/README.md exists and is no page about a rule change; choose another --out',
    );
  });
});

describe('holdfast exact', () => {
  it('solves without simulating', () => {
    const { status, stdout } = holdfast(['exact', 'seven.yaml', '--json'], { cwd: folder() });
    expect(status).toBe(0);
    const { cells } = JSON.parse(stdout) as { cells: { trials: number; outcomes: { fraction: string }[] }[] };
    expect(cells[0]!.trials).toBe(0);
    expect(cells[0]!.outcomes.map(({ fraction }) => fraction)).toEqual(['1/36', '0', '35/36']);
  });
});
