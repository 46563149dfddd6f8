/**
 * How large a rule's diagram may become before it is given up. It counts work and not time, so that the choice
 * between solving and playing never depends on the machine or on what else it does.
 */
export interface Budget {
  readonly nodes: number;
  /** Steps played. */
  readonly replays: number;
}

/** About a second of compiling at most, and some 100 MB. */
export const defaultBudget: Budget = { nodes: 200_000, replays: 1_000_000 };

/** A rule's diagram is larger than its budget: the rule has to be played trial by trial. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** A rule breaks the contract of rules, so that nothing can be computed from it. The message says how, and what to change. */
export class RuleFault extends Error {
  override readonly name = 'RuleFault';
}
