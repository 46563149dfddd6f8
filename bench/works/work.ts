import type { Outcome, Rule } from '../../src/engine/rule.ts';

/** Something that this project and its peers all do, and how their results are compared. */
export interface Work {
  readonly name: string;
  readonly title: string;
  readonly rule: Rule;
  /** Too large to be solved: peers are compared with each other. */
  readonly playedOnly?: boolean;
  readonly categories: number;
  /** The category of an outcome, the same for all peers. */
  category(outcome: Outcome): number;
}
