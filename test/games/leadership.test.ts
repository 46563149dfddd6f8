import { describe, expect, it } from 'vitest';
import { leadershipQuestion } from '../../src/games/leadership.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { asked } from './warhammer/asked.ts';

const t9a = { rules: 't9a-2016' };
const pass = (fields: object, under = {}): string => {
  const answer = asked('leadership', { reroll: false, ...fields }, under);
  return answer.share('fails');
};

describe('leadership', () => {
  it('fails with more than the Leadership: 15 of 36 throws for 7', () => {
    expect(pass({ leadership: 7 })).toBe('5/12');
  });

  it('tells a pass at once from one on the re-roll', () => {
    // 5/12 fail first, and of these 7/12 are saved: 35/144. (5/12)² = 25/144 fail.
    const answer = asked('leadership', { leadership: 7, reroll: true });
    expect(answer.share('passes')).toBe('7/12');
    expect(answer.share('passes on the re-roll')).toBe('35/144');
    expect(answer.share('fails')).toBe('25/144');
  });

  it('adds a modifier before the cap', () => {
    expect(pass({ leadership: 10, modifier: 1 })).toBe('1/12');
    expect(pass({ leadership: 10, modifier: 1 }, { change: { 'leadership.ldCap': 'none' } })).toBe('1/36');
    expect(pass({ leadership: 10, modifier: 1 }, { change: { 'leadership.ldCap': 8 } })).toBe('5/18');
  });

  it('passes on a double 1 where it does, and only there', () => {
    expect(pass({ leadership: 3, modifier: -12 })).toBe('35/36');
    expect(pass({ leadership: 3, modifier: -12 }, t9a)).toBe('1');
    expect(asked('leadership', { leadership: 3, modifier: -12 }).notes).toEqual([
      'Tested on Leadership 0.',
      'Only a natural double 1 passes.',
    ]);
  });

  it('fails on a double 6 where it does', () => {
    const change = { 'leadership.ldCap': 'none', 'leadership.naturalTwelveFails': true };
    const answer = asked('leadership', { leadership: 12 }, { change });
    expect(answer.share('fails')).toBe('1/36');
    expect(answer.notes).toContain('A natural double 6 fails.');
    expect(asked('leadership', { leadership: 11 }, { change }).notes).toHaveLength(1);
  });

  it('fails with a Leadership of 0 where it does, whatever is added and even on a double 1', () => {
    const change = { 'leadership.zeroFails': true };
    expect(pass({ leadership: 0 })).toBe('35/36');
    expect(pass({ leadership: 0 }, { change })).toBe('1');
    expect(pass({ leadership: 0, modifier: 2, reroll: true }, { change })).toBe('1');
    // The modifier alone does not make it one of 0.
    expect(pass({ leadership: 3, modifier: -12 }, { change })).toBe('35/36');
    expect(asked('leadership', { leadership: 0 }, { change }).notes).toContain(
      'A Leadership of 0 fails every test.',
    );
  });

  it('rolls three dice for a cold-blooded unit, as its profile may have it', async () => {
    // The lowest two of three dice show 8 or more in 42 of the 216 throws: 7/36.
    expect(pass({ leadership: 7, coldBlooded: true })).toBe('7/36');
    expect(pass({ leadership: 7, coldBlooded: true, dice: '3d6 drop highest' })).toBe('7/36');
    expect(() => asked('leadership', { leadership: 7, coldBlooded: true, dice: '1d12' })).toThrow(
      'cold-blooded units roll 3d6 drop highest',
    );
    const text =
      'holdfast: 1\nask: leadership\ntitle: T\nrules: wfb8\nprofile: Lizardmen/Kroxigor\nseed: 1\n';
    const { cells } = await loadScenario('k.yaml', text);
    expect(cells[0]?.fields).toMatchObject({ coldBlooded: true, leadership: 7 });
  });

  it('rolls other dice, which know no double', () => {
    // Coreheim: 1D12, 8 or less: 8/12 pass.
    expect(pass({ leadership: 8, dice: '1d12' })).toBe('1/3');
    expect(pass({ leadership: 0, dice: '1d12' })).toBe('1');
    // Two or less of 2D6 less the lowest of three: 3D6 with a kept double 1 is 1/216.
    expect(pass({ leadership: 0, dice: '3d6 drop lowest' })).toBe('215/216');
  });

  it.each([
    [{ leadership: 7, dice: 4 }, 'a fixed number'],
    [{ leadership: 13 }, '12'],
    [{ leadership: -1 }, '0'],
    [{ leadership: 7.5 }, 'int'],
    [{ leadership: 7, modifier: 13 }, '12'],
    [{}, 'leadership'],
  ])('refuses %j', (fields, message) => {
    const { success, error } = leadershipQuestion.fields.safeParse(fields);
    expect(success).toBe(false);
    expect(JSON.stringify(error)).toContain(message);
  });
});
