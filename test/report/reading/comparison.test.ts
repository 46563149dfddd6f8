import { describe, expect, it } from 'vitest';
import { comparisonsOf, gainPerTen, ranked } from '../../../src/report/reading/comparison.ts';
import { newcombeInterval } from '../../../src/statistics/newcombe-interval.ts';
import { fixtures } from '../fixtures/all.ts';

describe('comparisonsOf', () => {
  it('subtracts exact shares where there are any', () => {
    const [standard] = comparisonsOf(fixtures.comparedThree!);
    // 225/1296 - 15/36 = -315/1296; 25 points buy that, so 10 points buy 126/1296.
    expect(standard!.difference).toBeCloseTo(-315 / 1296, 8);
    expect(standard!.interval).toBeUndefined();
    expect(standard!.ratio).toBeCloseTo(225 / 540, 8);
    expect(gainPerTen(standard!)).toBeCloseTo(126 / 1296, 8);
  });

  it('gives Newcombe’s interval where a rule was played', () => {
    const result = fixtures.comparedMany!;
    const [first] = comparisonsOf(result);
    const [base, other] = result.cells;
    const counted = (cell: typeof base) => ({ count: cell!.outcomes[1]!.count, trials: cell!.trials });
    expect(first!.interval).toEqual(newcombeInterval(counted(other), counted(base)));
    expect(first!.difference).toBeGreaterThan(first!.interval!.low);
    expect(first!.difference).toBeLessThan(first!.interval!.high);
  });

  it('pairs cells with equal settings', () => {
    const all = comparisonsOf(fixtures.comparedGrid!);
    expect(all).toHaveLength(28);
    for (const { cell, base } of all) expect(cell.settings).toEqual(base.settings);
  });

  it('ranks by what helps: fewer flights here', () => {
    const names = ranked(comparisonsOf(fixtures.comparedThree!)).map(({ cell }) => cell.alternative);
    expect(names).toEqual([
      'with both',
      'with a General of Leadership 9 within 12 inches',
      'with the battle standard',
    ]);
  });
});
