import { ByNumbers } from '../dice/by-numbers.ts';
import type { Die } from '../dice/die.ts';
import type { Rollable } from '../dice/pool.ts';

/** Numbers that go with an outcome, by name: `{ turn: 5, standing: 7 }`. */
export type Quantities = Readonly<Record<string, number>>;

let made = 0;

/**
 * How a trial ended, or something noted on its way, with the quantities that go with it.
 * Made by {@link outcome}, so that equal outcomes of one rule are one object.
 */
export class Outcome {
  readonly name: string;
  readonly quantities: Quantities;
  /** The same text for equal outcomes, in any process: `routs turn=5 standing=7`. */
  readonly key: string;
  /** A small whole number of its own, so that outcomes are counted in arrays. It means nothing outside this process. */
  readonly serial: number;

  constructor(name: string, quantities: Quantities = {}) {
    this.name = name;
    this.quantities = quantities;
    let key = name;
    for (const quantity in quantities) key += ` ${quantity}=${quantities[quantity]}`;
    this.key = key;
    this.serial = made++;
  }
}

/**
 * Declares a way to end, or a thing to note, with the names of its quantities.
 *
 * @example
 * const routs = outcome('routs', 'turn', 'standing');
 * routs(5, 7).quantities; // { turn: 5, standing: 7 }
 */
export function outcome<const Names extends readonly string[]>(
  name: string,
  ...quantities: Names
): (...values: { [N in keyof Names]: number }) => Outcome {
  const known = new ByNumbers(
    (values) => new Outcome(name, Object.fromEntries(values.map((value, i) => [quantities[i]!, value]))),
  );
  return (...values) => known.of(values);
}

/** What states are made of. */
export type Value = number | string | boolean;

/** All that later steps depend on: plain values, always the same properties in the same order. */
export type State = Readonly<Record<string, Value>>;

/** Where a rule gets its dice. The same rule is handed branching, counting, random or scripted dice. */
export interface Dice {
  /** Rolls the die, or the pool of dice, and reads it. */
  roll(what: Rollable): number;
  /** Does the die show `limit` or less? Two branches instead of one a face: prefer it to `roll` wherever it is enough. */
  atMost(die: Die, limit: number): boolean;
  /** Counts something on the way and plays on. The same outcome is noted at most once in a trial, so that counts are shares. */
  note(what: Outcome): void;
}

/**
 * A rule of a game as a sequence of steps.
 *
 * A step depends on its state and its dice and on nothing else (no clock, no changed outside variable): it is
 * replayed for every combination of its dice when the rule is compiled. It ends with the next state or an outcome.
 */
export interface Rule<S extends State = State> {
  readonly start: S;
  step(state: S, dice: Dice): S | Outcome;
  /** For states too large to be made anew at every step. */
  readonly inPlace?: InPlace<S>;
}

/** How to treat states that a step changes in place and gives back: they are copied where they are needed again. */
export interface InPlace<S> {
  copy(state: S): S;
  /** Makes a state that nobody needs any more equal to another, so that play has not to make one for every trial. */
  reset?(used: S, state: S): void;
  /** Equal texts or lists for states from which the same can follow with the same chances. Lists of whole numbers are looked up fastest. */
  key(state: S): string | readonly Value[];
}
