import { describe, expect, it } from 'vitest';
import { byTime, reachedAt, timesOf } from '../../../src/report/reading/by-time.ts';
import { headlineName } from '../../../src/report/reading/headline.ts';
import { fixtures } from '../fixtures/all.ts';

describe('byTime', () => {
  const cell = fixtures.sequence!.cells[0]!;
  const times = timesOf([cell]);

  it('runs through every turn from the first', () => {
    expect(times).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('adds up: 13 % in turn 2, and of the rest 13 % in turn 3', () => {
    const shares = byTime(cell, 'routs', times);
    expect(shares[0]).toMatchObject({ count: 0, exact: 0 });
    expect(shares[1]!.exact).toBeCloseTo(0.13, 7);
    expect(shares[2]!.exact).toBeCloseTo(0.13 + 0.87 * 0.13, 7);
    for (const { simulated, low, high } of shares) {
      expect(low).toBeLessThanOrEqual(simulated);
      expect(high).toBeGreaterThanOrEqual(simulated);
    }
    expect(reachedAt(shares, 0.5)).toBe(7);
    expect(reachedAt(shares, 0.9)).toBeUndefined();
  });
});

describe('headlineName', () => {
  it('speaks of the outcome that moves where the usual one does not', () => {
    const result = fixtures.comparedTwo!;
    const still = result.cells.map((cell) => ({
      ...cell,
      outcomes: [{ ...result.cells[0]!.outcomes[1]! }, { ...cell.outcomes[0]!, name: 'other' }],
    }));
    expect(headlineName(result)).toBe('flees');
    expect(headlineName({ ...result, cells: still })).toBe('other');
  });

  it('speaks of lasting where leaving happens, beside which "routs never" would mislead', () => {
    const compared = fixtures.comparedSequence!;
    const base = compared.cells[0]!;
    const cells = (count: number, exact: number) =>
      compared.cells.map((cell) => {
        const [routs] = cell.outcomes;
        const leaves = { ...base.outcomes[1]!, name: 'leaves', tone: 'bad' as const, count, exact };
        const lasts = { ...routs!, name: 'fights on', tone: 'good' as const, exact: 1 - routs!.exact! };
        return { ...cell, outcomes: [routs!, leaves, lasts] };
      });
    expect(headlineName({ ...compared, cells: cells(0, 0) })).toBe('routs');
    expect(headlineName({ ...compared, cells: cells(5, 0.1) })).toBe('fights on');
  });

  it('passes over outcomes that only some alternatives have, and names none where none is shared', () => {
    const { cells, ...rest } = fixtures.comparedTwo!;
    const [first, second] = cells;
    const renamed = second!.outcomes.map((outcome) => ({ ...outcome, name: `other ${outcome.name}` }));
    const shared = { ...second!, outcomes: [...renamed, second!.outcomes[1]!] };
    expect(headlineName({ ...rest, cells: [first!, shared] })).toBe(second!.outcomes[1]!.name);
    expect(headlineName({ ...rest, cells: [first!, { ...second!, outcomes: renamed }] })).toBe('');
  });
});
