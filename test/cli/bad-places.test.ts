import { existsSync, readdirSync, writeFileSync } from 'node:fs';
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
