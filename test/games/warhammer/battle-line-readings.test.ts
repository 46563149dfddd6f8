import { describe, expect, it } from 'vitest';
import { text } from '../../../src/engine/fraction.ts';
import { battleLineSwitches } from '../../../src/games/warhammer/battle-line/switches.ts';
import { asked } from './asked.ts';
import { randomBattle } from './random-battle.ts';

// Every reading that the rulebooks leave open changes what happens. Leadership 7 fails in 5/12 of all throws.

const unit = (x: number, y: number, more: object = {}) => ({
  leadership: 7,
  size: '4 x 2',
  at: [x, y],
  ...more,
});
const dies = (name: string) => ({ turn: 1, of: 'theirs', phase: 'magic', unit: name, is: 'destroyed' });
const loses = (by: string, n: number) => ({ turn: 1, of: 'theirs', phase: 'magic', unit: 'B', loses: n, by });

/** The chance of something noted, with the default reading and with another. */
function both(table: object, noted: string, change: object, rules = 't9a-2016'): readonly [string, string] {
  const of = (changed: object): string =>
    asked('battle-line', table as Record<string, unknown>, {
      rules,
      change: changed as Record<string, unknown>,
    }).noted(noted);
  return [of({}), of(change)];
}

describe('open readings of the battle line, by hand', () => {
  it('tolerance', () => {
    const beside = (gap: number) => ({
      ours: { A: unit(20, 24), B: unit(24 + gap, 24) },
      theirs: { E: unit(30, 44) },
      events: [dies('A')],
    });
    expect(both(beside(6 + 5e-10), 'B.tests', { 'battleLine.tolerance': 0 })).toEqual(['1', '0']);
    expect(both(beside(6 + 5e-7), 'B.tests', { 'battleLine.tolerance': 1e-6 })).toEqual(['0', '1']);
  });

  it('graze: C stands edge to edge with the ground that B runs over', () => {
    const table = {
      ours: { A: unit(21, 30), B: unit(30, 30), C: unit(34, 24) },
      theirs: { E: unit(30, 44) },
      events: [dies('A')],
    };
    // 5/12 fail, 35/36 run 3 inches or more and on past C, 5/12 fail.
    expect(both(table, 'C.panics', { 'battleLine.graze': 'yes' })).toEqual(['0', '875/5184']);
  });

  it('crossStart: B turns over C and runs away from it', () => {
    const table = {
      ours: { A: unit(39, 26), B: unit(30, 30, { size: '8 x 2' }), C: unit(30, 34, { size: '2 x 2' }) },
      theirs: { E: unit(10, 28, { size: '2 x 2' }) },
      events: [dies('A')],
    };
    expect(both(table, 'C.panics', { 'battleLine.crossStart': 'excluded' })).toEqual(['25/144', '0']);
  });

  it('fleeingEnemies: away from a fleeing enemy to the edge, or from another one unless it rallies', () => {
    const table = {
      ours: { A: unit(8, 30), B: unit(8, 24) },
      theirs: { E: unit(15, 23, { fleeing: true, turned: -90 }), F: unit(8, 44) },
      events: [dies('A')],
    };
    // 7 inches to the edge once it has turned: 7 or more in 21 of 36 throws. E rallies first in 7/12; else
    // it runs on along the same line.
    expect(both(table, 'B.leaves', { 'battleLine.fleeingEnemies': 'ignored' })).toEqual([
      '35/144',
      '245/1728',
    ]);
  });

  it('extendPast: a run that would end an inch before an enemy crosses it, or stops', () => {
    const table = {
      ours: { A: unit(23, 40), B: unit(30, 40, { models: 1 }) },
      theirs: { E: unit(30, 43), F: unit(30, 30) },
      events: [dies('A')],
    };
    // F is 6 inches behind: 5 or more (30/36) cross it, or 7 or more (21/36); 1/6 of those die.
    expect(both(table, 'B.destroyed', { 'battleLine.extendPast': 'friends' })).toEqual(['25/432', '35/864']);
  });

  it('edgeAtStart: off at once, or only if it is still over the edge at the end', () => {
    const table = {
      ours: { A: unit(20, 9), B: unit(20, 4, { size: '8 x 2' }) },
      theirs: { E: unit(12, 0.5, { size: '2 x 2' }) },
      events: [dies('A')],
    };
    // It is clear of the edge after 6.06 inches: 6 or less in 15 of 36 throws.
    expect(both(table, 'B.leaves', { 'battleLine.edgeAtStart': 'endOnly' })).toEqual(['5/12', '25/144']);
  });

  it('rallyOrder: the General may be panicked by those who failed to rally, or not before all have tested', () => {
    const fleeing = { leadership: 5, fleeing: true, turned: 180 };
    const table = {
      ours: {
        U: unit(20, 1.5, fleeing),
        V: unit(30, 24, { ...fleeing, at: [30, 12] }),
        G: unit(25, 6, { leadership: 5, general: { leadership: 9 } }),
      },
      theirs: { E: unit(30, 44) },
      events: [{ turn: 1, of: 'theirs', phase: 'magic', unit: 'E', is: 'destroyed' }],
    };
    // Leadership 9 passes in 5/6, Leadership 5 in 5/18: 25/36 + 1/6 (25/36 + 1/6 · 5/18).
    expect(both(table, 'V.rallies', { 'battleLine.rallyOrder': 'testsFirst' })).toEqual(['265/324', '5/6']);
  });

  it('rallyFail: on over the edge as it faces, or away from the enemy', () => {
    const table = {
      ours: { U: unit(3, 24, { fleeing: true, turned: -90 }) },
      theirs: { E: unit(3, 34) },
      events: [{ turn: 1, of: 'theirs', phase: 'combat', unit: 'E', is: 'destroyed' }],
    };
    // 3 inches to the edge: 35 of 36 throws reach it.
    expect(both(table, 'U.leaves', { 'battleLine.rallyFail': 'nearestEnemy' })).toEqual(['175/432', '0']);
  });

  it('rallyFail: away from the edge as it faces, or to the nearest one', () => {
    const fleeing = (at: readonly [number, number], turned: number) => ({
      ours: { U: unit(...at, { fleeing: true, turned }) },
      theirs: { E: unit(30, 44) },
      events: [{ turn: 1, of: 'theirs', phase: 'combat', unit: 'E', is: 'destroyed' }],
    });
    const leaves = (table: object) => both(table, 'U.leaves', { 'battleLine.rallyFail': 'nearestEdge' });
    // Its rear is 4 inches from the left edge, and so is its front once it has turned: 33 of 36 throws reach it.
    expect(leaves(fleeing([6, 24], 90))).toEqual(['0', '55/144']);
    // 3 inches from two edges: it runs for the one that it faces, which 35 of 36 throws reach.
    expect(leaves(fleeing([3, 5], -90))).toEqual(['175/432', '175/432']);
  });

  it('quarterReroll: the standard helps to a double 1, or not', () => {
    const table = {
      ours: { U: unit(30, 24, { fleeing: true, models: 8 }), S: unit(36, 24, { standard: true }) },
      theirs: { E: unit(30, 44) },
      events: [{ turn: 1, of: 'theirs', phase: 'magic', unit: 'U', loses: 6 }],
    };
    const first = { 'battleLine.first': 'theirs' };
    const [, yes] = both(table, 'U.rallies', first, 'wfb8');
    const [, no] = both(table, 'U.rallies', { ...first, 'battleLine.quarterReroll': 'no' }, 'wfb8');
    expect([yes, no]).toEqual(['71/1296', '1/36']);
  });

  it('mostTie: away from who struck last, or first', () => {
    const table = {
      ours: { B: unit(20, 6, { models: 16 }) },
      theirs: { Left: unit(10, 5), Above: unit(20, 12) },
      events: [loses('Left', 2), loses('Above', 2)],
    };
    // From above it is 4 inches to the edge: 33 of 36 throws reach it.
    expect(both(table, 'B.leaves', { 'battleLine.mostTie': 'earliest' }, 'wfb8')).toEqual(['55/144', '0']);
  });
});

/** Exact answers to a crowded table. */
function answer(table: Readonly<Record<string, unknown>>, change: Readonly<Record<string, unknown>>): string {
  const { outcomes } = asked('battle-line', table, { change });
  return [...outcomes]
    .map(([{ key }, share]) => `${key} ${text(share)}`)
    .sort()
    .join();
}

describe('open readings of the battle line, on crowded tables', () => {
  it.each([
    ['mmPerInch', 25, 0],
    ['at', 'frontRankCentre', 0],
    ['turned', 'absolute', 0],
    ['casualtyFootprint', 'centreKept', 0],
    ['casualtyFootprint', 'unchanged', 6],
    ['nearestBy', 'centres', 41],
    ['fleeOrder', 'reverse', 14],
    ['brokenFlees', 'last', 0],
    ['beyond', 'touch', 0],
    ['offTable', 'point', 0],
    ['queue', 'lifo', 40],
    ['exitEvents', 'merged', 40],
    ['samePhase', 'together', 0],
    ['victimLends', 'yes', 1],
    ['first', 'theirs', 0],
    ['breaksBy', 'certain', 0],
  ])('%s: %s changes table %i', (name, value, table) => {
    const battle = randomBattle(table);
    expect(answer(battle, { [`battleLine.${name}`]: value })).not.toBe(answer(battle, {}));
  });

  it('all of them are tested here', () => {
    const byHand = [
      'tolerance',
      'graze',
      'crossStart',
      'fleeingEnemies',
      'extendPast',
      'edgeAtStart',
      'rallyOrder',
      'rallyFail',
      'quarterReroll',
      'mostTie',
    ];
    const crowded = [
      'mmPerInch',
      'at',
      'turned',
      'casualtyFootprint',
      'nearestBy',
      'fleeOrder',
      'brokenFlees',
      'beyond',
      'offTable',
      'queue',
      'exitEvents',
      'samePhase',
      'victimLends',
      'first',
      'breaksBy',
    ];
    const names = battleLineSwitches.map(({ name }) => name.replace('battleLine.', ''));
    expect([...byHand, ...crowded].sort()).toEqual([...names].sort());
  });
});
