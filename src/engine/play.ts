import { Counter } from './counter.ts';
import { type Dice, Outcome, type Rule, type State } from './rule.ts';

/** How many trials ended with each outcome and met each note. */
export interface Tally {
  readonly outcomes: Map<Outcome, number>;
  readonly notes: Map<Outcome, number>;
}

export const emptyTally = (): Tally => ({ outcomes: new Map(), notes: new Map() });

/** Dice that can be played with: they count what is noted. */
export interface CountingDice extends Dice {
  readonly noted: Counter;
}

/**
 * Plays a rule trial by trial and adds the counts to the tally: the slow and plain reading of a rule, the only one
 * where its diagram is too large, and the check on the others.
 */
export function play<S extends State>(rule: Rule<S>, dice: CountingDice, trials: number, tally: Tally): void {
  const ended = new Counter();
  const { inPlace } = rule;
  const used = inPlace?.reset && inPlace.copy(rule.start);
  for (let trial = 0; trial < trials; trial++) {
    let state = rule.start;
    if (used) {
      inPlace.reset!(used, rule.start);
      state = used;
    } else if (inPlace) {
      state = inPlace.copy(rule.start);
    }
    for (;;) {
      const result = rule.step(state, dice);
      // A state that was changed in place is no outcome: looking for its class would take longer.
      if (result === state) continue;
      if (result instanceof Outcome) {
        ended.add(result);
        break;
      }
      state = result;
    }
  }
  ended.moveTo(tally.outcomes);
  dice.noted.moveTo(tally.notes);
}
