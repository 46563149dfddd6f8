import type { Die } from '../dice/die.ts';
import { type Rollable, valuesOf } from '../dice/pool.ts';
import { Counter } from './counter.ts';
import { type CountingDice, emptyTally, play } from './play.ts';
import type { Outcome, Rule, State } from './rule.ts';

/** Dice that show given numbers one after the other: a rulebook's example becomes a test. A fixed number is no die and takes none. */
export class ScriptedDice implements CountingDice {
  readonly noted = new Counter();
  private readonly script: readonly number[];
  private shown = 0;

  constructor(script: readonly number[]) {
    this.script = script;
  }

  /** @throws {RangeError} the script has come to its end, or the die has no such face */
  roll(die: Rollable): number {
    const values = valuesOf(die);
    if (values.length === 1) return values[0]!;
    const value = this.script[this.shown];
    if (value === undefined) {
      throw new RangeError(
        `the rule asks for ${die.name} after the ${this.script.length} numbers of the script: add what it shows`,
      );
    }
    if (!values.includes(value)) {
      throw new RangeError(
        `number ${this.shown + 1} of the script is ${value}, but ${die.name} shows ${values.join(', ')}`,
      );
    }
    this.shown++;
    return value;
  }

  atMost(die: Die, limit: number): boolean {
    return this.roll(die) <= limit;
  }

  note(what: Outcome): void {
    this.noted.add(what);
  }

  /** @throws {RangeError} numbers of the script were not asked for */
  finish(): void {
    const left = this.script.slice(this.shown);
    if (left.length > 0) {
      throw new RangeError(
        `the rule did not ask for the last of the script: ${left.join(', ')} (${left.length} of ${this.script.length})`,
      );
    }
  }
}

/** One trial with these numbers: how it ends, and what is noted on the way. The script must be used up. */
export function playScript<S extends State>(
  rule: Rule<S>,
  script: readonly number[],
): { outcome: Outcome; notes: Outcome[] } {
  const dice = new ScriptedDice(script);
  const tally = emptyTally();
  play(rule, dice, 1, tally);
  dice.finish();
  const [outcome] = tally.outcomes.keys();
  return { outcome: outcome!, notes: [...tally.notes.keys()] };
}
