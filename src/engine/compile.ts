import { BranchingDice } from './branching-dice.ts';
import { type Budget, defaultBudget, RuleFault, TooLarge } from './budget.ts';
import type { Diagram, Target } from './diagram.ts';
import { DiagramBuilder } from './diagram-builder.ts';
import { Outcome, type Rule, type State } from './rule.ts';
import { StateNumbers, valuesOfStates } from './state-numbers.ts';

export { type Budget, defaultBudget, RuleFault, TooLarge } from './budget.ts';
export type { Diagram } from './diagram.ts';

/** A state whose step is being played with every combination of its dice. */
interface Visit<S> {
  readonly state: S;
  readonly number: number;
  readonly dice: BranchingDice;
}

/**
 * Finds every way that a rule can go.
 *
 * @throws {TooLarge} the diagram has more nodes, or takes more replays, than the budget allows
 * @throws {RuleFault} a state can come back, or a step depends on more than its state and its dice
 */
export function compile<S extends State>(rule: Rule<S>, budget: Budget = defaultBudget): Diagram {
  const builder = new DiagramBuilder(budget.nodes);
  const { inPlace } = rule;
  const valuesOf = valuesOfStates(rule.start, inPlace);
  const numbers = new StateNumbers();
  /** By the states' numbers; undefined: its step is still being played. */
  const targets: (Target | undefined)[] = [];
  // States within states, kept here and not on the call stack, which a long game would overflow.
  const visits: Visit<S>[] = [];
  const spareDice: BranchingDice[] = [];
  let replays = 0;

  function visit(state: S): Target | undefined {
    const number = numbers.of(valuesOf(state));
    if (number < targets.length) {
      const target = targets[number];
      if (target === undefined) throw comesBack(state);
      return target;
    }
    targets.push(undefined);
    visits.push({ state, number, dice: spareDice.pop() ?? new BranchingDice(builder) });
    return undefined;
  }

  let target = visit(rule.start);
  for (let current = visits.at(-1); current !== undefined; current = visits.at(-1)) {
    if (target === undefined) {
      if (++replays > budget.replays)
        throw new TooLarge(`compiling takes more than ${budget.replays} replays`);
      const result = rule.step(inPlace ? inPlace.copy(current.state) : current.state, current.dice);
      target = result instanceof Outcome ? builder.outcome(result) : visit(result);
    } else {
      target = current.dice.led(target);
      if (target !== undefined) {
        targets[current.number] = target;
        spareDice.push(current.dice);
        visits.pop();
      }
    }
  }
  return {
    nodes: builder.nodes,
    root: target!,
    outcomes: builder.outcomes.all,
    notes: builder.notes.all,
    states: targets.length,
    replays,
  };
}

function comesBack(state: State): RuleFault {
  return new RuleFault(
    `the state ${JSON.stringify(state)} can come back, so that the rule might never end; give a horizon (withHorizon), or count its turns in the state and end at a limit`,
  );
}
