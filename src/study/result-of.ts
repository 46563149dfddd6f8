import { STREAM } from '../sampling/streams.ts';
import type { Plan } from '../scenario/plan.ts';
import type { Judge } from './judge.ts';
import type { Cell, Result } from './result.ts';
import { version } from './version.ts';

/** The record of a run: its plan, its cells, and how they were judged. */
export function resultOf(plan: Plan, cells: readonly Cell[], complete: boolean, judge: Judge): Result {
  const agreement = judge.settle();
  return {
    holdfast: version,
    result: 1,
    stream: STREAM,
    ask: plan.ask,
    title: plan.title,
    scenario: plan.scenario,
    rules: { preset: plan.rules.preset, switches: plan.rules.values },
    seed: plan.seed,
    complete,
    ...(agreement && { agreement }),
    cells,
  };
}
