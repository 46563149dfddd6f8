import { describe, expect, it } from 'vitest';
import { chargeQuestion } from '../../../src/games/warhammer/charge.ts';
import { posed, solved } from './solved.ts';

describe('charge', () => {
  const share = (unit: object, away: number, changes = {}) =>
    solved(chargeQuestion, { unit, away }, changes).share('reaches the enemy');

  it('reaches with Movement and two dice: 11 inches with Movement 4 need a 7, 21/36', () => {
    expect(share({ move: 4 }, 11)).toBe('7/12');
    expect(share({ move: 4 }, 6)).toBe('1');
    expect(share({ move: 4 }, 16)).toBe('1/36');
    expect(share({ move: 4 }, 16.5)).toBe('0');
  });

  it('rolls three dice for Swiftstride, by type or by the unit, as far as the rules go', () => {
    // Two sixes or more among three dice: (3 · 5 + 1) / 216 = 2/27.
    expect(share({ move: 7, type: 'cavalry' }, 19)).toBe('2/27');
    expect(share({ move: 7, swiftstride: true }, 19)).toBe('2/27');
    expect(share({ move: 7, type: 'cavalry', swiftstride: false }, 19)).toBe('1/36');
    expect(share({ move: 7, type: 'cavalry' }, 19, { 'unitType.swiftstride': [] })).toBe('1/36');
    expect(share({ move: 7, type: 'cavalry' }, 19, { 'charge.swiftstrideDice': '2d6' })).toBe('1/36');
    expect(share({ move: 4 }, 16, { 'charge.dice': '3d6 drop lowest' })).toBe('2/27');
  });

  it('moves on as far as the highest die when it fails', () => {
    // 16 inches with Movement 4 fail unless both dice show 6; the highest is 6 in ten other throws of 36.
    const answer = solved(chargeQuestion, { unit: { move: 4 }, away: 16 });
    expect(answer.share('fails the charge', { inches: 6 })).toBe('5/18');
    expect(answer.share('fails the charge', { inches: 1 })).toBe('1/36');
  });

  it('moves by its Movement or not at all where the rules say so', () => {
    const fails = (reading: string, inches: number) =>
      solved(chargeQuestion, { unit: { move: 4 }, away: 16 }, { 'charge.failedMoves': reading }).share(
        'fails the charge',
        { inches },
      );
    expect(fails('movement', 4)).toBe('35/36');
    expect(fails('nothing', 0)).toBe('35/36');
  });

  it('says which dice are rolled', () => {
    expect(posed(chargeQuestion, { unit: { move: 7, type: 'cavalry' }, away: 9 }).notes).toEqual([
      'The range is 7 + 3d6 drop lowest inches, with Swiftstride.',
    ]);
    expect(posed(chargeQuestion, { unit: { move: 4 }, away: 9 }).notes).toEqual([
      'The range is 4 + 2d6 inches.',
    ]);
  });
});
