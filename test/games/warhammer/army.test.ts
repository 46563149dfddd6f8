import { describe, expect, it } from 'vitest';
import { ScenarioError } from '../../../src/errors/problem.ts';
import { armyQuestion } from '../../../src/games/warhammer/army.ts';
import type { ArmyScene } from '../../../src/games/warhammer/army-scene.ts';
import { loadScenario } from '../../../src/scenario/load.ts';
import { asked } from './asked.ts';

const halberdiers = { leadership: 7, models: 20 };
const army = (units: object, rest: object = {}) => asked('army', { units, ...rest });
const failed = (
  unit: object,
  test: string,
  rest: object = {},
  change: Record<string, unknown> = {},
): string =>
  asked('army', { units: { Us: { ...halberdiers, ...unit } }, ...rest }, { change }).noted(`Us: ${test}`);

describe('an army', () => {
  it('takes every test of a unit on its own Leadership', () => {
    // 15 of 36 throws show 8 or more; lost by 5, 2 or less is needed: 1 of 36, the double 1.
    expect(failed({}, 'panic')).toBe('5/12');
    expect(failed({}, 'march')).toBe('5/12');
    expect(failed({}, 'rally')).toBe('5/12');
    expect(failed({}, 'break by 1')).toBe('7/12');
    expect(failed({}, 'break by 3')).toBe('5/6');
    expect(failed({}, 'break by 5')).toBe('35/36');
    expect(failed({ leadership: 9 }, 'break by 5')).toBe('5/6');
    // Few survivors rally on a double 1 only.
    expect(failed({}, 'rally with few left')).toBe('35/36');
    expect(failed({}, 'rally with few left', {}, { 'rally.rallyQuarterRule': 'cannot' })).toBe('1');
  });

  it('counts how many panic', () => {
    const three = army({ A: halberdiers, B: halberdiers, C: halberdiers });
    // (7/12)³ nobody; 3 · (7/12)² · 5/12 exactly one.
    expect(three.share('nobody panics')).toBe('343/1728');
    expect(three.share('at least one panics')).toBe('1385/1728');
    expect(three.share('at least one panics', { panicking: 1 })).toBe('245/576');
    expect(three.share('at least one panics', { panicking: 3 })).toBe('125/1728');
  });

  it('uses the General and the standard where they reach, each unit from its own place', () => {
    const lead = { general: { leadership: 9 }, standard: {} };
    expect(failed({ general: { away: 12 } }, 'panic', lead)).toBe('1/6');
    expect(failed({ general: { away: 12.5 } }, 'panic', lead)).toBe('5/12');
    expect(failed({ standard: { away: 12 } }, 'panic', lead)).toBe('25/144');
    expect(failed({ general: { away: 1 }, standard: { joins: 'unit' } }, 'panic', lead)).toBe('1/36');
    // His own unit flees with the standard, which re-rolls nothing then.
    expect(failed({ general: { away: 1 }, standard: { joins: 'unit' } }, 'rally', lead)).toBe('1/6');
    expect(failed({ general: { away: 1 } }, 'panic', { general: { leadership: 9, fleeing: true } })).toBe(
      '5/12',
    );
    expect(failed({ characters: { Priest: { leadership: 8 } } }, 'panic')).toBe('5/18');
  });

  it('knows who takes no test, and who takes break tests without the margin', () => {
    const takes = (unit: object): readonly (string | null)[] => {
      const { scene } = army({ Us: { ...halberdiers, ...unit } });
      const { tests, units } = scene as ArmyScene;
      return tests.filter((_, i) => units[0]!.failures[i] !== null);
    };
    const breaks = ['break by 1', 'break by 2', 'break by 3', 'break by 4', 'break by 5'];
    const rallies = ['rally', 'rally with few left'];
    expect(takes({})).toEqual(['panic', 'march', ...breaks, ...rallies]);
    expect(takes({ unbreakable: true })).toEqual(['march']);
    expect(takes({ immuneToPsychology: true })).toEqual(['march', ...breaks, ...rallies]);
    expect(takes({ frenzy: true })).toEqual(['march', ...breaks, ...rallies]);
    expect(takes({ type: 'war machine', models: 1 })).toEqual(['panic', ...breaks, 'rally']);
    expect(takes({ marchExempt: true })).toEqual(['panic', ...breaks, ...rallies]);
    expect(failed({ stubborn: true }, 'break by 5')).toBe('5/12');
    expect(failed({ steadfast: true }, 'break by 5')).toBe('5/12');
    expect(failed({ steadfast: true }, 'break by 5', {}, { 'break.steadfast': false })).toBe('35/36');
    // Three dice, the highest dropped: 40 of 216 throws keep 8 or more at Leadership 7.
    expect(failed({ coldBlooded: true }, 'panic')).toBe(
      asked('leadership', { leadership: 7, dice: '3d6 drop highest' }).share('fails'),
    );
  });

  it('says whose Leadership it is, and that distances to nobody play no part', () => {
    const { notes } = army({ Us: { ...halberdiers, general: { away: 8 } } }, { general: { leadership: 9 } });
    expect(notes).toEqual(["Us: Leadership 9 from the General at 8 inches; the unit's own is 7."]);
    expect(army({ Us: { ...halberdiers, standard: { away: 8 } } }).notes.at(-1)).toBe(
      'There is no battle standard: the distances to it play no part.',
    );
  });
});

const file = (text: string): string => `holdfast: 1\nask: army\nrules: wfb8\n${text}`;
const load = (text: string) => loadScenario('army.yaml', file(text));
const names = async (text: string): Promise<(string | undefined)[]> =>
  (await load(text)).cells.map(({ alternative }) => alternative);
const problems = async (text: string): Promise<string[]> => {
  try {
    await load(text);
    return [];
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    return error.problems.map(({ line, message }) => `${line}: ${message}`);
  }
};

describe('what an army is compared with', () => {
  it('shows each unit alone, with the General, with the standard and with both where no place is known', async () => {
    const lead = 'general: { leadership: 9 }\nstandard: {}\n';
    expect(await names(`${lead}units: { A: { leadership: 7, models: 9 } }`)).toEqual([
      'as written',
      'with the General',
      'with the standard',
      'with both',
      '+1 Leadership: A',
      'cold-blooded: A',
      'stubborn: A',
    ]);
    const { cells, rules } = await load(`${lead}units: { A: { leadership: 7, models: 9 } }`);
    const panics = cells
      .slice(0, 4)
      .map(({ fields }) => asked('army', fields, { rules: rules.preset }).noted('A: panic'));
    expect(panics).toEqual(['5/12', '1/6', '25/144', '1/36']);
  });

  it('takes the lenders away where places are known, with what that saves', async () => {
    const { cells } = await load(
      'general: { leadership: 9, points: 80 }\nstandard: { points: 25 }\nprices: { leadership: 30 }\nunits: { A: { leadership: 7, models: 9, general: { away: 13 } } }',
    );
    const by = new Map(cells.map((cell) => [cell.alternative, cell]));
    expect(by.get('without the General')?.cost).toBe(-80);
    expect(by.get('without the battle standard')?.cost).toBe(-25);
    expect(by.get('+1 Leadership: A')?.cost).toBe(30);
    expect(by.get('stubborn: A')?.cost).toBeUndefined();
    const closer = by.get('the General 2 inches closer: A')!;
    expect(asked('army', closer.fields).noted('A: panic')).toBe('1/6');
  });

  it('offers a standard to an army without one, and nothing that is there already', async () => {
    expect(
      await names(
        'general: { leadership: 9 }\nunits: { A: { leadership: 10, models: 9, coldBlooded: true, stubborn: true, general: { joins: unit } } }',
      ),
    ).toEqual(['as written', 'without the General', 'a battle standard near everybody']);
    expect(await names('units: { A: { leadership: 7, models: 9, unbreakable: true } }')).not.toContain(
      'stubborn: A',
    );
  });

  it('leaves a file alone that compares something itself, and follows what is varied', async () => {
    const own =
      'units: { A: { leadership: 7, models: 9 } }\ncompare: { tougher: { units: { A: { leadership: 8 } } } }';
    expect(await names(own)).toEqual(['as written', 'tougher']);
    const varied = await load(
      'units: { A: { leadership: 7, models: 9 } }\nvary: { units.A.models: [9, 12] }',
    );
    expect(varied.cells).toHaveLength(2 * 4);
  });

  it('takes units from profiles, with points and keywords', async () => {
    const { cells } = await load('units: { Swords: { profile: Empire/Greatswords, models: 30 } }');
    expect(cells[0]!.fields.units).toMatchObject({ Swords: { leadership: 8, points: 330, stubborn: true } });
  });
});

describe('a bad army', () => {
  it.each([
    ['units: {}', '4: units: expected at least one unit, got a map'],
    [
      'units: { A: { models: 9 } }',
      '4: missing "leadership" (Leadership of the rank and file, 0 to 12), or a profile: Army/Unit',
    ],
    ['units: { A: { leadership: 7, models: 0 } }', '4: models: expected a whole number from 1 to 500, got 0'],
    [
      'units: { A: { leadership: 7, models: 9, stuborn: true } }',
      '4: unknown key "stuborn", did you mean "stubborn"?',
    ],
    [
      'general: { leadership: 9, away: 3 }\nunits: { A: { leadership: 7, models: 9 } }',
      '4: unknown key "away"; known here: leadership, large, refused, verminousValour, wounds, fleeing, points, profile',
    ],
    [
      'general: { leadership: 9 }\nunits:\n  A: { leadership: 7, models: 9, general: { joins: unit } }\n  B: { leadership: 7, models: 9, general: { joins: unit } }',
      '7: general: the General has joined A already',
    ],
    [
      'standard: {}\nunits:\n  A: { leadership: 7, models: 9, standard: { joins: unit } }\n  B: { leadership: 7, models: 9, standard: { joins: unit } }',
      '7: standard: the battle standard has joined A already',
    ],
    [
      'general: { leadership: 9 }\nunits: { A: { leadership: 7, models: 9, general: { joins: unit, away: 3 } } }',
      '5: general: expected exactly one of away, joins, got a map',
    ],
    [
      'lostBy: 0\nunits: { A: { leadership: 7, models: 9 } }',
      '4: lostBy: expected a whole number from 1 to 10, got 0',
    ],
  ])('%s', async (text, message) => {
    expect(await problems(text)).toEqual([message]);
  });

  it('has a question of its own among the questions', () => {
    expect(armyQuestion.ask).toBe('army');
    expect(Object.keys(armyQuestion.fields.shape)).toContain('units');
  });
});
