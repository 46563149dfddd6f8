import { describe, expect, it } from 'vitest';
import '../../../src/games/questions.ts';
import { asTable, columnOf, gridsOf, gridWords, rowOf, rowTitle } from '../../../src/report/reading/grid.ts';
import { pivotTable } from '../../../src/report/tables/pivot.ts';
import type { Result } from '../../../src/study/result.ts';
import { cell, result, shares } from '../fixtures/build.ts';

/** A result over every combination of these values. */
function varied(values: Readonly<Record<string, readonly unknown[]>>): Result {
  const settings = Object.entries(values).reduce<Record<string, unknown>[]>(
    (all, [path, each]) => all.flatMap((one) => each.map((value) => ({ ...one, [path]: value }))),
    [{}],
  );
  return result(
    settings.map((one, i) => {
      const flees = {
        name: 'flees',
        clause: 'the unit flees',
        tone: 'bad',
        chance: i / settings.length,
      } as const;
      return { ...cell(shares([flees], 1000), 1000), settings: one };
    }),
  );
}

const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe('grids', () => {
  it('set everything but the longest list of numbers down, the shortest list outermost', () => {
    const three = varied({ leadership: [7, 8, 9], reroll: [false, true], 'unit.models': [10, 20] });
    const [grid, ...others] = gridsOf(three);
    expect(others).toEqual([]);
    expect(grid!.columns).toEqual(['7', '8', '9']);
    expect(grid!.rows).toEqual(['false · 10', 'false · 20', 'true · 10', 'true · 20']);
    expect(rowTitle(grid!)).toBe('Reroll · models');
    expect(gridWords(grid!)).toBe('by reroll, models and leadership');
  });

  it('show every case once, whatever is varied', () => {
    for (const values of [
      { a: numbers(2), b: numbers(3) },
      { a: numbers(5), b: ['x', 'y'], c: numbers(3) },
      { a: numbers(7), b: numbers(8), c: numbers(9) },
      { a: numbers(40), b: numbers(50) },
      { a: numbers(3), b: numbers(4), c: ['x', 'y', 'z'], d: [true, false] },
    ]) {
      const all = varied(values);
      const grids = gridsOf(all);
      const places = grids.flatMap((grid) =>
        grid.cells.map((one) => `${grid.held} | ${rowOf(grid, one)} | ${columnOf(grid, one)}`),
      );
      expect(new Set(places).size).toBe(all.cells.length);
      for (const grid of grids) {
        expect(grid.rows.length * grid.columns.length).toBe(grid.cells.length);
        expect(pivotTable(all, grid).rows.flat()).not.toContain('–');
        expect(pivotTable(all, asTable(all, grid)).rows.flat()).not.toContain('–');
      }
    }
  });

  it('hold what would make too many rows', () => {
    const grids = gridsOf(varied({ a: numbers(7), b: numbers(8), c: numbers(9) }));
    expect(grids.map(({ held }) => held)).toEqual(numbers(7).map((value) => `a ${value}`));
    expect(grids[0]!.rows).toEqual(numbers(8).map(String));
  });

  it('are none of fewer than two things', () => {
    expect(gridsOf(varied({ a: numbers(4) }))).toEqual([]);
  });
});
