import { describe, expect, it } from 'vitest';
import { chartsOf } from '../../src/report/charts/charts-of.ts';
import { type RuleChange, renderRuleChange } from '../../src/report/rule-change/page.ts';
import { comparedResults, movers } from '../../src/report/rule-change/scenario-change.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { exactStudy } from '../../src/study/exact-study.ts';
import type { Result } from '../../src/study/result.ts';

const grid = async (rules: string, more = ''): Promise<Result> =>
  exactStudy(
    await loadScenario(
      'grid.yaml',
      `holdfast: 1\nask: leadership\ntitle: Every test\nrules: ${rules}\nleadership: 7\n${more}vary: { leadership: [7, 8], modifier: [-7, -6, 0], reroll: [false, true] }\n`,
    ),
  );
const off = '{ base: wfb8, change: { leadership.naturalDoubleOne: off } }';
const scenario = { file: 'grid.yaml', before: await grid('wfb8'), after: await grid(off) };
const change: RuleChange = {
  rules: [{ name: 'leadership.naturalDoubleOne', meaning: 'What it means.', before: 'always', after: 'off' }],
  scenarios: [scenario],
  looked: 3,
  command: 'holdfast diff house.yaml grid.yaml',
};
const page = async (of: RuleChange): Promise<string> => String((await renderRuleChange(of))[0]!.content);

describe('what changed rules do', () => {
  it('finds everything that moves, the largest first, exactly', () => {
    const [result] = comparedResults(scenario);
    const moved = movers(result!);
    // Leadership 7 − 7, 7 − 6 and 8 − 7 pass on the double 1 only: 35/36 becomes 1, with the re-roll 1225/1296 does.
    const fails = moved.filter(({ share }) => share.name === 'fails');
    expect(fails.map(({ baseShare, share }) => `${baseShare.fraction} ${share.fraction}`)).toEqual([
      '1225/1296 1',
      '1225/1296 1',
      '1225/1296 1',
      '35/36 1',
      '35/36 1',
      '35/36 1',
    ]);
    expect(fails[0]!.difference).toBeCloseTo(71 / 1296, 8);
    expect(fails.map(({ cell }) => cell.settings.modifier)).not.toContain(0);
  });

  it('tells the largest movers in words, with tables, and draws a map of a grid', async () => {
    const files = await renderRuleChange(change);
    const text = String(files[0]!.content);
    expect(text).toContain('`leadership.naturalDoubleOne`: off instead of always. What it means.');
    expect(text).toContain('**1 of 3 scenarios change; the rules that are changed bear on 1.**');
    expect(text).toContain('the test is failed always instead of about 17 times in 18 (94.52\u00a0%)');
    expect(text).toContain('1225/1296 → 1');
    expect(files.map(({ path }) => path)).toEqual([
      'README.md',
      'charts/difference-1-1-1.svg',
      'charts/difference-1-1-1.vl.json',
    ]);
    expect(String(files[2]!.content)).toContain('by leadership, reroll and modifier');
    expect(await renderRuleChange(change)).toEqual(files);
  });

  it('gives no rows for an empty change', async () => {
    const same = { ...scenario, after: scenario.before };
    expect(await page({ ...change, scenarios: [same] })).not.toContain('| ');
    const empty = await page({ ...change, rules: [], scenarios: [] });
    expect(empty).toContain('The rules file changes nothing.');
    expect(empty).not.toContain('| ');
    expect(await renderRuleChange({ ...change, rules: [], scenarios: [] })).toHaveLength(1);
  });

  it('compares each alternative of a scenario with itself', async () => {
    const more = 'compare: { harder: { modifier: -9 } }\n';
    const results = comparedResults({
      file: 'grid.yaml',
      before: await grid('wfb8', more),
      after: await grid(off, more),
    });
    expect(results.map(({ title }) => title)).toEqual(['Every test', 'Every test, harder']);
    for (const { cells } of results)
      expect(new Set(cells.map(({ alternative }) => alternative))).toEqual(new Set(['wfb8', 'the change']));
  });

  it('escapes what a user wrote', async () => {
    const before = { ...scenario.before, title: '<b>bold</b> | *x*' };
    expect(await page({ ...change, scenarios: [{ ...scenario, before }] })).not.toContain('<b>');
  });
});

it('draws one heat map of the differences where three things are varied', async () => {
  const result = await grid(
    'wfb8',
    `compare: { no double 1: { rules: { change: { leadership.naturalDoubleOne: off } } } }\n`,
  );
  const names = chartsOf(result, { width: 720, theme: 'light' }).map(({ name }) => name);
  expect(names).toEqual(['difference-1', 'varied']);
});
