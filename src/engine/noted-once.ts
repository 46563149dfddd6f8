import { RuleFault } from './budget.ts';
import type { Outcome, Rule, State } from './rule.ts';

/**
 * The rule, checked as it is played: a trial that notes the same thing twice is an error, since counts of
 * notes are read as shares of trials. For tests; it remembers what was noted and so cannot be compiled.
 *
 * @throws {RuleFault} while it is played
 */
export function notedOnce<S extends State>(rule: Rule<S>): Rule<S> {
  const noted = new Set<Outcome>();
  return {
    start: rule.start,
    step(state, dice) {
      if (state === rule.start) noted.clear();
      return rule.step(state, {
        roll: (what) => dice.roll(what),
        atMost: (die, limit) => dice.atMost(die, limit),
        note(what) {
          if (noted.has(what)) throw new RuleFault(`"${what.key}" was noted twice in one trial`);
          noted.add(what);
          dice.note(what);
        },
      });
    },
  };
}
