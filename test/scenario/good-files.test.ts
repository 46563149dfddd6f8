import { describe, expect, it, vi } from 'vitest';
import { loadScenario } from '../../src/scenario/load.ts';

vi.mock('../../src/games/registry.ts', () => import('./sample-registry.ts'));
vi.mock('../../src/games/questions.ts', () => import('./sample-registry.ts'));

const head = 'holdfast: 1\nask: sample\nrules: wfb8\n';
const load = (text: string) => loadScenario('scenarios/x.yaml', head + text);

describe('a scenario file', () => {
  it('becomes a plan', async () => {
    expect(await load('title: What?\nunit: { leadership: 7 }\nseed: 2026\ntrials: 1000\n')).toEqual({
      file: 'scenarios/x.yaml',
      ask: 'sample',
      title: 'What?',
      scenario: {
        holdfast: 1,
        ask: 'sample',
        rules: 'wfb8',
        title: 'What?',
        unit: { leadership: 7 },
        seed: 2026,
        trials: 1000,
      },
      rules: { preset: 'wfb8', values: { 'sample.heavy': 'at least 1/4', 'sample.reading': 'strict' } },
      seed: 2026,
      trials: 1000,
      cells: [
        {
          settings: {},
          fields: { unit: { leadership: 7 } },
          rules: { preset: 'wfb8', values: { 'sample.heavy': 'at least 1/4', 'sample.reading': 'strict' } },
        },
      ],
    });
  });

  it('has a seed and a title where it states none', async () => {
    expect(await load('unit: { leadership: 7 }\n')).toMatchObject({ seed: 1, title: 'A sample' });
  });

  it.each([
    ['0.05 points', 0.0005],
    ['1 point', 0.01],
    ['0.0001 points', 0.000001],
    ['50 points', 0.5],
  ])('reads a precision of %s', async (written, share) => {
    expect((await load(`unit: { leadership: 7 }\nprecision: ${written}\n`)).precision).toBe(share);
  });

  it('may be JSON on one line, however long', async () => {
    const models = Array.from({ length: 50 }, (_, n) => n + 10);
    const compare = Object.fromEntries(models.map((n) => [`case ${n}`, { unit: { models: n } }]));
    const text = JSON.stringify({
      holdfast: 1,
      ask: 'sample',
      rules: 'wfb8',
      unit: { leadership: 7 },
      compare,
    });
    expect((await loadScenario('x.yaml', text)).cells).toHaveLength(51);
  });

  it('reads with a byte order mark and with Windows line ends', async () => {
    const text = `\uFEFF${head}unit: { leadership: 7 }\n`.replaceAll('\n', '\r\n');
    expect((await loadScenario('x.yaml', text)).cells[0]?.fields).toEqual({ unit: { leadership: 7 } });
  });
});

describe('a profile', () => {
  it('lays beneath what the file states what the question knows', async () => {
    const plan = await load('unit: { profile: Empire/Halberdiers, leadership: 9, models: 20 }\n');
    // Strength is a unit strength in this question and no profile's; points are not asked for.
    expect(plan.cells[0]?.fields).toEqual({ unit: { leadership: 9, models: 20, move: 4, toughness: 3 } });
  });

  it('says its keywords in the words of the question', async () => {
    expect((await load('unit: { profile: Lizardmen/Kroxigor }\n')).cells[0]?.fields).toEqual({
      unit: { move: 6, toughness: 4, leadership: 7, coldBlooded: true, keywords: ['Fear'] },
    });
  });

  it('is looked up in maps by name and in alternatives', async () => {
    const plan = await load(
      'unit: { profile: Empire/Halberdiers }\nfriends: { A: { profile: Beastmen/Ungor Herd } }\ncompare: { other: { unit: { profile: Skaven/Clanrats } } }\n',
    );
    expect(plan.cells.map(({ fields }) => fields)).toEqual([
      { unit: { leadership: 7, move: 4, toughness: 3 }, friends: { A: { leadership: 6 } } },
      { unit: { leadership: 5 }, friends: { A: { leadership: 6 } } },
    ]);
  });

  it('keeps the file as it was written', async () => {
    expect((await load('unit: { profile: Empire/Halberdiers }\n')).scenario.unit).toEqual({
      profile: 'Empire/Halberdiers',
    });
  });
});

const settings = async (text: string) =>
  (await load(text)).cells.map(({ settings, alternative, cost, fields }) => ({
    settings,
    alternative,
    cost,
    fields,
  }));

describe('vary', () => {
  it('makes every combination, the last changing fastest', async () => {
    const cells = await settings(
      'unit: { leadership: 7 }\nvary: { unit.leadership: 6..7, unit.models: [10, 20] }\n',
    );
    expect(cells.map(({ settings }) => settings)).toEqual([
      { 'unit.leadership': 6, 'unit.models': 10 },
      { 'unit.leadership': 6, 'unit.models': 20 },
      { 'unit.leadership': 7, 'unit.models': 10 },
      { 'unit.leadership': 7, 'unit.models': 20 },
    ]);
    expect(cells[1]?.fields).toEqual({ unit: { leadership: 6, models: 20 } });
    expect(cells.every(({ alternative }) => alternative === undefined)).toBe(true);
  });

  it('may state what the file leaves to be varied, and a field that the file leaves out', async () => {
    expect(
      await settings('unit: { models: 20 }\nvary: { unit.leadership: [7], horizon: 2..3 }\n'),
    ).toHaveLength(2);
  });

  it('takes whole maps and lists as values', async () => {
    const cells = await settings(
      'unit: { leadership: 7, at: [1, 2] }\nvary: { unit.at: [[1, 2], [3, 4]], general: [none, { leadership: 9, away: 3 }] }\n',
    );
    expect(cells.map(({ fields }) => [(fields.unit as { at: unknown }).at, fields.general])).toEqual([
      [[1, 2], 'none'],
      [[1, 2], { leadership: 9, away: 3 }],
      [[3, 4], 'none'],
      [[3, 4], { leadership: 9, away: 3 }],
    ]);
  });

  it('reaches into lists and into names with dots', async () => {
    const cells = await settings(
      'unit: { leadership: 7 }\nfriends: { St. John: { leadership: 8 } }\nturns: [ { shooting: [ { loses: 3 }, { loses: 4 } ] } ]\nvary: { turns.0.shooting.1.loses: [5], friends.St. John.leadership: [9] }\n',
    );
    expect(cells[0]?.fields).toMatchObject({
      friends: { 'St. John': { leadership: 9 } },
      turns: [{ shooting: [{ loses: 3 }, { loses: 5 }] }],
    });
  });

  it('changes rules', async () => {
    const plan = await load(
      'unit: { leadership: 7 }\nvary: { rules: [wfb8, t9a-2016], rules.sample.reading: [strict, lenient] }\n',
    );
    expect(plan.cells.map(({ rules }) => [rules.preset, rules.values['sample.reading']])).toEqual([
      ['wfb8', 'strict'],
      ['wfb8', 'lenient'],
      ['t9a-2016', 'strict'],
      ['t9a-2016', 'lenient'],
    ]);
  });

  it('runs 2000 cells at most', async () => {
    expect(
      await settings('unit: { leadership: 7 }\nvary: { unit.move: 0..19, unit.models: 31..130 }\n'),
    ).toHaveLength(2000);
  });
});

describe('compare', () => {
  it('lays named alternatives over the file, which stands first', async () => {
    const cells = await settings(
      'unit: { leadership: 7, models: 20 }\ngeneral: { leadership: 9, away: 3 }\ncompare:\n  far: { general: { away: 20 } }\n  dead: { general: none, cost: -150 }\n',
    );
    expect(cells).toEqual([
      {
        settings: {},
        alternative: 'as written',
        cost: undefined,
        fields: { unit: { leadership: 7, models: 20 }, general: { leadership: 9, away: 3 } },
      },
      {
        settings: {},
        alternative: 'far',
        cost: undefined,
        fields: { unit: { leadership: 7, models: 20 }, general: { leadership: 9, away: 20 } },
      },
      {
        settings: {},
        alternative: 'dead',
        cost: -150,
        fields: { unit: { leadership: 7, models: 20 }, general: 'none' },
      },
    ]);
  });

  it('replaces lists and plain values', async () => {
    const cells = await settings(
      'unit: { leadership: 7 }\ndoes: [march, stay]\ncompare: { stays: { does: [stay] }, one: { does: march } }\n',
    );
    expect(cells.map(({ fields }) => fields.does)).toEqual([['march', 'stay'], ['stay'], 'march']);
  });

  it('changes rules on top of those of the file, or replaces them', async () => {
    const plan = await load(
      'unit: { leadership: 7 }\ncompare:\n  third: { rules: { change: { sample.heavy: at least 1/3 } } }\n  other: { rules: t9a-2016 }\n',
    );
    expect(plan.cells.map(({ rules }) => [rules.preset, rules.values['sample.heavy']])).toEqual([
      ['wfb8', 'at least 1/4'],
      ['wfb8', 'at least 1/3'],
      ['t9a-2016', 'at least 1/4'],
    ]);
  });

  it('is laid over what is varied', async () => {
    const cells = await settings(
      'unit: { leadership: 7 }\ngeneral: { leadership: 9, away: 3 }\ncompare: { dead: { general: none } }\nvary: { general.away: [3, 9] }\n',
    );
    expect(cells.map(({ settings, alternative, fields }) => [settings, alternative, fields.general])).toEqual(
      [
        [{ 'general.away': 3 }, 'as written', { leadership: 9, away: 3 }],
        [{ 'general.away': 3 }, 'dead', 'none'],
        [{ 'general.away': 9 }, 'as written', { leadership: 9, away: 9 }],
        [{ 'general.away': 9 }, 'dead', 'none'],
      ],
    );
  });
});
