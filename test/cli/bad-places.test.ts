import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Ended, emptyFolder, holdfast, shell } from './holdfast.ts';

const GOOD = 'holdfast: 1\nask: leadership\ntitle: Good\nrules: wfb8\nleadership: 7\ntrials: 1000\nseed: 1\n';
const HOUSE = 'holdfast: 1\nbase: wfb8\nchange: { leadership.naturalDoubleOne: off }\n';

/** A folder with a scenario, a rules file and a file that stands where a folder is wanted. */
function folder(): string {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'good.yaml'), GOOD);
  writeFileSync(join(cwd, 'house.yaml'), HOUSE);
  writeFileSync(join(cwd, 'taken'), 'mine\n');
  return cwd;
}

/** Every command that writes files, to this place. */
const writers = (place: string): { words: string[] }[] =>
  [
    ['run', 'good.yaml', '--out', place],
    ['rules', '--out', place],
    ['new', 'leadership', '--out', `${place}/x.yaml`],
    ['almanac', '--out', place],
    ['diff', 'house.yaml', 'good.yaml', '--out', place],
  ].map((words) => ({ words }));

function expectRefused({ status, stderr }: Ended, message: string): void {
  expect(stderr).toBe(`${message}\n`);
  expect(status).toBe(2);
}

describe('places where nothing can be written', () => {
  it.each(writers('taken'))('a file in place of the folder: $words', ({ words }) => {
    const cwd = folder();
    expectRefused(holdfast(words, { cwd }), 'taken: is a file, a folder was expected');
    expect(readdirSync(cwd)).toEqual(['good.yaml', 'house.yaml', 'taken']);
  });

  it.each(writers('taken/below/it'))('a file above the folder: $words', ({ words }) => {
    const cwd = folder();
    expectRefused(holdfast(words, { cwd }), 'taken: is a file, a folder was expected');
    expect(readdirSync(cwd)).toEqual(['good.yaml', 'house.yaml', 'taken']);
  });

  // Node's recursive mkdir never comes back from there.
  it.runIf(existsSync('/proc/self')).each(writers('/proc/holdfast/reports'))(
    'a place where the system makes no folders: $words',
    ({ words }) => {
      const ended = holdfast(words, { cwd: folder(), timeout: 20_000 });
      expectRefused(ended, '/proc/holdfast: nothing can be written here');
    },
  );

  it.runIf(existsSync('/dev/full'))('a full device for standard output', () => {
    for (const words of [
      'rules',
      'odds -l 7',
      'new leadership',
      'check good.yaml',
      'run good.yaml',
      '--help',
    ])
      expectRefused(
        shell(`holdfast ${words} > /dev/full`, { cwd: folder() }),
        'standard output: no space left on the device',
      );
  });

  it.runIf(existsSync('/dev/full'))('a full device for what is only said on the way stops nothing', () => {
    const cwd = folder();
    expect(shell('holdfast rules --out pages 2> /dev/full', { cwd }).status).toBe(0);
    expect(readdirSync(join(cwd, 'pages'))).toContain('leadership.md');
  });
});

describe('what others have written', () => {
  it('into the folder of a report is not lost when it is written anew', () => {
    const cwd = folder();
    expect(
      holdfast(['run', 'good.yaml', '--quiet', '--png', '--format', 'md,html,blog,csv'], { cwd }).status,
    ).toBe(0);
    for (const name of ['notes.txt', 'charts/mine.jpg']) {
      writeFileSync(join(cwd, 'reports/good', name), 'mine');
      expectRefused(
        holdfast(['run', 'good.yaml'], { cwd }),
        `reports/good/${name} is no part of a report and would be lost; move it elsewhere, or choose another --out`,
      );
      expect(readFileSync(join(cwd, 'reports/good', name), 'utf8')).toBe('mine');
      rmSync(join(cwd, 'reports/good', name));
    }
    // What an operating system leaves behind, and what other formats wrote, is not missed.
    writeFileSync(join(cwd, 'reports/good/.DS_Store'), '');
    expect(holdfast(['run', 'good.yaml', '--quiet'], { cwd })).toMatchObject({ status: 0, stderr: '' });
    expect(readdirSync(join(cwd, 'reports/good'))).toEqual(['charts', 'report.md', 'result.json']);
  });

  it('is not overwritten by pages about the rules', () => {
    const cwd = folder();
    writeFileSync(join(cwd, 'README.md'), '# My project\n');
    expectRefused(
      holdfast(['rules', '--out', '.'], { cwd }),
      'README.md exists and is no page of ours; choose another --out',
    );
    expect(readdirSync(cwd)).toEqual(['README.md', 'good.yaml', 'house.yaml', 'taken']);
    for (let i = 0; i < 2; i++) expect(holdfast(['rules', '--out', 'pages'], { cwd }).status).toBe(0);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"ask": "panic"}',
    '{"result": 1, "ask": "panic", "title": "x", "cells": [null]}',
  ])('as a record, or damaged: %s, is left out of the index', (text) => {
    const cwd = folder();
    mkdirSync(join(cwd, 'reports/broken'), { recursive: true });
    writeFileSync(join(cwd, 'reports/broken/result.json'), text);
    expect(holdfast(['run', 'good.yaml', '--quiet'], { cwd })).toEqual({
      status: 0,
      stdout: '',
      stderr:
        'reports/broken/result.json: no record of a run, or one of another version; the index leaves it out.\n',
    });
    const index = readFileSync(join(cwd, 'reports/README.md'), 'utf8');
    expect(index).toContain('good/report.md');
    expect(index).not.toContain('broken');
  });
});

describe('an empty name, as of a variable of the shell that is not set', () => {
  it.each(writers(''))('$words', ({ words }) => {
    const cwd = folder();
    const empty = words.map((word) => (word === '/x.yaml' ? '' : word));
    const { status, stdout, stderr } = holdfast(empty, { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain("argument '' is invalid. Expected a name.\n");
    expect(readdirSync(cwd)).toEqual(['good.yaml', 'house.yaml', 'taken']);
  });

  it('is shown as such', () => {
    expectRefused(holdfast(['run', ''], { cwd: folder() }), '"": no such file or folder');
  });
});
