import { describe, expect, it } from 'vitest';
import { playScript } from '../../src/engine/scripted-dice.ts';
import { fightingRanks } from '../../src/games/warhammer/fighting-ranks.ts';
import { asked, posedUnder } from './warhammer/asked.ts';

// Wrong answers that other tools have been seen to give. None of them may come back here.

const played = (ask: string, fields: object, script: number[], rules = 'wfb8'): string =>
  playScript(posedUnder(ask, { ...fields }, { rules }).rule, script).outcome.key;

describe('known faults of other tools', () => {
  it('the double 1 is missing', () => {
    // Leadership 9, lost by 9: nothing passes but the double 1, 1 of 36; not 0.
    const fields = { unit: { leadership: 9, models: 20 }, margin: 9 };
    expect(asked('break', fields).share('holds')).toBe('1/36');
    expect(played('break', fields, [2])).toBe('holds models=20');
    // And it is no automatic pass where the rules have none.
    expect(asked('break', fields, { rules: 't9a-2016' }).share('holds')).toBe('0');
  });

  it('the front rank is not counted for steadfast', () => {
    expect(fightingRanks({ models: 5, wide: 5 }, 5)).toBe(1);
    // Five in one rank against four: one rank against none. A tool that leaves out the front rank sees none in both.
    const fields = {
      unit: { leadership: 8, models: 5, wide: 5 },
      margin: 3,
      enemies: { Ogres: { models: 4, wide: 4 } },
    };
    expect(asked('break', fields).share('holds')).toBe('13/18');
  });

  it('the re-roll is taken on the wrong roll', () => {
    const fields = { leadership: 7, reroll: true };
    // A passed first roll stands, however the second would have been; a failed one is rolled again.
    expect(played('leadership', fields, [7])).toBe('passes');
    expect(played('leadership', fields, [8, 7])).toBe('passes on the re-roll');
    expect(played('leadership', fields, [8, 8])).toBe('fails');
  });

  it('a re-roll is rolled again', () => {
    // 1 - (5/12)² pass, not 1 - (5/12)³, whoever else might give a re-roll.
    const twice = {
      unit: { leadership: 7, models: 20 },
      standard: { joins: 'unit' },
      margin: 0,
      enemyBonus: 1,
    };
    expect(asked('leadership', { leadership: 7, reroll: true }).share('fails')).toBe('25/144');
    // Leadership 7 - 1 = 6 fails in 21/36 twice.
    expect(asked('break', twice).share('breaks')).toBe('49/144');
  });

  it('"more than" stands for "or more"', () => {
    const lost = (models: number, loses: number) =>
      asked('panic', { unit: { leadership: 7, models }, turns: [{ shooting: [{ loses }] }] }).noted(
        'tests in the shooting phase',
      );
    expect([lost(20, 5), lost(20, 4), lost(21, 5), lost(21, 6)]).toEqual(['1', '0', '0', '1']);
    // A Leadership equal to the roll passes; as many inches as the fleeing unit has run catch it.
    expect(played('leadership', { leadership: 7 }, [7])).toBe('passes');
    expect(played('flight', { unit: { leadership: 7 }, edge: 20, turns: 1, pursuit: '2d6' }, [6, 6])).toBe(
      'is caught turn=0',
    );
  });

  it('the sum is compared die by die', () => {
    // 2D6 at most 7 is 21/36; two dice of at most 3.5 each would be 1/4.
    expect(asked('leadership', { leadership: 7 }).share('passes')).toBe('7/12');
  });

  it('a unit tests more than once in a phase', () => {
    const turns = [
      { shooting: [{ friend: 'destroyed', away: 6 }, { friend: 'runs through' }, { test: 'spell' }] },
    ];
    expect(asked('panic', { unit: { leadership: 7, models: 20 }, turns }).share('flees')).toBe('5/12');
  });
});
