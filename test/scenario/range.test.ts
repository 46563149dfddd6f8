import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRange } from '../../src/scenario/range.ts';

describe('readRange', () => {
  it.each([
    ['6..9', [6, 7, 8, 9]],
    ['12..48 step 12', [12, 24, 36, 48]],
    ['-1..1', [-1, 0, 1]],
    ['5..5', [5]],
    ['0..0.3 step 0.1', [0, 0.1, 0.2, 0.3]],
    ['1.5..3', undefined],
    ['1..', undefined],
    ['a..b', undefined],
    ['6..9 step -1', undefined],
    ['6..9 Step 1', undefined],
  ])('reads %s', (text, values) => {
    const read = readRange(text);
    expect('values' in read ? read.values : undefined).toEqual(values);
  });

  it('says what to write where a step misses the end', () => {
    expect(readRange('1.5..3')).toEqual({ problem: 'the range 1.5..3 ends at 2.5; write 1.5..2.5' });
  });

  it('gives every step from end to end', () => {
    const range = fc.record({
      from: fc.integer({ min: -1000, max: 1000 }),
      step: fc.integer({ min: 1, max: 50 }),
      steps: fc.integer({ min: 0, max: 1999 }),
    });
    fc.assert(
      fc.property(range, ({ from, step, steps }) => {
        const read = readRange(`${from}..${from + step * steps} step ${step}`);
        expect(read).toEqual({ values: Array.from({ length: steps + 1 }, (_, i) => from + i * step) });
      }),
      { seed: 5, numRuns: 100 },
    );
  });
});
