import type { Quantities } from '../engine/rule.ts';

/** How often an outcome or a note with certain quantities was met. Plain data. */
export interface CountedOutcome {
  /** Equal for equal outcomes in any thread. */
  readonly key: string;
  readonly name: string;
  readonly quantities: Quantities;
  readonly count: number;
}
