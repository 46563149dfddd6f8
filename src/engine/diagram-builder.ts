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
  // The edges of the node in hand.
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
    content.length = 0;
    content.push(note, next);
    const target = this.known.of(content);
    if (target === this.nodes.length) this.add({ kind: 'note', note, next });
    return target;
  }

  /**
   * Faces that lead to the same place become one edge, which stands where the first of them stood: the order must
   * come from the die and not from the numbers of nodes, or an unrelated change of a rule would give the
   * same random numbers another meaning.
   */
  roll(die: Die, faces: readonly Target[]): Target {
    const { next, ways, content } = this;
    next.length = 0;
    ways.length = 0;
    for (let face = 0; face < faces.length; face++) {
      const edge = next.indexOf(faces[face]!);
      if (edge >= 0) ways[edge]! += die.faces[face]!.ways;
      else {
        next.push(faces[face]!);
        ways.push(die.faces[face]!.ways);
      }
    }
    if (next.length === 1) return next[0]!;
    let common = ways[0]!;
    for (let edge = 1; common > 1 && edge < ways.length; edge++)
      common = greatestCommonDivisor(common, ways[edge]!);
    content.length = 0;
    for (let edge = 0; edge < ways.length; edge++) content.push(ways[edge]! / common);
    for (let edge = 0; edge < next.length; edge++) content.push(next[edge]!);
    const target = this.known.of(content);
    if (target === this.nodes.length) {
      const lowest = content.slice(0, ways.length);
      this.add({ kind: 'roll', die, ways: lowest, next: next.slice(), total: die.total / common });
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

function greatestCommonDivisor(a: number, b: number): number {
  let [larger, smaller] = [a, b];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
