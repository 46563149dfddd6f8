import type { RuleValues } from '../scenario/plan.ts';
import { canonicalText } from './canonical-text.ts';
import { cellTable } from './cell-table.ts';
import type { Judge } from './judge.ts';
import type { PreparedCell } from './prepare-cell.ts';
import type { Cell } from './result.ts';
import { summarizeQuantities } from './summarize-quantities.ts';
import { summarizeEvents, summarizeOutcomes } from './summarize-shares.ts';
import type { Totals } from './totals.ts';

/** A cell of the result. Whether its figures agree is settled by the judge when all cells are known. */
export function summarizeCell(
  { plan, posed, outcomes, events, quantities, diagram, job }: PreparedCell,
  rules: RuleValues,
  totals: Totals,
  remarks: readonly string[],
  judge: Judge,
): Cell {
  const table = cellTable(totals, diagram);
  const switches = changed(plan.rules.values, rules.values);
  return {
    settings: plan.settings,
    ...(plan.alternative !== undefined && { alternative: plan.alternative }),
    ...(plan.cost !== undefined && { cost: plan.cost }),
    engine: job.engine,
    trials: totals.trials,
    outcomes: summarizeOutcomes(outcomes, table, judge),
    events: summarizeEvents(events, table, judge),
    quantities: summarizeQuantities(quantities, outcomes, table, judge, events),
    notes: [...posed.notes, ...remarks],
    ...(switches && { switches }),
    ...(posed.scene !== undefined && { scene: posed.scene }),
  };
}

function changed(
  here: Readonly<Record<string, unknown>>,
  elsewhere: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  const differing = Object.entries(here).filter(
    ([name, value]) => canonicalText(value ?? null) !== canonicalText(elsewhere[name] ?? null),
  );
  return differing.length === 0 ? undefined : Object.fromEntries(differing);
}
