import { describe, expect, it } from 'vitest';
import { compile } from '../../../src/engine/compile.ts';
import { playScript } from '../../../src/engine/scripted-dice.ts';
import { posed, solve } from './solved.ts';

const ask = (fields: Record<string, unknown>, change = {}) => solve('rout', fields, change);

/** One of four is down; the leader has 8, the others 7. */
const warband = {
  Leader: { leadership: 8, role: 'leader' },
  Others: { leadership: 7, count: 2 },
  Fallen: { leadership: 7, state: 'outOfAction' },
};

describe('what a rout question says', () => {
  it('notes thresholds and Leadership', () => {
    expect(posed('rout', { warband }).notes).toEqual([
      'A Rout test is due once 1 of 4 are out of action.',
      'In the first turn the test is passed by 8 or less on 2D6.',
      'Without Leader it is passed by 7 or less.',
    ]);
    const stunned = { All: { leadership: 9, count: 3, state: 'stunned' } };
    expect(posed('rout', { warband: stunned }).notes[1]).toBe(
      'In the first turn nobody can lend Leadership.',
    );
    expect(posed('rout', { warbands: { A: { warband }, B: { warband } } }).notes[0]).toMatch(/^A: /);
  });

  it('notes who is still fighting, turn by turn', () => {
    const shares = ask({ turns: 2, warband });
    expect(shares.noted('still fighting', { turn: 1 })).toBe('13/18');
    expect(shares.noted('still fighting', { turn: 2 })).toBe('169/324');
  });

  it('follows a rulebook example die by die', () => {
    // Losses d3-1: two fall, first a henchman (group 1), then the leader (group 0); 8 fails on Leadership 7.
    const four = { Leader: { leadership: 8, role: 'leader' }, Others: { leadership: 7, count: 3 } };
    const { rule } = posed('rout', { turns: 1, warband: four, losses: { eachTurn: 'd3-1' } });
    const { outcome, notes } = playScript(rule, [2, 1, 0, 8]);
    expect(outcome.key).toBe('routs turn=1 standing=2 losses=2 heroes=0');
    expect(notes).toEqual([]);
  });

  it('counts like warriors together, whatever they are called', () => {
    const losses = { eachTurn: 'd3-1' };
    const men = (groups: object) => posed('rout', { warband: { ...warband, ...groups }, losses }).rule;
    const apart = compile(men({ Archers: { leadership: 6, count: 2 }, Spears: { leadership: 6, count: 3 } }));
    const together = compile(men({ Men: { leadership: 6, count: 5 } }));
    expect(apart.states).toBe(together.states);
    expect(apart.nodes.length).toBe(together.nodes.length);
  });

  it('stays small: a warband of fifteen in three classes over fifteen turns', () => {
    const fifteen = {
      Captain: { leadership: 8, role: 'leader' },
      Champions: { leadership: 7, role: 'hero', count: 4 },
      Warriors: { leadership: 6, count: 10 },
    };
    const { rule } = posed('rout', { turns: 15, warband: fifteen, losses: { eachTurn: 'd3-1' } });
    expect(compile(rule).nodes.length).toBeLessThan(6000);
  });
});

describe('a Leadership of 0', () => {
  it('fails where it always does, whenever a bonus is added', () => {
    const poor = {
      Leader: { leadership: 0, role: 'leader' },
      Fallen: { leadership: 7, state: 'outOfAction' },
    };
    const routs = (change: object) => ask({ turns: 1, warband: poor, bonus: 3 }, change).of('routs');
    // A bonus of 3: passed by 3 or less, 3/36.
    expect(routs({})).toBe('11/12');
    for (const bonusBeforeCap of [true, false]) {
      const change = { 'leadership.zeroFails': true, 'rout.bonusBeforeCap': bonusBeforeCap };
      expect(routs(change)).toBe('1');
    }
  });
});

describe('a rout question that contradicts itself', () => {
  const fails = (fields: Record<string, unknown>): string => {
    try {
      posed('rout', fields);
    } catch (error) {
      return (error as Error).message;
    }
    return 'is accepted';
  };
  it.each([
    ['no warband', {}, /either a warband or several/],
    ['both forms', { warband, warbands: { A: { warband }, B: { warband } } }, /either a warband or several/],
    ['one of several', { warbands: { A: { warband } } }, /two to four/],
    [
      'a weight of nobody',
      { warband, losses: { weights: { Captain: 1 } } },
      /"Captain" is no group.*Leader, Others, Fallen/,
    ],
    ['an event of nobody', { warband, happens: [{ turn: 1, group: 'X', is: 'stunned' }] }, /"X" is no group/],
    ['a re-roll of nobody', { warband, reroll: { while: 'X' } }, /"X" is no group/],
    [
      'too large a chance',
      { warband, losses: { eachTurn: { each: '1/2' }, weights: { Leader: 3 } } },
      /larger than 1/,
    ],
    [
      'two leaders',
      { warband: { A: { leadership: 7, role: 'leader' }, B: { leadership: 7, role: 'leader' } } },
      /one leader/,
    ],
    ['a leader twice', { warband: { A: { leadership: 7, role: 'leader', count: 2 } } }, /one leader/],
    ['nobody there', { warband: { A: { leadership: 7, count: 2, absent: 2 } } }, /at least one warrior/],
    [
      'more absent than there are',
      { warband: { A: { leadership: 7, count: 2, absent: 3 } } },
      /more are absent/,
    ],
    [
      'too many',
      {
        warband: {
          A: { leadership: 7, count: 40 },
          B: { leadership: 7, count: 40 },
          C: { leadership: 7, count: 40 },
        },
      },
      /at most 100/,
    ],
    ['negative losses', { warband, losses: { eachTurn: 'd3-2' } }, /0 to 40/],
    ['a decimal share', { warband, leave: { below: '0.5' } }, /is no share|invalid/i],
    ['half of nothing', { warband, losses: { eachTurn: { each: '3/2' } } }, /is no share|invalid/i],
  ])('%s', (_, fields, message) => {
    expect(fails(fields)).toMatch(message);
  });

  it('has at most twenty groups', () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`G${i}`, { leadership: 7 }]));
    expect(fails({ warband: many })).toMatch(/at most 20 groups/);
  });
});
