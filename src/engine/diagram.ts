import type { Die } from '../dice/die.ts';
import type { Outcome } from './rule.ts';

/** Where a trial goes next: the number of a node, or `~i` for the outcome `i`. */
export type Target = number;

/** One die to roll: `ways[i]` of its `total` lead to `next[i]`. At least two edges, in the order of the faces. */
export interface RollNode {
  readonly kind: 'roll';
  /** The die that stood here first; equal nodes of other dice are shared, so it serves to explain only. */
  readonly die: Die;
  readonly ways: readonly number[];
  readonly next: readonly Target[];
  readonly total: number;
}

/** Something to count before going on. */
export interface NoteNode {
  readonly kind: 'note';
  /** Index of the diagram's notes. */
  readonly note: number;
  readonly next: Target;
}

export type Node = RollNode | NoteNode;

/**
 * Every way that a rule can go, its common parts shared. A node comes after all that it leads to, so whoever
 * goes from the last node to the first meets each node after all that lead to it.
 */
export interface Diagram {
  readonly nodes: readonly Node[];
  /** The last node; of a rule that rolls and notes nothing, `~0`. */
  readonly root: Target;
  readonly outcomes: readonly Outcome[];
  /** Things noted on the way. */
  readonly notes: readonly Outcome[];
  /** States that were met. */
  readonly states: number;
  /** Steps that were played to find all this. */
  readonly replays: number;
}
