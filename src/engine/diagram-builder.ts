import type { Die } from '../dice/die.ts';
import type { Pool } from '../dice/pool.ts';
import { TooLarge } from './budget.ts';
import type { Node, Target } from './diagram.ts';
import { Lists } from './lists.ts';
import type { Outcome } from './rule.ts';

/** Makes the nodes of a diagram from the leaves to the root; equal nodes are one. */
export class DiagramBuilder {
  readonly nodes: Node[] = [];
  readonly outcomes = new Numbering();
  readonly notes = new Numbering();
  private readonly most: number;
  /** Numbers nodes by their content: of a roll the ways and then where they lead, of a note its number and where it leads. */
  private readonly known = new Lists();
  // The edges of the node in hand, in the first places.
  private readonly ways: number[] = [];
  private readonly next: Target[] = [];
  private readonly content: number[] = [];

  constructor(mostNodes: number) {
    this.most = mostNodes;
  }

  outcome(what: Outcome): Target {
    return ~this.outcomes.of(what);
  }

  note(what: Outcome, next: Target): Target {
    const note = this.notes.of(what);
    const { content } = this;
    // Two numbers: a roll has two edges or more, and so four.
    content[0] = note;
    content[1] = next;
    const target = this.known.of(content, 2);
    if (target === this.nodes.length) this.add({ kind: 'note', note, next });
    return target;
  }

  /**
   * Faces that lead to the same place become one edge, which stands where the first of them stood: the order must
   * come from the die and not from the numbers of nodes, or an unrelated change of a rule would give the
   * same random numbers another meaning.
   *
   * @param faces where each face leads; what stands beyond them does not count
   */
  roll(die: Die, faces: readonly Target[]): Target {
    const { next, ways, content } = this;
    let edges = 0;
    for (let face = 0; face < die.faces.length; face++) {
      const to = faces[face]!;
      let edge = 0;
      while (edge < edges && next[edge] !== to) edge++;
      if (edge < edges) ways[edge]! += die.faces[face]!.ways;
      else {
        next[edge] = to;
        ways[edge] = die.faces[face]!.ways;
        edges++;
      }
    }
    if (edges === 1) return next[0]!;
    let common = die.total;
    for (let edge = 0; common > 1 && edge < edges; edge++) {
      common = greatestCommonDivisor(common, ways[edge]!);
    }
    for (let edge = 0; edge < edges; edge++) {
      content[edge] = ways[edge]! / common;
      content[edges + edge] = next[edge]!;
    }
    const target = this.known.of(content, 2 * edges);
    if (target === this.nodes.length) {
      const lowest = content.slice(0, edges);
      this.add({ kind: 'roll', die, ways: lowest, next: next.slice(0, edges), total: die.total / common });
    }
    return target;
  }

  /** `faces` are the targets of the pool's values. A node for each running number before each part. */
  pool({ parts, stages, join }: Pool, faces: readonly Target[]): Target {
    let after = new Map(stages.at(-1)!.map((value, i) => [value, faces[i]!]));
    for (let i = parts.length - 1; i >= 0; i--) {
      const part = parts[i]!;
      const targets = (before: number): Target[] =>
        part.faces.map((face) => after.get(join(before, face.value))!);
      after = new Map(stages[i]!.map((before) => [before, this.roll(part, targets(before))]));
    }
    return after.get(stages[0]![0]!)!;
  }

  private add(node: Node): void {
    if (this.nodes.length >= this.most) throw new TooLarge(`the diagram has more than ${this.most} nodes`);
    this.nodes.push(node);
  }
}

/** Numbers outcomes from 0 in the order in which they are met. Equal ones of different objects are one. */
class Numbering {
  readonly all: Outcome[] = [];
  private readonly numbers = new Map<Outcome, number>();
  private readonly numbersByKey = new Map<string, number>();

  of(what: Outcome): number {
    let number = this.numbers.get(what);
    if (number === undefined) {
      number = this.numbersByKey.get(what.key);
      if (number === undefined) {
        number = this.all.push(what) - 1;
        this.numbersByKey.set(what.key, number);
      }
      this.numbers.set(what, number);
    }
    return number;
  }
}

/** Calls itself and swaps no pair: that would be made anew in each round, for every die of every state. */
function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
