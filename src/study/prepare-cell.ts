import { type Budget, defaultBudget } from '../engine/budget.ts';
import type { Diagram } from '../engine/diagram.ts';
import type { OutcomeDeclaration, Posed, QuantityDeclaration, Question } from '../games/question.ts';
import { questionOf } from '../games/registry.ts';
import type { CellPlan, Plan } from '../scenario/plan.ts';
import type { Job } from './executor.ts';
import { shared } from './shared-work.ts';

/** A cell made ready: its rule, its diagram where it has one, and the job for an executor. */
export interface PreparedCell {
  readonly plan: CellPlan;
  readonly question: Question;
  readonly posed: Posed;
  /** What can happen, and be noted: what is always declared, then what depends on the scenario. */
  readonly outcomes: readonly OutcomeDeclaration[];
  readonly events: readonly OutcomeDeclaration[];
  readonly quantities: readonly QuantityDeclaration[];
  /** Absent where the rule has to be played. */
  readonly diagram?: Diagram;
  readonly job: Job;
}

/**
 * Poses the question of a cell and chooses the engine: the diagram, unless it is larger than the budget or the
 * question itself asks to be played. The choice depends on the rule alone, never on time.
 *
 * @param read as for `pose`
 */
export function prepareCell(
  study: Plan,
  plan: CellPlan,
  budget: Budget = defaultBudget,
  read = new Set<string>(),
): PreparedCell {
  const { ask } = study;
  const { fields, rules } = plan;
  const { posed, diagram, layout } = shared({ ask, fields, rules, budget }, read);
  const question = questionOf(ask)!;
  return {
    plan,
    question,
    posed,
    outcomes: declaredHere(question.outcomes, posed.outcomes, posed.without),
    events: declaredHere(question.events ?? [], posed.events, posed.without),
    quantities: [...question.quantities, ...(posed.quantities ?? [])],
    ...(diagram && { diagram }),
    job: layout ? { engine: 'diagram', layout } : { engine: 'play', ask, fields, rules },
  };
}

/** What is always declared, without what this scenario rules out, and what it adds. */
function declaredHere(
  declared: readonly OutcomeDeclaration[],
  added: readonly OutcomeDeclaration[] = [],
  without: readonly string[] = [],
): OutcomeDeclaration[] {
  const usual = declared.filter(({ name }) => !without.includes(name));
  const known = new Set(usual.map(({ name }) => name));
  return [...usual, ...added.filter(({ name }) => !known.has(name))];
}
