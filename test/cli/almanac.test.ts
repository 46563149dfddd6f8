import { describe, expect, it } from 'vitest';
import { almanacPages } from '../../src/cli/almanac/pages.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { exactStudy } from '../../src/study/exact-study.ts';

describe('the almanac', () => {
  it.each(almanacPages.map(({ name, scenario }) => [name, scenario]))(
    '%s is solved exactly, every cell of it',
    (name, scenario) => {
      const { cells } = exactStudy(loadScenario(`${name}.yaml`, scenario));
      expect(cells.length).toBeGreaterThan(10);
      for (const { outcomes } of cells) {
        const sum = outcomes.reduce((total, { exact = Number.NaN }) => total + exact, 0);
        expect(Math.abs(sum - 1)).toBeLessThan(1e-8);
      }
    },
  );

  it('has every Leadership from 2 to 10 with every modifier from -3 to 1, by hand', () => {
    const { cells } = exactStudy(loadScenario('x.yaml', almanacPages[0]!.scenario));
    // Ways of two dice to show at most so much, the double 1 always passing.
    const ways = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36];
    for (let leadership = 2; leadership <= 10; leadership++) {
      for (let modifier = -3; modifier <= 1; modifier++) {
        const tested = Math.max(2, Math.min(10, leadership + modifier));
        const fails = (36 - ways[tested]!) / 36;
        const here = cells.filter(
          ({ settings }) => settings.leadership === leadership && settings.modifier === modifier,
        );
        const exact = (alternative: string): number =>
          here.find((cell) => cell.alternative === alternative)!.outcomes[2]!.exact!;
        expect(exact('as written')).toBeCloseTo(fails, 8);
        expect(exact('a re-roll')).toBeCloseTo(fails ** 2, 8);
      }
    }
  });
});
