import { describe, expect, it } from 'vitest';
import { twoD6 } from '../../src/dice/common.ts';
import { parseDice } from '../../src/dice/notation.ts';

/** Value and the ways to it, of all ways. */
const faces = (text: string | number): string =>
  parseDice(text)
    .faces.map(({ value, ways }) => `${value}:${ways}`)
    .join(' ');

describe('parseDice', () => {
  it('reads sums, dropped dice, what is added, and fixed numbers', () => {
    expect(faces('d3-1')).toBe('0:1 1:1 2:1');
    expect(faces('2D3+1')).toBe('3:1 4:2 5:3 6:2 7:1');
    expect(faces('2d3 drop lowest')).toBe('1:1 2:3 3:5');
    expect(faces('2d3 drop highest')).toBe('1:5 2:3 3:1');
    expect(faces(4)).toBe('4:1');
  });

  it('gives the same die for the same text, however it is spaced', () => {
    expect(parseDice(' 2D6 ')).toBe(twoD6);
    expect(parseDice('4d6  drop lowest')).toBe(parseDice('4d6 drop lowest'));
  });

  it.each([
    ['two dice', '"two dice" is no dice; write 2d6, d3-1, 3d6 drop highest or a number'],
    ['0d6', '"0d6" is too few dice: at least one, of two sides or more'],
    ['7d6', '"7d6" is too many dice: at most 6 of them and 100,000 combinations'],
    ['d1', '"d1" is too few dice'],
    ['d101', '"d101" is too many dice'],
    ['6d10', '"6d10" is too many dice'],
    ['d6 drop lowest', '"d6 drop lowest" drops its only die'],
  ])('refuses %s', (text, message) => {
    expect(() => parseDice(text)).toThrow(message);
  });
});
