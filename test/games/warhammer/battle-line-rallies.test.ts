import { describe, expect, it } from 'vitest';
import { asked } from './asked.ts';

// By hand: on 2D6, 4 or less falls in 6 of 36 throws, 7 or less in 21.

const unit = (x: number, y: number, more: object = {}) => ({
  leadership: 7,
  size: '4 x 2',
  at: [x, y],
  ...more,
});

function noted(name: string, table: Readonly<Record<string, unknown>>, change: object): string {
  const changed = { 'battleLine.first': 'theirs', ...change };
  return asked('battle-line', table, { rules: 'wfb8', change: changed }).noted(name);
}

describe('few survivors on a battle line', () => {
  /** U flees already and is shot down to a quarter before it tests. */
  const rallies = (change: object, leadership = 7): string => {
    const shot = { turn: 1, of: 'theirs', phase: 'magic', unit: 'U', loses: 6 };
    const ours = { U: unit(30, 24, { leadership, fleeing: true, models: 8 }) };
    return noted('U.rallies', { ours, theirs: { E: unit(30, 44) }, events: [shot] }, change);
  };

  it('rally on a double 1, on half their Leadership rounded up, as others do, or not at all', () => {
    const by = (rule: string) => rallies({ 'rally.rallyQuarterRule': rule });
    expect(['double1', 'halfLd', 'none', 'cannot'].map(by)).toEqual(['1/36', '1/6', '7/12', '0']);
  });

  it('rally on no double 1 with a Leadership of 0 that always fails', () => {
    expect(rallies({}, 0)).toBe('1/36');
    expect(rallies({ 'leadership.zeroFails': true }, 0)).toBe('0');
  });

  it('are few below the share that the rules name', () => {
    expect(rallies({ 'rally.fewSurvivors': 'less than 1/4' })).toBe('7/12');
  });
});

describe('two enemies equally close on a battle line', () => {
  // Leadership 7 fails in 5/12. Away from the one on the right B leaves the table at once; away from the one below only
  // with two double 6s and a failed rally between them: 5/12 · 1/36 · 5/12 · 1/36 = 25/186,624.
  const table = {
    ours: { A: unit(3, 32), B: unit(3, 24, { size: '2 x 2' }) },
    theirs: { Right: unit(13, 22, { size: '2 x 2' }), Below: unit(3, 12, { size: '2 x 2' }) },
    events: [{ turn: 1, of: 'theirs', phase: 'magic', unit: 'A', is: 'destroyed' }],
  };

  it('are told apart by chance, or by their order in the file', () => {
    const leaves = (tie: string) => noted('B.leaves', table, { 'panic.closestTie': tie });
    expect(['random', 'first', 'last'].map(leaves)).toEqual(['77785/373248', '5/12', '25/186624']);
  });
});

describe('a unit on a battle line that cannot be', () => {
  const battle =
    (more: object, ours: object = {}) =>
    () =>
      noted(
        'A.tests',
        { ours: { Spears: unit(20, 24), ...ours }, theirs: {}, events: [dies('Spears')], ...more },
        {},
      );
  const dies = (name: string, turn = 1) => ({
    turn,
    of: 'theirs',
    phase: 'magic',
    unit: name,
    is: 'destroyed',
  });

  it.each([
    [
      'engaged and fleeing',
      battle({}, { A: unit(30, 24, { engaged: true, fleeing: true }) }),
      'it cannot be fleeing as well',
    ],
    ['misspelt', battle({ events: [dies('Speers')] }), 'no unit is called "Speers", did you mean "Spears"?'],
    [
      'unknown',
      battle({ events: [dies('Trebuchet')] }),
      'no unit is called "Trebuchet"; on the table are Spears',
    ],
    [
      'hit after the end',
      battle({ events: [dies('Spears', 2)] }),
      'the battle lasts 1 turn, and this happens in turn 2: raise turns',
    ],
    [
      'of a size and a base',
      battle({}, { A: unit(30, 24, { base: '20 x 20 mm' }) }),
      'leave out its wide and base',
    ],
    [
      'of a base and no width',
      battle({}, { A: { leadership: 7, at: [30, 24], base: '20 x 20 mm' } }),
      'needs both wide and base',
    ],
    ['of no size', battle({}, { A: { leadership: 7, at: [30, 24] } }), 'needs a size, or wide and base'],
  ])('%s', (_, asking, message) => {
    expect(asking).toThrow(message);
  });
});
