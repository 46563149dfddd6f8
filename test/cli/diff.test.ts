import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { diffOf } from '../../src/cli/diff/diff-of.ts';
import { ruleChanges } from '../../src/cli/diff/rule-changes.ts';
import { prepareDiff, writeDiff } from '../../src/cli/diff/write-diff.ts';
import { studyOf } from '../../src/cli/readings/study-of.ts';
import { UserError } from '../../src/cli/user-error.ts';
import { USUAL_LOOK } from '../../src/report/charts/chart.ts';
import { coloursOf } from '../../src/report/charts/theme.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { holdfast } from './holdfast.ts';

const folder = (): string => mkdtempSync(join(tmpdir(), 'diff-'));
const house = (change: string): string => {
  const file = join(folder(), 'house.yaml');
  writeFileSync(file, `holdfast: 1\nbase: wfb8\nchange:\n  ${change}\n`);
  return file;
};
const SCENARIO =
  'holdfast: 1\nask: leadership\ntitle: Every test\nrules: wfb8\nleadership: 8\nmodifier: -7\n';
const changes = ruleChanges(house('leadership.naturalDoubleOne: off'));
const diff = async (text: string) => diffOf([await loadScenario('x.yaml', text)], changes, studyOf(1000));

describe('what a change of the rules does', () => {
  it('knows the preset that the rules build on', () => {
    expect(changes).toEqual({
      game: 'warhammer',
      base: 'wfb8',
      changes: { 'leadership.naturalDoubleOne': 'off' },
    });
  });

  it('leaves alone what a scenario chooses itself', async () => {
    const parameter = 'leadership.naturalDoubleOne';
    const own = await diff(`${SCENARIO}compare: { as now: { rules: { change: { ${parameter}: off } } } }\n`);
    const moved = own[0]!.changes.map(({ cell, before }) => `${cell.alternative} ${before.name}`);
    expect(moved).toEqual(['as written passes', 'as written fails']);
    const varied = await diff(`${SCENARIO}vary: { rules.${parameter}: [always, off] }\n`);
    expect(varied[0]!.changes).toEqual([]);
  });

  it('writes a page with its pictures, and overwrites nothing else', async () => {
    const out = folder();
    const differences = await diff(`${SCENARIO}vary: { leadership: [7, 8], modifier: [-7, 0] }\n`);
    const about = { looked: 1, command: 'holdfast diff house.yaml x.yaml', ...USUAL_LOOK };
    await prepareDiff(out);
    await writeDiff(out, differences, changes, about);
    await prepareDiff(out);
    await writeDiff(out, differences, changes, about);
    const page = readFileSync(join(out, 'README.md'), 'utf8');
    expect(page).toContain('`leadership.naturalDoubleOne`: off instead of always.');
    expect(page).toContain('35/36 → 1');
    expect(readFileSync(join(out, 'charts/difference-1-1-1.svg'), 'utf8')).toContain('<svg');
    writeFileSync(join(out, 'README.md'), 'mine');
    await expect(prepareDiff(out)).rejects.toThrow(UserError);
    expect(readFileSync(join(out, 'README.md'), 'utf8')).toBe('mine');
  });

  it('draws as --theme and --width say', () => {
    const out = folder();
    const words = ['diff', 'docs/examples/house-rules.yaml', 'scenarios/what-is-a-re-roll-worth.yaml'];
    const grid = join(out, 'grid.yaml');
    writeFileSync(grid, `${SCENARIO}vary: { leadership: [7, 8], modifier: [-7, 0] }\n`);
    const drawn = holdfast([
      ...['diff', house('leadership.naturalDoubleOne: off'), grid, '--out', out],
      ...['--theme', 'dark', '--width', '500'],
    ]);
    expect(drawn).toMatchObject({ status: 0, stderr: '' });
    const picture = readFileSync(join(out, 'charts/difference-1-1-1.svg'), 'utf8');
    expect(picture).toMatch(/<svg[^>]* width="500"/);
    expect(picture).toContain(coloursOf({ theme: 'dark' }).background);
    // Without a page there is nothing that they could be about.
    const refused = '--theme and --width are about the pictures of the page; add --out <folder>\n';
    expect(holdfast([...words, '--width', '500'])).toEqual({ status: 2, stdout: '', stderr: refused });
    expect(holdfast([...words, '--theme', 'light'])).toEqual({ status: 2, stdout: '', stderr: refused });
  });

  it.each([
    [['diff'], /missing required argument/],
    [['diff', 'nothing.yaml', 'scenarios'], /nothing\.yaml/],
    [['diff', 'docs/examples/house-rules.yaml', 'nowhere'], /nowhere/],
    [
      ['diff', 'docs/examples/house-rules.yaml', 'docs/examples/house-rules.yaml'],
      /house-rules\.yaml:\d+:\d+: this is a rules file, not a scenario; a scenario names it under "rules"\n$/,
    ],
    [
      ['diff', 'scenarios/what-is-a-re-roll-worth.yaml', 'scenarios'],
      /^\S*what-is-a-re-roll-worth\.yaml:\d+:\d+: this is a scenario, not a rules file.*\n$/,
    ],
  ])('refuses %j', (args, message) => {
    const { status, stdout, stderr } = holdfast(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });
});
