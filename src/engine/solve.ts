import type { Diagram, Target } from './diagram.ts';
import type { Solution } from './solution.ts';

export type { Solution } from './solution.ts';
export { solveExactly, solveExactlyWithin } from './solve-exactly.ts';

/** Solves in float64: errors stay below some 1e-15 for each die on the longest way. */
export function solve(diagram: Diagram): Solution<number> {
  const { nodes, root } = diagram;
  const reached = new Float64Array(nodes.length);
  const outcomes = new Float64Array(diagram.outcomes.length);
  const notes = new Float64Array(diagram.notes.length);
  const give = (to: Target, weight: number): void => {
    if (to >= 0) reached[to]! += weight;
    else outcomes[~to]! += weight;
  };

  give(root, 1);
  for (let n = nodes.length - 1; n >= 0; n--) {
    const node = nodes[n]!;
    const weight = reached[n]!;
    if (node.kind === 'note') {
      notes[node.note]! += weight;
      give(node.next, weight);
    } else {
      for (let edge = 0; edge < node.next.length; edge++) {
        give(node.next[edge]!, (weight * node.ways[edge]!) / node.total);
      }
    }
  }
  return {
    outcomes: new Map(diagram.outcomes.map((outcome, i) => [outcome, outcomes[i]!])),
    notes: new Map(diagram.notes.map((note, i) => [note, notes[i]!])),
  };
}
