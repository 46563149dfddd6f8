import type { Outcome } from './rule.ts';

/** The share of trials that end with each outcome and that meet each note. */
export interface Solution<Weight> {
  readonly outcomes: Map<Outcome, Weight>;
  readonly notes: Map<Outcome, Weight>;
}
