import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsInWords } from '../../../src/report/words/odds.ts';

describe('oddsInWords', () => {
  it.each([
    [0, 'never'],
    [1, 'always'],
    [1 / 2, 'every other time'],
    [11 / 36, '11 times in 36'],
    [5 / 12, 'five times in 12'],
    [5 / 18, 'five times in 18'],
    [100 / 1296, 'about once in 13'],
    [225 / 1296, 'about 17 times in 100'],
    [1 / 6, 'once in six'],
    [0.166666667, 'once in six'],
    [0.083333333, 'once in 12'],
    [0.027777778, 'once in 36'],
    [0.972222222, '35 times in 36'],
    [0.16667, 'about once in six'],
    [0.2001, 'about once in five'],
    [0.6667, 'about twice in three'],
    [0.975, '39 times in 40'],
    [0.9269, 'about 13 times in 14'],
    [0.9038, 'about 90 times in 100'],
    [0.9984, 'all but about once in 620'],
    [0.000123, 'about once in 8,100'],
    [0.0000004, 'once in 2,500,000'],
  ])('says %d as "%s"', (share, words) => {
    expect(oddsInWords(share)).toBe(words);
  });

  it('is always near what it says', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (share) => {
        const words = oddsInWords(share);
        const said = readBack(words);
        const rest = Math.min(share, 1 - share);
        const allowed = words.includes('about') ? Math.max(0.051 * rest, share < 1 / 12 ? 0 : 0.0051) : 1e-9;
        expect(Math.abs(said - share)).toBeLessThanOrEqual(allowed);
      }),
      { seed: 7, numRuns: 2000 },
    );
  });
});

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');

/** The share that the words stand for. */
function readBack(words: string): number {
  if (words.startsWith('all but ')) return 1 - readBack(words.slice(8));
  const plain = words.replace('about ', '');
  if (plain === 'every other time') return 1 / 2;
  const [over, under] = plain.split(' in ');
  const number = (word: string): number =>
    NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word.replaceAll(',', ''));
  const times = over === 'once' ? 1 : over === 'twice' ? 2 : number(over!.replace(' times', ''));
  return times / number(under!);
}
