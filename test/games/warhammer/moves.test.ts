import { describe, expect, it } from 'vitest';
import { movesQuestion } from '../../../src/games/warhammer/moves.ts';
import { ask, halberdiers, orcs, verdict } from './moves-asked.ts';
import { posed, solved } from './solved.ts';

describe('an advance', () => {
  it('goes its Movement forward, half of it back or to a side, without rounding', () => {
    const m5 = { move: 5 };
    expect(verdict({ advance: [{ forward: 5 }] }, m5)).toBe('allowed');
    expect(verdict({ advance: [{ forward: 5.1 }] }, m5)).toBe('its way is 5.1 inches and may be 5.');
    expect(verdict({ advance: [{ backward: 2.5 }] }, m5)).toBe('allowed');
    expect(verdict({ advance: [{ backward: 2.6 }] }, m5)).toBe('its way is 2.6 inches and may be 2.5.');
    expect(verdict({ advance: [{ sideways: -2.5 }] }, m5)).toBe('allowed');
    expect(verdict({ advance: [{ sideways: 3 }] }, m5)).toBe('its way is 3 inches and may be 2.5.');
    expect(verdict({ advance: [{ sideways: 3 }] }, m5, {}, { 'moves.halfMoveRounding': 'up' })).toBe(
      'allowed',
    );
  });

  it('goes in one direction only', () => {
    const one = 'it moves in one direction only.';
    expect(verdict({ advance: [{ forward: 1 }, { sideways: 1 }] })).toBe(one);
    expect(verdict({ advance: [{ forward: 1 }, { backward: 1 }] })).toBe(one);
    expect(verdict({ advance: [{ sideways: 1 }, { sideways: -1 }] })).toBe(one);
    expect(verdict({ advance: [{ wheel: 10 }, { backward: 1 }] })).toBe(one);
    expect(verdict({ advance: [{ wheel: 10 }, { forward: 1 }, { wheel: -10 }] })).toBe('allowed');
  });

  it('measures a wheel at the outer corner: 60 degrees of a front of 100 mm are 4.12 inches', () => {
    // 100 mm / 25.4 = 3.937 inches; times pi / 3.
    expect(verdict({ advance: [{ wheel: 60 }] })).toBe('its way is 4.12 inches and may be 4.');
    // The outer model of the fourth rank swings about the corner at 5.7 bases, 4.49 inches: 4.35 straight for 58 degrees.
    expect(verdict({ advance: [{ wheel: -58 }] })).toBe('a model would go further than its own Movement.');
    expect(verdict({ advance: [{ wheel: -58 }] }, { models: 5 })).toBe('allowed');
    expect(verdict({ advance: [{ wheel: -50 }] })).toBe('allowed');
  });

  it('pivots only with one model', () => {
    expect(verdict({ advance: [{ pivot: 90 }, { forward: 4 }] }, { models: 1, wide: 1 })).toBe('allowed');
    expect(verdict({ advance: [{ pivot: 90 }] }, { models: 1, wide: 1 })).toBe('allowed');
    expect(verdict({ advance: [{ pivot: 90 }] })).toBe('only a unit of one model pivots on the spot.');
  });

  it('stops at the Movement of each model: a slow character holds the unit', () => {
    const slow = { characters: { Engineer: { leadership: 9, move: 3, file: 3 } } };
    expect(verdict({ advance: [{ forward: 4 }] }, slow)).toBe(
      'a model would go further than its own Movement.',
    );
    expect(verdict({ advance: [{ forward: 3 }] }, slow)).toBe('allowed');
    expect(verdict({ march: [{ forward: 8 }] }, slow)).toBe(
      'a model would go further than 2 times its own Movement.',
    );
    // In the inner file of a wheel he goes less far than the outer corner.
    const inner = (file: number) =>
      verdict({ advance: [{ wheel: 50 }] }, { characters: { Engineer: { leadership: 9, move: 2, file } } });
    expect(inner(5)).toBe('allowed');
    expect(inner(1)).toBe('a model would go further than its own Movement.');
  });

  it('may shoot afterwards; a march and a reform may not', () => {
    expect(ask({ advance: [{ forward: 4 }] }).notes[0]).toContain('the unit may shoot');
    expect(ask({ march: [{ forward: 4 }] }).notes[0]).toContain('the unit may not shoot');
    expect(ask({ reform: { turned: 90 } }).notes[0]).toContain('the unit may not shoot');
  });
});

describe('a march', () => {
  it('goes twice the Movement, forward only', () => {
    expect(verdict({ march: [{ forward: 8 }] })).toBe('allowed');
    expect(verdict({ march: [{ forward: 8.5 }] })).toBe('its way is 8.5 inches and may be 8.');
    expect(verdict({ march: [{ sideways: 1 }] })).toBe('a march goes forward only.');
    expect(verdict({ march: [{ forward: 8 }] }, { cannotMarch: true })).toBe('it cannot march.');
    expect(verdict({ march: [{ forward: 8 }] }, { type: 'war machine' })).toBe('it cannot march.');
    expect(verdict({ march: [{ forward: 12 }] }, {}, {}, { 'moves.marchFactor': 3 })).toBe('allowed');
  });

  it('is tested within 8 inches before it moves, and cut at the Movement where failed', () => {
    // The front at 12; the Orcs face us with theirs at 20: exactly 8 inches.
    const at = (y: number, changes = {}, unit = {}) =>
      ask({ march: [{ forward: 6 }] }, unit, { enemies: { Orcs: { ...orcs, at: [20, y] } } }, changes);
    const tested = at(20);
    expect(tested.share('every move is made')).toBe('7/12');
    expect(tested.share('a move falls short')).toBe('5/12');
    expect(tested.noted('1. Us march falls short', { inches: 4 })).toBe('5/12');
    expect(tested.noted('1. Us march as planned', { inches: 6 })).toBe('7/12');
    expect(at(20.01).share('every move is made')).toBe('1');
    expect(at(20, { 'march.enemyWithin': 6 }).share('every move is made')).toBe('1');
    expect(at(20, {}, { marchExempt: true }).share('every move is made')).toBe('1');
  });

  it('needs no test for fleeing enemies unless the rules say so', () => {
    const near = (changes = {}) =>
      ask(
        { march: [{ forward: 6 }] },
        {},
        { enemies: { Orcs: { ...orcs, at: [20, 19.5], fleeing: true } } },
        changes,
      ).share('every move is made');
    expect(near()).toBe('1');
    expect(near({ 'march.fleeingEnemiesBlock': true })).toBe('7/12');
  });

  it('is no less than planned where the plan is short', () => {
    const near = ask({ march: [{ forward: 3 }] }, {}, { enemies: { Orcs: { ...orcs, at: [20, 19] } } });
    expect(near.share('every move is made')).toBe('1');
  });

  it('is refused where the part of it that is left after a failed test would end too close', () => {
    // Through the gap at 4 inches stands nobody, but 4 inches end half an inch from the Spearmen.
    const fields = {
      units: { Us: halberdiers, Spearmen: { ...halberdiers, models: 5, at: [25.5, 17.5] } },
      enemies: { Orcs: { ...orcs, at: [12, 20] } },
      moves: [{ unit: 'Us', march: [{ forward: 4 }, { forward: 2.5 }] }],
    };
    expect(posed(movesQuestion, fields).notes[0]).toContain('6.5 inches along its way');
    const near = {
      ...fields,
      units: { ...fields.units, Spearmen: { ...fields.units.Spearmen, at: [24.2, 15.5] } },
    };
    // At the end, 18.5, the rear stands at 15.35: closer than an inch too; so both ends are refused.
    expect(solved(movesQuestion, near).share('a move is not allowed')).toBe('1');
  });

  it('lets the unit shoot after a failed test only under anyNonMarch', () => {
    const near = { enemies: { Orcs: { ...orcs, at: [20, 19] } } };
    const silent = ['marchAtM', 'anyNonMarch'].map((reading) =>
      ask({ march: [{ forward: 6 }] }, {}, near, { 'march.failedMarch': reading }).noted(
        '1. Us march costs its shooting',
      ),
    );
    expect(silent).toEqual(['1', '7/12']);
  });
});

describe('a reform', () => {
  it('keeps the centre; a turn about of a full block is no way at all, since models change places', () => {
    expect(ask({ reform: { turned: 180 } }).noted('1. Us reform as planned', { inches: 0 })).toBe('1');
  });

  it('measures the longest way where who goes where is chosen best', () => {
    // Two models side by side turn by a quarter about their centre: each goes 10 mm along and 10 across: 14.14 mm.
    const two = ask({ reform: { turned: 90 } }, { models: 2, wide: 2 });
    expect(two.noted('1. Us reform as planned', { inches: 0.557 })).toBe('1');
  });

  it('refuses a formation in which a model would go more than twice its Movement', () => {
    // A column of twenty becomes a line of twenty: the models at the ends go some 7.5 inches across and along.
    expect(verdict({ reform: { wide: 20 } }, { wide: 1, at: [20, 20] })).toBe('allowed');
    expect(verdict({ reform: { wide: 20 } }, { wide: 1, at: [20, 20], move: 3 })).toBe(
      'a model would go more than 2 times its Movement in the reform.',
    );
    expect(
      verdict({ reform: { wide: 20 } }, { wide: 1, at: [20, 20], move: 3 }, {}, { 'moves.reformFactor': 4 }),
    ).toBe('allowed');
  });
});

describe('a swift reform', () => {
  const swift = { swiftReform: { turned: 90 }, advance: [{ forward: 4 }] };
  it('needs a musician and a test, and then the unit advances', () => {
    expect(verdict(swift)).toBe('it has no musician for a swift reform.');
    const tested = ask(swift, { musician: true });
    expect(tested.share('every move is made')).toBe('7/12');
    expect(tested.noted('1. Us swift reform as planned', { inches: 4 })).toBe('7/12');
    expect(tested.share('a move falls short')).toBe('5/12');
    expect(
      ask(swift, { musician: true }, {}, { 'moves.swiftReformTest': false }).share('every move is made'),
    ).toBe('1');
  });

  it('is refused like any reform', () => {
    expect(
      verdict(
        { swiftReform: { wide: 20 }, advance: [{ forward: 1 }] },
        { musician: true, wide: 1, at: [20, 20], move: 3 },
      ),
    ).toContain('2 times its Movement');
  });
});
