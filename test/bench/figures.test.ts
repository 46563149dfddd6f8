import { describe, expect, it } from 'vitest';
import { goals, targets } from '../../bench/goals.ts';
import { exactShares, surprise } from '../../bench/parts/check.ts';
import { found } from '../../bench/parts/found.ts';
import { median } from '../../bench/parts/median.ts';
import { ratio, timesAsFast } from '../../bench/parts/ratios.ts';
import { goalTable } from '../../bench/parts/report.ts';
import { figure } from '../../bench/parts/section.ts';
import { workOf, works } from '../../bench/works/all.ts';

const series = (peer: string, nanoseconds: number[], work = 'pass') => ({ peer, work, nanoseconds });

describe('ratios', () => {
  it('are medians of what each round gives, not of the times', () => {
    // The machine was ten times as slow in the second round, for all alike.
    expect(ratio([4, 44, 3], [2, 20, 2])).toBe(2);
    expect(median([4, 44, 3]) / median([2, 20, 2])).toBe(2);
    expect(ratio([1, 50, 6], [1, 10, 2])).toBe(3);
    expect(median([1, 50, 6]) / median([1, 10, 2])).toBe(3);
    expect(ratio([10, 2, 3], [1, 4, 5])).toBe(0.6);
    expect(median([10, 2, 3]) / median([1, 4, 5])).toBe(0.75);
  });

  it('say how many times as many trials the one does', () => {
    const all = [series('holdfast', [1, 2, 4]), series('NumPy', [100, 300, 400]), series('C', [1], 'other')];
    expect(timesAsFast(all, 'pass', 'holdfast', 'NumPy')).toBe(100);
    expect(timesAsFast(all, 'pass', 'holdfast', 'C')).toBeUndefined();
  });

  it('have the mean of the middle two as their median where they are even in number', () => {
    expect(median([4, 1, 3, 2])).toBe(2.5);
  });
});

describe('the table of goals', () => {
  const limit = goals.find(({ work, other, bound }) => work === 'pass' && other === 'C, AVX-512' && bound)!;
  const row = (ours: number) =>
    goalTable([series('holdfast', [ours]), series(limit.other, [1])], []).filter((line) =>
      line.includes('2D6'),
    );

  it('tells what bounds a goal that is missed, and only then', () => {
    const slow = 2 / limit.atLeast;
    expect(row(slow)).toEqual([expect.stringContaining(`missed by 50 % | ${limit.bound} |`)]);
    expect(row(1)).toEqual([expect.stringMatching(/\| 100 % \| reached \| {2}\|$/)]);
  });

  it('leaves out what could not be measured here', () => {
    expect(goalTable([], [])).toHaveLength(2);
  });

  it('has targets that are no ratios of two programs', () => {
    expect(found('tenCharts', 1.5)).toMatchObject({
      goal: 'at most 1.5 s',
      measured: '1.5 s',
      reached: true,
    });
    expect(found('tenCharts', 1.51).reached).toBe(false);
    expect(found('simulatedByTwo', 1.9).reached).toBe(true);
    expect(found('simulatedByTwo', 1.89).reached).toBe(false);
    expect(found('memory', 151, '1 · 10^9')).toMatchObject({ what: expect.stringMatching(/: 1 · 10\^9$/) });
    const missed = goalTable([], [found('memory', 151)]).at(-1)!;
    expect(missed).toContain(`missed | ${targets.memory.bound}`);
  });

  it('names works that there are', () => {
    for (const { work } of goals) expect(workOf(work).name).toBe(work);
  });
});

describe('the check of a peer', () => {
  const pass = workOf('pass');

  it('knows the exact shares of a work, by its categories', () => {
    expect(exactShares(pass)).toEqual([expect.closeTo(15 / 36, 12), expect.closeTo(21 / 36, 12)]);
    for (const work of works) {
      if (work.playedOnly) continue;
      const shares = exactShares(work);
      expect(shares).toHaveLength(work.categories);
      expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1, 9);
    }
  });

  it('is not surprised by what is likely, but by a fault of a percent in a million', () => {
    const measured = (passed: number) => ({ trials: 1e6, counts: [1e6 - passed, passed], seconds: 1 });
    expect(surprise(measured(583_333), [15 / 36, 21 / 36])).toBeGreaterThan(0.99);
    expect(surprise(measured(589_000), [15 / 36, 21 / 36])).toBeLessThan(1e-9);
  });

  it('does not let trials be lost, nor what cannot happen be counted', () => {
    const counts = [10, 20];
    expect(() => surprise({ trials: 31, counts, seconds: 1 }, [0.5, 0.5])).toThrow('do not agree');
    expect(() => surprise({ trials: 30, counts, seconds: 1 }, [0, 1])).toThrow('category 0 cannot happen');
  });
});

describe('figures', () => {
  it.each([
    [0.15734, '0.157'],
    [12.345, '12.3'],
    [345.6, '346'],
    [14_215, '14,200'],
  ])('%d is shown as %s', (n, shown) => {
    expect(figure(n)).toBe(shown);
  });
});
