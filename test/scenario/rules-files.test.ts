import { describe, expect, it, vi } from 'vitest';
import { ScenarioError } from '../../src/errors/problem.ts';
import { loadRules, loadScenario } from '../../src/scenario/load.ts';

vi.mock('../../src/games/registry.ts', () => import('./sample-registry.ts'));
vi.mock('../../src/games/questions.ts', () => import('./sample-registry.ts'));

/** Files by path, as a reader would find them. */
const reader =
  (files: Readonly<Record<string, string>>) =>
  (path: string): string => {
    const text = files[path];
    if (text === undefined) throw new Error('there is no such file');
    return text;
  };

const house = 'holdfast: 1\nbase: wfb8\ndescription: Ours.\nchange:\n  sample.heavy: at least 1/3\n';
const scenario = (rules: string) => `holdfast: 1\nask: sample\nrules: ${rules}\nunit: { leadership: 7 }\n`;

const load = async (rules: string, files: Readonly<Record<string, string>>) =>
  (await loadScenario('scenarios/x.yaml', scenario(rules), { readRules: reader(files) })).rules;

const faults = async (work: () => unknown): Promise<string[]> => {
  try {
    await work();
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.message.split('\n');
  }
};

describe('a rules file', () => {
  it('is found beside the scenario and builds on a preset', async () => {
    expect(await load('house.yaml', { 'scenarios/house.yaml': house })).toEqual({
      preset: 'house.yaml',
      values: { 'sample.heavy': 'at least 1/3', 'sample.reading': 'strict' },
    });
  });

  it('may be changed in the scenario and build on another file', async () => {
    const files = {
      'scenarios/rules/ours.yaml': 'holdfast: 1\nbase: ../house.yaml\nchange: { sample.reading: lenient }\n',
      'scenarios/rules/../house.yaml': house,
    };
    expect(await load('{ base: rules/ours.yaml, change: { sample.heavy: more than 1/2 } }', files)).toEqual({
      preset: 'ours.yaml',
      values: { 'sample.heavy': 'more than 1/2', 'sample.reading': 'lenient' },
    });
  });

  it('may stand without a base', async () => {
    expect(
      await loadRules('own.yaml', 'holdfast: 1\ngame: warhammer\nchange: { sample.elsewhere: 5 }\n'),
    ).toEqual({
      preset: 'own.yaml',
      values: { 'sample.heavy': 'at least 1/4', 'sample.reading': 'strict', 'sample.elsewhere': 5 },
    });
  });

  it('tells its faults under its own name, after those of the scenario', async () => {
    const files = {
      'scenarios/house.yaml': 'holdfast: 1\nbase: wfb8\nchange:\n  sample.heavi: at least 1/3\n',
    };
    const work = () =>
      loadScenario('scenarios/x.yaml', `${scenario('house.yaml')}horizon: 99\n`, {
        readRules: reader(files),
      });
    expect(await faults(work)).toEqual([
      'scenarios/x.yaml:5:10: horizon: expected a whole number from 1 to 30, got 99',
      'scenarios/house.yaml:4:3: there is no rule parameter "sample.heavi", did you mean "sample.heavy"?',
    ]);
  });

  it.each([
    [
      'is missing',
      'house.yaml',
      {},
      'x.yaml:3:8: the rules file "house.yaml" cannot be read: there is no such file',
    ],
    [
      'builds on itself',
      'a.yaml',
      { 'a.yaml': 'holdfast: 1\nbase: b.yaml\n', 'b.yaml': 'holdfast: 1\nbase: a.yaml\n' },
      'b.yaml:2:7: "a.yaml" builds on itself',
    ],
    [
      'is empty',
      'a.yaml',
      { 'a.yaml': '' },
      'a.yaml:1:1: the file is empty; "holdfast new" writes one to start from',
    ],
    [
      'is a list',
      'a.yaml',
      { 'a.yaml': '- 1\n' },
      'a.yaml:1:1: a rules file is a map that starts with "holdfast: 1"',
    ],
    [
      'has no game',
      'a.yaml',
      { 'a.yaml': 'holdfast: 1\nchange: {}\n' },
      'a.yaml:1:1: missing "game" (warhammer or mordheim), or a "base"',
    ],
    [
      'has an unknown game',
      'a.yaml',
      { 'a.yaml': 'holdfast: 1\ngame: chess\n' },
      'a.yaml:2:7: game: expected "warhammer" or "mordheim", got "chess"',
    ],
    [
      'is of another game than its base',
      'a.yaml',
      { 'a.yaml': 'holdfast: 1\ngame: mordheim\nbase: wfb8\n' },
      'a.yaml:2:7: game: the base wfb8 is of warhammer',
    ],
    [
      'has an unknown key',
      'a.yaml',
      { 'a.yaml': 'holdfast: 1\nbase: wfb8\nchanges: {}\n' },
      'a.yaml:3:1: unknown key "changes", did you mean "change"?',
    ],
    [
      'has another version',
      'a.yaml',
      { 'a.yaml': 'holdfast: 2\nbase: wfb8\n' },
      'a.yaml:1:11: holdfast: expected 1, got 2',
    ],
    [
      'has an unknown base',
      'a.yaml',
      { 'a.yaml': 'holdfast: 1\nbase: wfb88\n' },
      'a.yaml:2:7: there is no preset "wfb88", did you mean "wfb8"?',
    ],
    [
      'is of a game that does not have the question',
      'a.yaml',
      { 'a.yaml': 'holdfast: 1\ngame: mordheim\n' },
      'x.yaml:3:8: "sample" is a question of warhammer, and these rules are of mordheim; presets for it: t9a-2016, wfb8',
    ],
  ])('that %s', async (_what, rules, files, said) => {
    expect(await faults(() => loadScenario('x.yaml', scenario(rules), { readRules: reader(files) }))).toEqual(
      [said],
    );
  });

  it('that is at the end of too long a chain', async () => {
    const chain = Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [`${i}.yaml`, `holdfast: 1\nbase: ${i + 1}.yaml\n`]),
    );
    expect(
      await faults(() => loadScenario('x.yaml', scenario('0.yaml'), { readRules: reader(chain) })),
    ).toEqual(['7.yaml:2:7: more than 8 rules files build on each other']);
  });
});
