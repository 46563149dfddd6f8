import { describe, expect, it } from 'vitest';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { marchQuestion } from '../../../src/games/warhammer/march.ts';
import { posed, solved } from './solved.ts';

const halberdiers = { move: 4, leadership: 7 };
const near = { 'Wolf Riders': { away: 7 } };

describe('march', () => {
  it('is free with no enemy within 8 inches', () => {
    const answer = solved(marchQuestion, {
      unit: halberdiers,
      enemies: { Spearmen: { away: 8.5 } },
      objective: 24,
      turns: 3,
    });
    expect(answer.share('reaches the objective', { turn: 3 })).toBe('1');
    expect(answer.noted('takes a march test')).toBe('0');
    expect(answer.noted('may not shoot', { turn: 1 })).toBe('1');
  });

  it('tests at exactly 8 inches: 7/12 march 8 inches and 5/12 go 4', () => {
    const answer = solved(marchQuestion, {
      unit: halberdiers,
      enemies: { Spearmen: { away: 8 } },
      objective: 8,
      turns: 1,
    });
    expect(answer.share('reaches the objective')).toBe('7/12');
    expect(answer.share('falls short', { inches: 4 })).toBe('5/12');
    expect(answer.noted('may not shoot', { turn: 1 })).toBe('1');
  });

  it('reads distances turn by turn, the last going on', () => {
    const answer = solved(marchQuestion, {
      unit: halberdiers,
      enemies: { Spearmen: { away: [12, 6] } },
      objective: 24,
      turns: 3,
    });
    expect(answer.noted('takes a march test', { turn: 1 })).toBe('0');
    expect(answer.noted('takes a march test', { turn: 2 })).toBe('1');
    expect(answer.noted('takes a march test', { turn: 3 })).toBe('1');
    expect(answer.share('reaches the objective')).toBe('49/144');
  });

  it('measures to an enemy that stands still from where the unit has come', () => {
    // 12 ahead and 5 aside: 13 inches away at first; after 8 inches hypot(4, 5) = 6.4; after 16 hypot(4, 5) again.
    const answer = solved(marchQuestion, {
      unit: halberdiers,
      enemies: { Spearmen: { ahead: 12, aside: 5 } },
      objective: 100,
      turns: 3,
    });
    expect(answer.noted('takes a march test', { turn: 1 })).toBe('0');
    expect(answer.noted('takes a march test', { turn: 2 })).toBe('1');
    expect(answer.noted('takes a march test', { turn: 3 })).toBe('1');
  });

  it('counts a fleeing enemy only where the rules say so', () => {
    const fields = {
      unit: halberdiers,
      enemies: { Spearmen: { away: 4, fleeing: true } },
      objective: 8,
      turns: 1,
    };
    expect(solved(marchQuestion, fields).share('reaches the objective')).toBe('1');
    expect(
      solved(marchQuestion, fields, { 'march.fleeingEnemiesBlock': true }).share('reaches the objective'),
    ).toBe('7/12');
  });

  it.each([
    ['forward', 'marchAtM', '0', '1'],
    ['stay', 'marchAtM', '0', '1'],
    ['reform', 'marchAtM', '0', '1'],
    ['forward', 'anyNonMarch', '5/12', '7/12'],
    ['sideways', 'anyNonMarch', '5/12', '7/12'],
    ['reform', 'anyNonMarch', '0', '1'],
  ])('after a failed test it does "%s" under %s: may shoot %s', (afterFailure, reading, _may, silent) => {
    const answer = solved(
      marchQuestion,
      { unit: halberdiers, enemies: near, afterFailure, objective: 100, turns: 1 },
      { 'march.failedMarch': reading },
    );
    expect(answer.noted('may not shoot', { turn: 1 })).toBe(silent);
    expect(answer.share('falls short', { inches: afterFailure === 'forward' ? 4 : 0 })).toBe('5/12');
  });

  it('says which fallback is not allowed', () => {
    const fields = { unit: halberdiers, enemies: near, afterFailure: 'backward', objective: 8, turns: 1 };
    expect(posed(marchQuestion, fields).notes.join(' ')).toContain('To go back is not allowed');
    expect(
      posed(marchQuestion, fields, { 'march.failedMarch': 'anyNonMarch' }).notes.join(' '),
    ).not.toContain('not allowed');
  });

  it('lets an exempt unit march, and makes one that cannot march advance', () => {
    const fields = { enemies: near, objective: 8, turns: 1 };
    const share = (unit: object, changes = {}) =>
      solved(marchQuestion, { ...fields, unit: { ...halberdiers, ...unit } }, changes).share(
        'reaches the objective',
      );
    expect(share({ marchExempt: true })).toBe('1');
    expect(share({ cannotMarch: true })).toBe('0');
    expect(share({ type: 'chariot' })).toBe('0');
    expect(share({ type: 'chariot', cannotMarch: false })).toBe('7/12');
    expect(share({ type: 'monster' }, { 'unitType.marchExempt': ['monster'] })).toBe('1');
  });

  it('rolls a random Movement after the test, each turn', () => {
    const { rule } = posed(marchQuestion, {
      unit: { move: '2d6', leadership: 7 },
      enemies: near,
      objective: 100,
      turns: 2,
    });
    // Passed with 7 and moves 2 · 5; failed with 8 and moves 9.
    const { outcome, notes } = playScript(rule, [7, 5, 8, 9]);
    expect(outcome.key).toBe('falls short inches=19');
    expect(notes.map(({ key }) => key)).toContain('fails a march test turn=2');
  });

  it('does what it is told each turn', () => {
    const { rule } = posed(marchQuestion, {
      unit: halberdiers,
      does: ['advance', 'reform', 'stay', 'march'],
      objective: 100,
      turns: 5,
    });
    const { outcome, notes } = playScript(rule, []);
    expect(outcome.key).toBe('falls short inches=20');
    expect(notes.filter(({ name }) => name === 'may not shoot').map(({ key }) => key)).toEqual([
      'may not shoot turn=2',
      'may not shoot turn=4',
      'may not shoot turn=5',
    ]);
  });

  it('uses the General within 12 inches and the re-roll of the battle standard', () => {
    const fields = { unit: halberdiers, enemies: near, objective: 8, turns: 1 };
    const share = (lending: object, changes = {}) =>
      solved(marchQuestion, { ...fields, ...lending }, changes).share('reaches the objective');
    expect(share({ general: { leadership: 9, away: 12 } })).toBe('5/6');
    expect(share({ general: { leadership: 9, away: 12.5 } })).toBe('7/12');
    expect(share({ general: { leadership: 9, away: 5, fleeing: true } })).toBe('7/12');
    // One failure re-rolled: 1 − (5/12)² = 119/144.
    expect(share({ standard: { away: 8 } })).toBe('119/144');
    expect(share({ standard: { away: 8 } }, { 'leadership.bsbScope': 'panicAndBreak' })).toBe('7/12');
  });
});
