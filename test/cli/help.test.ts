import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { holdfast } from './holdfast.ts';

const COMMANDS = [
  'run',
  'check',
  'exact',
  'odds',
  'rout',
  'new',
  'rules',
  'readings',
  'diff',
  'weave',
  'almanac',
  'help',
];

describe('help', () => {
  it('lists the commands', () => {
    const { status, stdout } = holdfast(['--help']);
    expect(status).toBe(0);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command}\\b.*\\w`, 'm'));
  });

  it.each(COMMANDS)('tells every option of %s, with an example', (command) => {
    const { status, stdout } = holdfast([command, '--help']);
    expect(status).toBe(0);
    expect(stdout).toContain(`Usage: holdfast ${command}`);
    expect(stdout).toMatch(/Examples?:\n {2}holdfast/);
    // Every option says something.
    for (const line of stdout.split('\n').filter((text) => /^ {2}-/.test(text))) {
      expect(line).toMatch(/^ {2}(?:-\w, )?--[\w-]+(?: <\w+>)? {2,}\S|^ {2}\S+ \S+( <\w+>)?$/);
    }
  });

  it('prints the version of package.json', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(holdfast(['--version'])).toEqual({ status: 0, stdout: `${version}\n`, stderr: '' });
  });

  it('is had by "help" too', () => {
    expect(holdfast(['help'])).toEqual(holdfast(['--help']));
    expect(holdfast(['help', 'run'])).toEqual(holdfast(['run', '--help']));
  });

  it('is shown where nothing is asked, as an error', () => {
    const { status, stdout, stderr } = holdfast([]);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('Usage: holdfast');
  });
});

describe('what cannot be understood', () => {
  it.each([
    [['rnu'], "unknown command 'rnu'\n(Did you mean run?)"],
    [['RUN', 'x.yaml'], "unknown command 'RUN'\n(Did you mean run?)"],
    [['my file.yaml'], "unknown command 'my file.yaml'\n(Did you mean holdfast run my file.yaml?)"],
    [['nosuchcommand'], "unknown command 'nosuchcommand'\n(holdfast --help"],
    [['help', 'rnu'], 'there is no command "rnu", did you mean "run"?'],
    [['help', 'nosuchcommand'], 'there is no command "nosuchcommand"\nThere are: run, check, '],
    [['odds', '--leadreship', '7'], "unknown option '--leadreship'\n(Did you mean --leadership?)"],
    [['odds', '--lead', '7'], "unknown option '--lead'\n(Did you mean --leadership?)\n(holdfast odds"],
    [['odds', '--re', '--leadership', '7'], '(Did you mean --reroll?)'],
    [['-v'], '(Did you mean --version?)'],
    [
      ['exact', 'x.yaml', '--trials', '9'],
      '(--trials is an option of holdfast run, holdfast readings, holdfast diff)',
    ],
    [['check', 'x.yaml', '--resume'], '(--resume is an option of holdfast run)\n(holdfast check --help'],
    [['odds', '--nonsense'], "unknown option '--nonsense'\n(holdfast odds --help"],
    [['odds', '--ld', '7', '-l', '8'], 'cannot be used with option'],
    [['odds', '--ld', '13'], 'Expected a whole number from 0 to 12.'],
    [['rout', '5'], "required option '-l, --leadership <number>' not specified"],
    [['odds'], "required option '-l, --leadership <number>' not specified"],
    [['odds', '-l', '99'], 'Expected a whole number from 0 to 12.'],
    [['odds', '-l', '7.5'], 'Expected a whole number from 0 to 12.'],
    [['odds', '-l', 'seven'], 'Expected a whole number from 0 to 12.'],
    [['odds', '-l', '7', '--lost-by', '0'], 'Expected a whole number from 1 to 12.'],
    [['odds', '-l', '7', '--rules', 'wfb9'], 'no rules are called "wfb9"'],
    [['odds', '-l', '7', '--rules', 'mordheim', '--lost-by', '3'], 'a break test, and mordheim has none'],
    [['odds', '-l', '7', 'x'], 'too many arguments: "x"'],
    [['odds', '7'], 'too many arguments: "7"; the Leadership is an option: -l 7\n(holdfast odds --help'],
    [['almanac', 'x'], 'too many arguments'],
    [['rout', '0', '--ld', '7'], 'Expected a whole number from 1 to 40.'],
    [['rout', '5', '--out', '5', '--ld', '7'], '--out 5 leaves nobody of a warband of 5'],
    [['rout', '5', '--ld', '7', '--losses', 'some'], '"some" is no dice'],
    [['new', 'lederships'], 'nothing is called "lederships", did you mean "leadership"?'],
    [['rules', 'rot'], 'nothing is called "rot", did you mean "rout"?'],
    [['run'], "missing required argument 'files'"],
    [['run', 'x.yaml', '--trials', '0'], 'Expected a whole number from 1 to 1,000,000,000,000.'],
    [['run', 'x.yaml', '--trials', '-5'], 'Expected a whole number from 1 to 1,000,000,000,000.'],
    [['run', 'x.yaml', '--trials', '1e99'], 'Expected a whole number from 1 to 1,000,000,000,000.'],
    [['run', 'x.yaml', '--trials', '1.25e1'], 'Expected a whole number from 1 to 1,000,000,000,000.'],
    [['run', 'x.yaml', '--precision', '0'], 'Expected percentage points from 0.0001 to 50'],
    [['run', 'x.yaml', '--precision', '1 %'], 'Expected percentage points from 0.0001 to 50'],
    [['run', 'x.yaml', '--seed', '4294967296'], 'Expected a whole number from 0 to 4,294,967,295.'],
    [['run', 'x.yaml', '--workers', '0'], 'Expected a whole number from 1 to 256.'],
    [['run', 'x.yaml', '--format', 'pdf'], 'Expected one of md, blog, html, csv.'],
    [['run', 'x.yaml', '--theme', 'pink'], 'Expected one of light, dark.'],
    [['almanac', '--theme', 'pink'], 'Expected one of light, dark.'],
    [['almanac', '--width', '100'], 'Expected a whole number from 320 to 1,600.'],
    [['diff', 'x', 'y', '--width', 'wide'], 'Expected a whole number from 320 to 1,600.'],
    [['run', 'x.yaml', '--trials', '5', '--precision', '1'], 'cannot be used with option'],
    [['run', 'x.yaml', '--json', '--out', 'y'], 'cannot be used with option'],
  ])('%j', (words, message) => {
    const { status, stdout, stderr } = holdfast(words);
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
