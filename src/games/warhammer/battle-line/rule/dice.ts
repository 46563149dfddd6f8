import type { Die } from '../../../../dice/die.ts';
import type { Rollable } from '../../../../dice/pool.ts';
import type { Dice, Outcome } from '../../../../engine/rule.ts';

// The dice of the battle that is on the table, and what is noted of it, by number. The compiled rule has dice of its
// own in place of this file (../compiled/dice.as.ts).

/** The battle stops after each roll, for who solves it to go on from there by every face. */
export const STEP_BY_STEP: boolean = true;

/** What the numbers mean in a battle line. */
export interface Numbered {
  rollable(die: i32): Rollable;
  outcome(note: i32): Outcome;
}

let source: Dice;
let numbered: Numbered;

/** From now on dice come from here. */
export function takeDice(from: Dice, meaning: Numbered): void {
  source = from;
  numbered = meaning;
}

export function roll(die: i32): i32 {
  return source.roll(numbered.rollable(die));
}

/** Does a die that is no pool of dice show `limit` or less? */
export function atMost(die: i32, limit: i32): boolean {
  return source.atMost(numbered.rollable(die) as Die, limit);
}

export function note(what: i32): void {
  source.note(numbered.outcome(what));
}
