import { Outcome, outcome, type Rule, type State } from './rule.ts';

/** What a trial comes to that has not ended at its horizon. It is reported like any outcome, never dropped. */
export const unfinished: Outcome = outcome('unfinished')();

/**
 * The rule, given up after so many steps: a rule whose states can come back (flee, rally, flee again) ends that way.
 *
 * @param steps a whole number of at least 1
 */
export function withHorizon<S extends State>(rule: Rule<S>, steps: number): Rule<S & { taken: number }> {
  return {
    start: { ...rule.start, taken: 0 },
    step(state, dice) {
      const next = rule.step(state, dice);
      if (next instanceof Outcome) return next;
      const taken = state.taken + 1;
      return taken === steps ? unfinished : { ...next, taken };
    },
  };
}
