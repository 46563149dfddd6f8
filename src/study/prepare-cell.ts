import { type Budget, defaultBudget } from '../engine/budget.ts';
import { compile, TooLarge } from '../engine/compile.ts';
import type { Diagram } from '../engine/diagram.ts';
import type { Rule } from '../engine/rule.ts';
import { pose } from '../games/pose.ts';
import type { OutcomeDeclaration, Posed, QuantityDeclaration, Question } from '../games/question.ts';
import { questionOf } from '../games/registry.ts';
import { layOut } from '../sampling/layout.ts';
import type { CellPlan, Plan } from '../scenario/plan.ts';
import type { Job } from './executor.ts';

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
export function prepareCell(study: Plan, plan: CellPlan, budget?: Budget, read?: Set<string>): PreparedCell {
  const { ask } = study;
  const { fields, rules } = plan;
  const posed = pose(ask, fields, rules, read);
  const question = questionOf(ask)!;
  const declared = {
    plan,
    question,
    posed,
    outcomes: declaredHere(question.outcomes, posed.outcomes, posed.without),
    events: declaredHere(question.events ?? [], posed.events, posed.without),
    quantities: [...question.quantities, ...(posed.quantities ?? [])],
  };
  if (posed.engine !== 'play') {
    try {
      const { nodes, replays } = budget ?? defaultBudget;
      const diagram = diagramOf(posed.rule, {
        nodes,
        replays: Math.min(replays, posed.replays ?? replays),
      });
      return { ...declared, diagram, job: { engine: 'diagram', layout: layOut(diagram) } };
    } catch (error) {
      if (!(error instanceof TooLarge)) throw error;
    }
  }
  return { ...declared, job: { engine: 'play', ask, fields, rules } };
}

const compiled = new WeakMap<Rule, { readonly diagram: Diagram; readonly budget: Budget }>();

/** Questions give one rule object for cells that are alike in all that matters: it is compiled once. */
function diagramOf(rule: Rule, budget: Budget): Diagram {
  const known = compiled.get(rule);
  if (known?.budget.nodes === budget.nodes && known.budget.replays === budget.replays) return known.diagram;
  const diagram = compile(rule, budget);
  compiled.set(rule, { diagram, budget });
  return diagram;
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
