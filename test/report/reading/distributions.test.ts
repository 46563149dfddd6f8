import { describe, expect, it } from 'vitest';
import { tellingQuantities } from '../../../src/report/reading/distributions.ts';
import { cell, quantity } from '../fixtures/build.ts';

const of = (
  name: string,
  chances: Readonly<Record<number, number>>,
  more: { given?: string; isTime?: boolean } = {},
) => quantity({ name, unit: 'unit', clause: name, isTime: false, ...more }, chances, 1000);

const names = (...quantities: ReturnType<typeof of>[]): string[] =>
  tellingQuantities(cell([], 1000, { quantities })).map(({ name }) => name);

const SPREAD = { 1: 0.2, 2: 0.3, 3: 0.5 };

describe('quantities that tell something', () => {
  it('are no times, and not nearly always the same', () => {
    expect(
      names(
        of('spread', SPREAD),
        of('turn', SPREAD, { isTime: true }),
        of('of two values', { 1: 0.5, 2: 0.5 }),
        of('nearly always one', { 1: 0.95, 2: 0.03, 3: 0.02 }),
      ),
    ).toEqual(['spread']);
  });

  it('are not the mirror of another', () => {
    expect(names(of('standing', SPREAD), of('fallen', { 1: 0.5, 2: 0.3, 3: 0.2 }))).toEqual(['standing']);
  });

  it('are over all outcomes where that is known', () => {
    expect(
      names(
        of('inches', SPREAD),
        of('inches', { 1: 0.1, 2: 0.1, 3: 0.2 }, { given: 'rallies' }),
        of('actions', { 1: 0.1, 2: 0.1, 3: 0.2 }, { given: 'rallies' }),
      ),
    ).toEqual(['inches', 'actions']);
  });

  it('are four at most, those that most trials carry', () => {
    const five = [0.5, 0.9, 0.6, 0.8, 0.7].map((whole) =>
      of(String(whole), {
        1: whole * 0.2,
        2: whole * 0.3,
        3: whole * (0.5 - whole / 100),
        4: whole * (whole / 100),
      }),
    );
    expect(names(...five)).toEqual(['0.9', '0.8', '0.7', '0.6']);
  });
});
