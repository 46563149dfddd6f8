import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile.ts';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { base, runner } from './lone-warriors.ts';
import { posed } from './solved.ts';

describe('what the question says', () => {
  it('notes the form, the reading of the fallen, who tests and what a hit needs', () => {
    expect(
      posed('all-alone', { ...base, warrior: { leadership: 7, toughness: 3, save: '5+' } }).notes,
    ).toEqual([
      'An All Alone test is due in turn 1; his own Leadership is 7.',
      'Thugs: a hit of Strength 3 wounds on 4+, saved on 5+.',
      'A warrior whom the hits knock down or stun stays where he fell; by the letter of the rule he would run (allAlone.downedModelRuns).',
      'One-line form: the edge lies 10 inches straight behind him and all runs go there. With the enemies between him and the edge far fewer leave the table.',
    ]);
    const other = posed(
      'all-alone',
      { ...runner, enemies: { Shadow: { strength: 0 }, Watcher: { fights: false } } },
      { 'allAlone.downedModelRuns': true },
    );
    expect(other.notes.slice(0, 3)).toEqual([
      'No All Alone test is due in these turns.',
      'Shadow: Strength 0 cannot wound Toughness 5.',
      'A warrior whom the hits knock down or stun runs all the same, as the letter of the rule has it.',
    ]);
  });

  it('follows an example die by die', () => {
    // Fails on 9; one blow does nothing (0), one knocks nobody down either (0); runs 4; fails on 8, runs 7: 11 inches.
    const { rule } = posed('all-alone', base);
    expect(playScript(rule, [9, 0, 0, 4, 8, 7]).outcome.key).toBe('leaves the table turn=2 wounds=1');
  });

  it('is one die for each enemy: three of them and a save, 24 inches from the edge', () => {
    const { rule } = posed('all-alone', {
      warrior: { leadership: 7, toughness: 3, save: '5+' },
      enemies: { Thugs: { strength: 3, count: 3 } },
      edge: 24,
    });
    expect(compile(rule).nodes.length).toBeLessThan(250);
  });
});

describe('a lone warrior whose file contradicts itself', () => {
  const table = { ...base, edge: undefined, table: '48 x 48' };
  const at = (x: number, y: number) => ({ warrior: { ...base.warrior, at: [x, y] } });
  const two = (...places: number[][]) => ({ enemies: { Thugs: { strength: 3, count: 2, at: places } } });
  const near = two([23, 8], [25, 8]);
  it.each([
    ['neither form', { edge: undefined }, /a table .* or the edge/],
    ['both forms', { table: '48 x 48' }, /a table .* or the edge/],
    ['no table of that form', { ...table, table: '48' }, /48 x 48/],
    ['too small a table', { ...table, table: '10 x 48' }, /12 to 200/],
    ['no place of the warrior', { ...table, ...near }, /no place on the table/],
    ['no place of an enemy', { ...table, ...at(24, 8) }, /no place on the table/],
    ['off the table', { ...table, ...at(48, 8), ...near }, /not within the table/],
    ['too few places', { ...table, ...at(24, 8), ...two([23, 8]) }, /expected 2 places/],
    [
      'one place for two',
      { ...table, ...at(24, 8), enemies: { Thugs: { strength: 3, count: 2, at: [23, 8] } } },
      /expected 2 places/,
    ],
    [
      'an enemy on the warrior',
      { ...table, ...at(24, 8), ...two([24, 8], [25, 8]) },
      /in the place of the warrior/,
    ],
    [
      'an opponent far off',
      { ...table, ...at(24, 8), ...two([24, 20], [25, 8]) },
      /not in contact.*fights: false/,
    ],
    ['a place without a table', { friends: { Friend: { at: [3, 4] } } }, /ahead and aside/],
    [
      'ahead on a table',
      { ...table, ...at(24, 8), ...near, friends: { Friend: { ahead: 3 } } },
      /one-line form/,
    ],
    ['no Strength', { enemies: { Thugs: { count: 2 } } }, /has no Strength/],
    [
      'a leader without Leadership',
      { friends: { Captain: { leader: true, ahead: 3 } } },
      /has no Leadership/,
    ],
    [
      'two leaders',
      { friends: { A: { leader: true, leadership: 7 }, B: { leader: true, leadership: 7 } } },
      /one leader/,
    ],
    ['impossible charges', { charges: 'd3-2' }, /0 to 10/],
    [
      'too many friends',
      { friends: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`F${i}`, {}])) },
      /at most 20 friends/,
    ],
    [
      'too many enemies',
      { enemies: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`F${i}`, { strength: 3 }])) },
      /at most 20 groups/,
    ],
  ])('%s', (_, fields, message) => {
    const given = Object.fromEntries(
      Object.entries({ ...base, ...fields }).filter(([, value]) => value !== undefined),
    );
    expect(() => posed('all-alone', given)).toThrow(message);
  });
});
