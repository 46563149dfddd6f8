import type { Budget } from '../engine/budget.ts';
import type { Plan } from '../scenario/plan.ts';
import { Judge } from './judge.ts';
import { prepareCell } from './prepare-cell.ts';
import { remarksOn } from './remarks.ts';
import type { Result } from './result.ts';
import { resultOf } from './result-of.ts';
import { summarizeCell } from './summarize-cell.ts';
import { Totals } from './totals.ts';

/**
 * Solves all cells of a plan without simulating any: `trials` is 0, and figures are in `exact` and `fraction`. A cell
 * whose rule is too large to be solved has `engine: 'play'` and no exact figures; its notes say so.
 *
 * @param read as for `pose`
 */
export function exactStudy(plan: Plan, budget?: Budget, read?: Set<string>): Result {
  const judge = new Judge();
  const cells = plan.cells.map((cellPlan) => {
    const cell = prepareCell(plan, cellPlan, budget, read);
    const totals = new Totals(cell.diagram);
    return summarizeCell(cell, plan.rules, totals, remarksOn(cell, totals, plan, true), judge);
  });
  return resultOf(plan, cells, true, judge);
}
