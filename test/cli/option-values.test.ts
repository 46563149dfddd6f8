import { InvalidArgumentError } from 'commander';
import { describe, expect, it } from 'vitest';
import { wholeNumber } from '../../src/cli/option-values.ts';

describe('a whole number', () => {
  const read = wholeNumber(-12, 1e12);

  it.each([
    ['7', 7],
    ['+7', 7],
    ['-12', -12],
    ['1_000_000', 1_000_000],
    ['3e9', 3_000_000_000],
    ['1.2e9', 1_200_000_000],
    ['1.25E+2', 125],
    ['1e12', 1e12],
  ])('%s', (text, value) => {
    expect(read(text)).toBe(value);
  });

  it.each([
    '',
    '7.5',
    '7.0',
    '1.25e1',
    '1e-3',
    '.5e1',
    '1.e3',
    '1e13',
    '-13',
    '0x10',
    'seven',
    '1e',
    '1,000',
  ])('is not "%s"', (text) => {
    expect(() => read(text)).toThrow(InvalidArgumentError);
  });
});
