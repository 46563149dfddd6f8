import { describe, expect, it } from 'vitest';
import { solve } from './solved.ts';

const ask = (fields: Record<string, unknown>, change = {}) => solve('rout', fields, change);

describe('several warbands', () => {
  const down = (ld: number) => ({
    warband: { All: { leadership: ld, count: 3 }, Fallen: { leadership: ld, state: 'outOfAction' } },
  });

  it('tells which of two is gone first, in the order of their turns', () => {
    const shares = ask({ turns: 2, warbands: { Rats: down(7), Orcs: down(8) } });
    // Rats: 5/12. Orcs: 7/12 · 5/18. Then both again after 7/12 · 13/18 = 91/216.
    expect(shares.of('Rats routs', { turn: 1 })).toBe('5/12');
    expect(shares.of('Orcs routs', { turn: 1 })).toBe('35/216');
    expect(shares.of('Rats routs', { turn: 2 })).toBe('455/2592');
    expect(shares.of('fights on')).toBe('8281/46656');
    // Both hold turn 1: 91/216; and turn 2 as well: its square.
    expect(shares.noted('both fighting', { turn: 1 })).toBe('91/216');
    expect(shares.noted('both fighting', { turn: 2 })).toBe('8281/46656');
  });

  it('tells how the first is gone', () => {
    const leaving = { ...down(7), leave: { afterLosses: 0 } };
    expect(
      ask({ turns: 1, warbands: { Rats: down(12), Orcs: leaving } }, { 'leadership.ldCap': 'none' }).of(
        'Orcs leaves',
      ),
    ).toBe('1');
    const dying = { warband: { All: { leadership: 7 } }, losses: { eachTurn: 1 } };
    expect(
      ask({ turns: 1, warbands: { Rats: dying, Orcs: leaving } }).of('Rats wiped out', { turn: 1 }),
    ).toBe('1');
    const late = { warband: { All: { leadership: 7 } }, losses: { eachTurn: [0, 0, 1] } };
    expect(ask({ turns: 3, warbands: { Rats: late, Orcs: down(0) } }).of('Orcs routs', { turn: 1 })).toBe(
      '1',
    );
  });

  it('tells which of three or four holds the field, and when the last of the others went', () => {
    const gone = (turn: number) => ({
      warband: { All: { leadership: 7 } },
      losses: { eachTurn: [...Array(turn - 1).fill(0), 1] },
    });
    const stays = { warband: { All: { leadership: 7 } } };
    const three = (a: object, b: object, c: object) => ask({ turns: 5, warbands: { A: a, B: b, C: c } });
    expect(three(gone(2), gone(4), gone(3)).of('B holds the field', { turn: 3 })).toBe('1');
    expect(three(gone(2), gone(2), gone(2)).of('C holds the field', { turn: 2 })).toBe('1');
    expect(three(gone(4), gone(2), gone(3)).of('A holds the field', { turn: 3 })).toBe('1');
    expect(three(gone(4), stays, gone(3)).of('B holds the field', { turn: 4 })).toBe('1');
    expect(three(stays, stays, gone(3)).of('fights on')).toBe('1');
    expect(three(stays, gone(1), gone(3)).of('A holds the field', { turn: 3 })).toBe('1');
    const four = ask({ turns: 5, warbands: { A: gone(1), B: stays, C: gone(5), D: gone(2) } });
    expect(four.of('B holds the field', { turn: 5 })).toBe('1');
  });

  it('puts heroes and henchmen together, of whom nothing is told, but not those on whom a re-roll depends', () => {
    const side = {
      warband: {
        Boss: { leadership: 7, role: 'hero' },
        Rats: { leadership: 7, count: 2 },
        Fallen: down(7).warband.Fallen,
      },
      reroll: { while: 'Boss' },
    };
    const shares = ask({ turns: 1, warbands: { A: side, B: { warband: { All: { leadership: 7 } } } } });
    expect(shares.of('A routs')).toBe('25/144');
  });

  // The fractions come from playing all warbands side by side, turn by turn, over all dice, in a program apart.
  it('tells of each warband how many of it are out of action when the battle ends', () => {
    const side = (size: number, leader: number, others: number, eachTurn: string) => ({
      warband: {
        Leader: { leadership: leader, role: 'leader' },
        Others: { leadership: others, count: size - 1 },
      },
      losses: { eachTurn },
    });
    const [A, B] = [side(4, 8, 6, 'd2-1'), side(5, 7, 7, 'd3-1')];
    const two = ask({ turns: 3, warbands: { A, B } });
    expect(two.of('B wiped out', { turn: 3 })).toBe('6209665/241864704');
    expect(two.noted('A is gone', { turn: 3, 'losses of A': 2 })).toBe('1879999/40310784');
    expect(two.noted('A is left', { 'losses of A': 1, 'standing of A': 3 })).toBe('563824931/3869835264');
    expect(two.noted('A is still fighting', { 'losses of A': 3 })).toBe('115218979/11609505792');
    expect(two.noted('B is gone', { turn: 3, 'losses of B': 5 })).toBe('6209665/241864704');
    expect(two.noted('B is left', { 'losses of B': 2 })).toBe('17184307/241864704');
    const three = ask({ turns: 3, warbands: { A, B, C: side(3, 6, 6, 'd2-1') } });
    expect(three.of('B holds the field', { turn: 3 })).toBe('81421371391/743008370688');
    expect(three.noted('A is gone', { turn: 3, 'losses of A': 3 })).toBe('3368843531/185752092672');
    expect(three.noted('A is left', { 'losses of A': 0 })).toBe('26235899/286654464');
  });

  it('counts who has left the table neither as a loss nor as standing, and nothing of a turn not begun', () => {
    const fleeing = {
      warband: { Stays: { leadership: 7, count: 3 }, Runs: { leadership: 7 } },
      happens: [{ turn: 2, group: 'Runs', is: 'offTable' }],
      losses: { eachTurn: [0, 0, 1] },
    };
    const other = (turn: number) => ({
      warband: { All: { leadership: 7 } },
      losses: { eachTurn: [...Array(turn - 1).fill(0), 1] },
    });
    const left = (turn: number) => ask({ turns: 4, warbands: { A: other(turn), B: fleeing } });
    expect(left(2).noted('B is left', { 'losses of B': 0, 'standing of B': 4 })).toBe('1');
    expect(left(3).noted('B is left', { 'losses of B': 0, 'standing of B': 3 })).toBe('1');
  });
});
