import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, holdfast, shell } from './holdfast.ts';

const GOOD = 'holdfast: 1\nask: leadership\ntitle: Good\nrules: wfb8\nleadership: 7\n';

/** A folder with these files. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = emptyFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('bad scenario files', () => {
  it.each([
    [
      'a key with a typo',
      GOOD.replace('leadership: 7', 'leadreship: 7'),
      'x.yaml:5:1: unknown key "leadreship", did you mean "leadership"?',
    ],
    ['a value out of range', GOOD.replace('leadership: 7', 'leadership: 99'), 'x.yaml:5:13: leadership'],
    [
      'a value of another type',
      GOOD.replace('leadership: 7', 'leadership: seven'),
      'x.yaml:5:13: leadership',
    ],
    ['broken YAML', 'holdfast: 1\nask: [leadership\n', 'x.yaml:'],
    ['the same key twice', `${GOOD}leadership: 8\n`, 'x.yaml:6:1'],
    ['an unknown question', GOOD.replace('ask: leadership', 'ask: leadershp'), 'did you mean "leadership"?'],
    ['unknown rules', GOOD.replace('wfb8', 'wfb88'), 'there is no preset "wfb88"'],
    ['an empty file', '', 'x.yaml:1:1'],
    ['a list', '- 1\n- 2\n', 'x.yaml:1:1'],
  ])('%s', (_, text, message) => {
    const cwd = folderWith({ 'x.yaml': text });
    for (const command of ['run', 'check', 'exact', 'readings']) {
      const { status, stdout, stderr } = holdfast([command, 'x.yaml'], { cwd });
      expect(stderr).toContain(message);
      expect(stderr).not.toMatch(/\n\s+at /);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    }
    expect(readdirSync(cwd)).toEqual(['x.yaml']);
  });

  it('are all told of, with all their faults, before anything runs', () => {
    const cwd = folderWith({
      'a.yaml': GOOD,
      'b.yaml': GOOD.replace('leadership: 7', 'leadership: 70').replace('title', 'tittle'),
      'c.yaml': GOOD.replace('wfb8', 'wfb9'),
    });
    const { status, stderr, stdout } = holdfast(['run', '.'], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^b\.yaml:3:1: /m);
    expect(stderr).toMatch(/^b\.yaml:5:13: /m);
    expect(stderr).toMatch(/^c\.yaml:4:8: /m);
    expect(stderr).not.toContain('a.yaml');
    expect(readdirSync(cwd)).toEqual(['a.yaml', 'b.yaml', 'c.yaml']);
    const checked = holdfast(['check', '.'], { cwd });
    expect(checked.status).toBe(2);
    expect(checked.stdout).toBe('a.yaml: leadership, one cell, right\n');
    expect(checked.stderr).toBe(stderr);
  });
});

describe('files that are not there', () => {
  it('a missing file', () => {
    const cwd = emptyFolder();
    expect(holdfast(['run', 'none.yaml'], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: 'none.yaml: no such file or folder\n',
    });
  });

  it('hide no faults of the others', () => {
    const cwd = folderWith({
      'b.yaml': GOOD.replace('leadership: 7', 'leadership: 70'),
      'c.yaml': GOOD.replace('wfb8', 'wfb9'),
    });
    const { status, stdout, stderr } = holdfast(['run', 'none.yaml', 'b.yaml', 'nowhere', 'c.yaml'], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.split('\n').map((line) => line.replace(/^(\w+\.yaml:\d+:\d+): .*/, '$1'))).toEqual([
      'none.yaml: no such file or folder',
      'b.yaml:5:13',
      'nowhere: no such file or folder',
      'c.yaml:4:8',
      '',
    ]);
  });

  it('a folder without scenarios', () => {
    const cwd = emptyFolder();
    mkdirSync(join(cwd, 'empty'));
    const { status, stderr } = holdfast(['run', 'empty'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toBe('empty: no .yaml files in this folder\n');
    expect(readdirSync(cwd)).toEqual(['empty']);
  });
});

describe('rules files among scenarios', () => {
  const HOUSE = 'holdfast: 1\nbase: wfb8\nchange: { leadership.naturalDoubleOne: off }\n';

  it('are left to the scenarios that name them where a folder is named', () => {
    const cwd = folderWith({ 'a.yaml': GOOD.replace('wfb8', 'house.yaml'), 'house.yaml': HOUSE });
    expect(holdfast(['check', '.'], { cwd })).toEqual({
      status: 0,
      stdout: 'a.yaml: leadership, one cell, right\n',
      stderr: '',
    });
    const { status, stderr } = holdfast(['diff', 'house.yaml', '.'], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    // A scenario that wants a question is a scenario.
    writeFileSync(join(cwd, 'b.yaml'), `${GOOD}change: 1\n`);
    expect(holdfast(['check', '.'], { cwd }).stderr).toContain('b.yaml:6:1: unknown key "change"');
  });

  it('are no scenarios', () => {
    const cwd = folderWith({ 'house.yaml': HOUSE });
    for (const command of ['run', 'check', 'exact', 'readings'])
      expect(holdfast([command, 'house.yaml'], { cwd })).toEqual({
        status: 2,
        stdout: '',
        stderr: 'house.yaml:2:7: this is a rules file, not a scenario; a scenario names it under "rules"\n',
      });
    expect(holdfast(['run', '.'], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: '.: no scenarios in this folder, only rules files\n',
    });
  });
});

describe('names that are odd', () => {
  it('of a file that begins with a dash are repeated so that they are no option', () => {
    const cwd = folderWith({ '-x.yaml': `${GOOD}trials: 1000\n` });
    expect(holdfast(['run', './-x.yaml', '--quiet'], { cwd }).status).toBe(0);
    expect(readFileSync(join(cwd, 'reports/-x/report.md'), 'utf8')).toContain('\nholdfast run ./-x.yaml\n');
  });

  it('of a hidden file, whose report nobody would see', () => {
    const cwd = folderWith({ '.holdfast.yaml': GOOD });
    expect(holdfast(['run', '.holdfast.yaml'], { cwd })).toEqual({
      status: 2,
      stdout: '',
      stderr: '.holdfast.yaml: its report would be hidden; rename the file\n',
    });
    expect(readdirSync(cwd)).toEqual(['.holdfast.yaml']);
  });
});

describe('files that are no files', () => {
  it.runIf(existsSync('/dev/zero'))('a device without end is given up', () => {
    const cwd = folderWith({ 'zero.yaml': GOOD });
    for (const command of ['check', 'run'])
      expect(holdfast([command, '/dev/zero'], { cwd, timeout: 30_000 })).toEqual({
        status: 2,
        stdout: '',
        stderr: '/dev/zero: does not end where a text file of ours would\n',
      });
    expect(readdirSync(cwd)).toEqual(['zero.yaml']);
  });

  it.runIf(existsSync('/dev/stdin'))('a pipe is read to its end', () => {
    const cwd = folderWith({ 'x.yaml': GOOD });
    const { status, stdout, stderr } = shell(
      '(head -c 20 x.yaml; sleep 0.2; tail -c +21 x.yaml) | holdfast check /dev/stdin',
      {
        cwd,
      },
    );
    expect({ status, stdout, stderr }).toEqual({
      status: 0,
      stdout: '/dev/stdin: leadership, one cell, right\n',
      stderr: '',
    });
  });
});
