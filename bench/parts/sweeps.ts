import { presetValues } from '../../src/games/presets.ts';
import type { CellPlan, Plan } from '../../src/scenario/plan.ts';
import { exactStudy } from '../../src/study/exact-study.ts';
import { figure } from './section.ts';

const rules = presetValues('mordheim');

/** A warband's Rout tests over leadership, size, bonus and re-roll. */
function cellOf(i: number): CellPlan {
  const [leadership, bonus, reroll] = [5 + (i % 5), (i >> 3) % 5, (i >> 6) % 3];
  return {
    settings: { i },
    fields: {
      turns: 10,
      warband: {
        Leader: { leadership, role: 'leader' },
        Others: { leadership: 7, count: 8 + ((i >> 5) % 8) },
      },
      losses: { eachTurn: 'd3-1' },
      bonus,
      reroll: ['never', 'once', 'always'][reroll],
    },
    rules,
  };
}

const planOf = (cells: readonly CellPlan[]): Plan => ({
  file: 'sweep.yaml',
  ask: 'rout',
  title: 'Sweep',
  scenario: {},
  rules,
  seed: 1,
  cells,
});

/** What a cell of a sweep costs that is posed, compiled, solved in fractions and summed up, in sweeps of growing size. */
export function measureSweeps(milliseconds: (run: () => void, rounds?: number) => number): string[][] {
  const rows = [['cells of Rout tests, solved', 'milliseconds', 'milliseconds a cell']];
  let seen = 0;
  for (const n of [10, 100, 1000]) {
    // Cells that nothing has been kept of.
    const plan = planOf(Array.from({ length: n }, () => cellOf(seen++)));
    const ms = milliseconds(() => exactStudy(plan), 1);
    rows.push([String(n), figure(ms), figure(ms / n)]);
  }
  return rows;
}
