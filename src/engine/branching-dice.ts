import { atMost } from '../dice/at-most.ts';
import type { Die } from '../dice/die.ts';
import { isPool, type Rollable } from '../dice/pool.ts';
import { RuleFault } from './budget.ts';
import type { Target } from './diagram.ts';
import type { DiagramBuilder } from './diagram-builder.ts';
import type { Dice, Outcome } from './rule.ts';

/** A die that the step asked for, or a thing that it noted, and where its faces led. */
interface Choice {
  what: Rollable | Outcome;
  /** 1 for a note. */
  faces: number;
  /** The first `tried` are those of the faces tried so far. */
  readonly next: Target[];
  tried: number;
}

/**
 * Dice that show every combination of faces in turn, the last die turning fastest. The step is played again for each
 * combination, and each time says where it led. Once every combination has been played they serve another state.
 */
export class BranchingDice implements Dice {
  /** The choices that stand are the first `length`; those beyond are kept to be used again. */
  private readonly path: Choice[] = [];
  private length = 0;
  /** How many of them the step has come to in this replay. */
  private depth = 0;
  private readonly builder: DiagramBuilder;

  constructor(builder: DiagramBuilder) {
    this.builder = builder;
  }

  roll(die: Rollable): number {
    if (isPool(die)) {
      const values = die.stages.at(-1)!;
      return values[this.choose(die, values.length)]!;
    }
    // What has one face is a fixed number and no die.
    if (die.faces.length === 1) return die.faces[0]!.value;
    return die.faces[this.choose(die, die.faces.length)]!.value;
  }

  atMost(die: Die, limit: number): boolean {
    return this.roll(atMost(die, limit)) === 1;
  }

  note(what: Outcome): void {
    this.choose(what, 1);
  }

  private choose(what: Rollable | Outcome, faces: number): number {
    const { depth } = this;
    const kept = this.path[depth];
    const choice: Choice = kept ?? { what, faces, next: [], tried: 0 };
    if (kept === undefined) this.path.push(choice);
    if (depth === this.length) {
      choice.what = what;
      choice.faces = faces;
      choice.tried = 0;
      this.length++;
    } else if (choice.what !== what) throw unsteady();
    this.depth++;
    return choice.tried;
  }

  /**
   * The step that was just played led to `target`. The target of the step's first die once every combination has
   * been played; undefined as long as the step must be played again.
   */
  led(target: Target): Target | undefined {
    if (this.depth !== this.length) throw unsteady();
    this.depth = 0;
    let whole = target;
    while (this.length > 0) {
      const last = this.path[this.length - 1]!;
      last.next[last.tried++] = whole;
      if (last.tried < last.faces) return undefined;
      this.length--;
      whole = this.node(last);
    }
    return whole;
  }

  private node({ what, next }: Choice): Target {
    if ('faces' in what) return this.builder.roll(what, next);
    if ('parts' in what) return this.builder.pool(what, next);
    return this.builder.note(what, next[0]!);
  }
}

function unsteady(): RuleFault {
  return new RuleFault(
    'a step asked for other dice when it was played again from the same state with the same faces; a step may depend only on its state and its dice, and dice and outcomes must be made once, outside of it',
  );
}
