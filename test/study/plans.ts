import { presetValues } from '../../src/games/presets.ts';
import type { CellPlan, Plan } from '../../src/scenario/plan.ts';

/** A plan as the scenario loader would make it, of one cell unless others are given. */
export function planOf(
  ask: string,
  preset: string,
  fields: Readonly<Record<string, unknown>>,
  rest: Partial<Plan> = {},
): Plan {
  const rules = presetValues(preset);
  const cells: CellPlan[] = [{ settings: {}, fields, rules }];
  return { file: 'test.yaml', ask, title: 'A test', scenario: { ask }, rules, seed: 2026, cells, ...rest };
}

export const leadershipPlan = (rest: Partial<Plan> = {}): Plan =>
  planOf('leadership', 'wfb8', { leadership: 7, reroll: true }, rest);

/** A warband of twelve that loses D3 - 1 warriors a turn: outcomes with a quantity, and events. */
export const routPlan = (rest: Partial<Plan> = {}): Plan =>
  planOf(
    'rout',
    'mordheim',
    {
      turns: 6,
      warband: { Captain: { leadership: 8, role: 'leader' }, Warriors: { leadership: 7, count: 11 } },
      losses: { eachTurn: 'd3-1' },
    },
    rest,
  );

/** The same rule, but played trial by trial. */
export const PLAY = { nodes: 0, replays: 0 } as const;
