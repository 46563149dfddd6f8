import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { breakQuestion } from '../../../src/games/warhammer/break.ts';
import { fightingRanks, hasMoreRanks } from '../../../src/games/warhammer/fighting-ranks.ts';
import { asked, posedUnder } from './asked.ts';

const unit = { leadership: 8, models: 20, wide: 5 };
const holds = (fields: object, change = {}, rules = 'wfb8'): string =>
  asked('break', { unit, ...fields }, { rules, change }).share('holds');

describe('ranks', () => {
  it.each([
    [{ models: 25, wide: 5 }, 5],
    [{ models: 24, wide: 5 }, 4],
    [{ models: 5, wide: 5 }, 1],
    [{ models: 4, wide: 5 }, 0],
    [{ models: 11, wide: 6 }, 2],
    [{ models: 10, wide: 6 }, 1],
    [{ models: 25, wide: 4 }, 0],
  ])('of %j are %i, the front rank counted', (formation, ranks) => {
    expect(fightingRanks(formation, 5)).toBe(ranks);
  });

  it('must be more than those of every enemy', () => {
    const ours = { models: 20, wide: 5 };
    expect(hasMoreRanks(ours, [{ models: 15, wide: 5 }], 5)).toBe(true);
    expect(hasMoreRanks(ours, [{ models: 20, wide: 5 }], 5)).toBe(false);
    expect(
      hasMoreRanks(
        ours,
        [
          { models: 15, wide: 5 },
          { models: 25, wide: 5 },
        ],
        5,
      ),
    ).toBe(false);
  });
});

describe('break', () => {
  it('takes the margin off the Leadership: 8 - 3 = 5 holds in 10 of 36 throws', () => {
    expect(holds({ margin: 3 })).toBe('5/18');
  });

  it('holds on a double 1 whatever the margin, where it does', () => {
    expect(holds({ margin: 20 })).toBe('1/36');
    expect(holds({ margin: 20 }, {}, 't9a-2016')).toBe('0');
  });

  it('needs no test after a draw or a victory', () => {
    expect(holds({ margin: 0 })).toBe('1');
    expect(holds({ margin: 2, enemyBonus: -2 })).toBe('1');
    expect(holds({ margin: 1, enemyBonus: -5 })).toBe('1');
  });

  it('rolls the margin', () => {
    // d3-1: 0 holds, 1 is tested on 7 (21/36), 2 on 6 (15/36): (36 + 21 + 15) / 108.
    expect(holds({ margin: 'd3-1' })).toBe('2/3');
  });

  it.each([
    ['stubborn', { stubborn: true }, '13/18'],
    ['unbreakable', { unbreakable: true }, '1'],
    ['immune to psychology, which is of no help', { immuneToPsychology: true }, '5/18'],
  ])('%s', (_, keyword, share) => {
    expect(holds({ unit: { ...unit, ...keyword }, margin: 3 })).toBe(share);
  });

  it('is steadfast with more ranks than every enemy', () => {
    const against = (...enemies: [models: number, wide: number][]) =>
      holds({
        margin: 3,
        enemies: Object.fromEntries(enemies.map(([models, wide], i) => [`E${i}`, { models, wide }])),
      });
    expect(against([15, 5])).toBe('13/18');
    expect(against([20, 5])).toBe('5/18');
    expect(against([15, 5], [20, 5])).toBe('5/18');
    expect(against([40, 4])).toBe('13/18');
  });

  it('counts joined characters in the ranks', () => {
    const enemies = { E: { models: 15, wide: 5 } };
    const nineteen = { ...unit, models: 19 };
    expect(holds({ unit: nineteen, margin: 3, enemies })).toBe('5/18');
    expect(holds({ unit: nineteen, margin: 3, enemies, characters: { Captain: { leadership: 8 } } })).toBe(
      '13/18',
    );
  });

  it('re-rolls with the standard', () => {
    // 1 - (13/18)²
    expect(holds({ margin: 3, standard: { away: 12 } })).toBe('155/324');
  });

  it('says what counts', () => {
    const last = (fields: object) => asked('break', { unit, margin: 3, ...fields }).notes.at(-1);
    expect(last({})).toBe('The margin lowers the Leadership; no enemy is given, so ranks are not compared.');
    expect(last({ enemies: { Orcs: { models: 15 } } })).toBe(
      'Steadfast at the start, it tests without the margin: ranks of 5 or more, the front rank counted, are 4 of ours, 3 of Orcs.',
    );
    expect(last({ enemies: { Orcs: { models: 20 } } })).toBe(
      'Not steadfast at the start, so that the margin counts: ranks of 5 or more, the front rank counted, are 4 of ours, 4 of Orcs.',
    );
    expect(last({ unit: { ...unit, stubborn: true } })).toBe('Stubborn: it tests without the margin.');
    expect(last({ unit: { ...unit, unbreakable: true } })).toBe(
      'The unit is unbreakable and takes no break test.',
    );
  });
});

describe('a grind', () => {
  it('holds round by round, each on its own margin', () => {
    const answer = asked('break', { unit, margin: [3, 2, 1], rounds: 4 });
    // On 5 (10/36), 6 (15/36), 7 (21/36), and 7 again: 66150/36⁴ hold.
    expect(answer.share('breaks', { round: 1 })).toBe('13/18');
    expect(answer.share('breaks', { round: 2 })).toBe('35/216');
    expect(answer.share('breaks', { round: 3 })).toBe('125/2592');
    expect(answer.share('holds')).toBe('1225/31104');
  });

  it('counts ranks after the losses of each round', () => {
    const enemies = { Orcs: { models: 10, wide: 5 } };
    const answer = asked('break', { unit: { ...unit, models: 18, loses: 4 }, enemies, margin: 3, rounds: 2 });
    // 14 are two ranks, no more than theirs; at once.
    expect(answer.noted('is steadfast')).toBe('0');
    // 20: 16 left are three ranks, then 12 are two.
    const twenty = asked('break', { unit: { ...unit, loses: 4 }, enemies, margin: 3, rounds: 2 });
    expect(twenty.noted('is steadfast', { round: 1 })).toBe('1');
    expect(twenty.noted('is steadfast', { round: 2 })).toBe('0');
    expect(twenty.share('breaks', { round: 1, models: 16 })).toBe('5/18');
    expect(twenty.share('holds', { models: 12 })).toBe('65/324');
  });

  it('becomes steadfast when the enemy has lost enough, and forgets enemies that are gone', () => {
    const enemies = { Orcs: { models: 20, loses: 5 }, Wolves: { models: 5, loses: 5 } };
    const answer = asked('break', { unit, enemies, margin: 3, rounds: 1 });
    expect(answer.noted('is steadfast')).toBe('1');
  });

  it('takes the margin from the casualties', () => {
    const enemies = { Orcs: { models: 30, loses: 1 } };
    const fields = { unit: { ...unit, loses: 3 }, enemies, margin: 'casualties', enemyBonus: 1 };
    // 3 - 1 + 1 = 3: tested on 5.
    expect(asked('break', fields).share('holds')).toBe('5/18');
    expect(asked('break', { ...fields, enemyBonus: -2 }).share('holds')).toBe('1');
  });

  it('ends with the last of either side', () => {
    const enemies = { Orcs: { models: 10, loses: 6 }, Wolves: { models: 5, loses: 5 } };
    expect(asked('break', { unit, enemies, margin: 0, rounds: 5 }).share('wins', { round: 2 })).toBe('1');
    const lost = asked('break', { unit: { ...unit, loses: 11 }, enemies, margin: 0, rounds: 5 });
    expect(lost.share('is destroyed', { round: 2 })).toBe('1');
  });

  it('counts wounds of models with several', () => {
    const ogres = { ...unit, models: 4, wounds: 3, loses: { wounds: 4 } };
    expect(asked('break', { unit: ogres, margin: 0, rounds: 2 }).share('holds', { models: 2 })).toBe('1');
  });
});

describe('pursuit', () => {
  const enemies = { Orcs: { models: 20, pursues: '2d6' } };

  it('catches with as many inches or more', () => {
    // Two like throws of 2D6 tie in 146/1296: caught (1296 + 146) / 2592 = 721/1296, after 13/18 have broken.
    const answer = asked('break', { unit, enemies, margin: 3 });
    expect(answer.share('is run down', { round: 1 })).toBe('9373/23328');
    expect(answer.share('breaks')).toBe('7475/23328');
  });

  it('plays an example by the throw', () => {
    const { rule } = posedUnder('break', { unit, enemies, margin: 3, standard: { joins: 'unit' } });
    const { outcome, notes } = playScript(rule, [6, 7, 8, 8]);
    expect(outcome.key).toBe('is run down round=1');
    expect(notes.map(({ key }) => key)).toEqual(['the battle standard is lost round=1']);
    expect(playScript(rule, [6, 7, 9, 8]).outcome.key).toBe('breaks round=1 models=20');
    expect(playScript(rule, [6, 5]).outcome.key).toBe('holds models=20');
  });

  it('of several pursuers one is enough, and who is gone does not pursue', () => {
    const both = {
      Orcs: { models: 20, pursues: '2d6' },
      Wolves: { models: 5, pursues: '3d6 drop lowest', loses: 5 },
    };
    expect(asked('break', { unit, enemies: both, margin: 3 }).share('is run down')).toBe('9373/23328');
    const two = { A: { models: 20, pursues: '2d6' }, B: { models: 20, pursues: '2d6' } };
    const { rule } = posedUnder('break', { unit, enemies: two, margin: 3 });
    expect(playScript(rule, [12, 8, 7, 8]).outcome.name).toBe('is run down');
    expect(playScript(rule, [12, 8, 7, 7]).outcome.name).toBe('breaks');
  });

  it('is fled from with Swiftstride', () => {
    // 2D6 against 3D6 less the lowest: 247/648 of 13/18.
    const swift = { ...unit, swiftstride: true };
    expect(asked('break', { unit: swift, enemies, margin: 3 }).share('is run down')).toBe('3211/11664');
  });
});

describe('readings of break tests', () => {
  const few = { enemies: { Orcs: { models: 10, wide: 5 } }, margin: 3 };

  it('break.steadfast', () => {
    expect(holds(few, { 'break.steadfast': true })).toBe('13/18');
    expect(holds(few, { 'break.steadfast': false })).toBe('5/18');
  });

  it('formation.rankWidth', () => {
    expect(holds({ ...few, enemies: { Orcs: { models: 20, wide: 5 } } }, { 'formation.rankWidth': 5 })).toBe(
      '5/18',
    );
    expect(
      holds(
        { margin: 3, unit: { ...unit, wide: 4 }, enemies: { Ogres: { models: 6, wide: 3 } } },
        { 'formation.rankWidth': 4 },
      ),
    ).toBe('13/18');
  });

  it("leadership.steadfastGeneralLd: the unit's own without the margin, or the General's with it", () => {
    const withGeneral = (leadership: number, margin: number, reading: string) =>
      holds(
        { unit: { ...unit, leadership: 6 }, enemies: few.enemies, margin, general: { leadership, away: 3 } },
        { 'leadership.steadfastGeneralLd': reading },
      );
    expect(withGeneral(9, 2, 'allowed')).toBe('5/6');
    // 6 without or 9 - 2 = 7 with it.
    expect(withGeneral(9, 2, 'lessMargin')).toBe('7/12');
    // 6 without or 9 - 5 = 4 with it.
    expect(withGeneral(9, 5, 'lessMargin')).toBe('5/12');
    expect(
      holds({ ...few, unit: { ...unit, leadership: 6 } }, { 'leadership.steadfastGeneralLd': 'lessMargin' }),
    ).toBe('5/12');
  });

  it('break.standardLostWhenBroken', () => {
    const fields = { unit, margin: 3, standard: { joins: 'unit' } };
    const lost = (change: object) =>
      asked('break', fields, { change: { ...change } }).noted('the battle standard is lost');
    expect(lost({ 'break.standardLostWhenBroken': true })).toBe('169/324');
    expect(lost({ 'break.standardLostWhenBroken': false })).toBe('0');
    expect(asked('break', { ...fields, standard: { away: 1 } }).noted('the battle standard is lost')).toBe(
      '0',
    );
  });

  it('flight.dice and flight.swiftstrideDice', () => {
    const run = (swiftstride: boolean, change: object) =>
      asked(
        'break',
        { unit: { ...unit, swiftstride }, enemies: { Orcs: { models: 20, pursues: 7 } }, margin: 20 },
        { rules: 't9a-2016', change: { ...change } },
      ).share('is run down');
    // Caught with 7 or less.
    expect(run(false, {})).toBe('7/12');
    // The two highest of three are 7 or less in 69 of 216 ways.
    expect(run(false, { 'flight.dice': '3d6 drop lowest' })).toBe('23/72');
    expect(run(true, {})).toBe('23/72');
    expect(run(true, { 'flight.swiftstrideDice': '2d6' })).toBe('7/12');
    // Three dice come to 7 or less in 35 of 216 ways.
    expect(run(true, { 'flight.swiftstrideDice': '3d6' })).toBe('35/216');
  });
});

describe('fields of break', () => {
  it.each([
    ['no margin', { unit }],
    ['a negative margin', { unit, margin: -1 }],
    ['an enemy without models', { unit, margin: 1, enemies: { X: {} } }],
    [
      'seven enemies',
      { unit, margin: 1, enemies: Object.fromEntries([...'abcdefg'].map((x) => [x, { models: 5 }])) },
    ],
    ['dice of two kinds', { unit: { ...unit, coldBlooded: true, maximised: true }, margin: 1 }],
    ['31 rounds', { unit, margin: 1, rounds: 31 }],
  ])('refuse %s', (_, fields) => {
    expect(breakQuestion.fields.safeParse(fields).success).toBe(false);
  });
});
