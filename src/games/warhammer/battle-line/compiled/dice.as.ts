// In place of rule/dice.ts where the rule is compiled: dice that are shown by one random byte are read here, from a
// stock of bytes and tables; all others, which are rare, are rolled by the program around.
import { MOST_DICE, MOST_NOTES, MOST_VALUES, STOCK } from '../compiled/sizes';

/** Rolls a die outside; the next byte of the stock may be another one afterwards. */
@external("dice", "roll")
declare function rollOutside(die: i32): i32;
/** Makes a new stock, from its first byte on. */
@external("dice", "restock")
declare function restock(): void;

/** The battle is played to its end. */
export const STEP_BY_STEP: bool = false;

export const stock = new Uint8Array(STOCK);
/** The next byte of the stock. */
export let at: i32 = 0;

/** How many of the bytes of each die are not rejected, or one of the numbers below; and where its values begin. */
export const limits = new Int32Array(MOST_DICE);
const OUTSIDE = 0;
const FIXED = -1;
export const firsts = new Int32Array(MOST_DICE);
export const values = new Int32Array(MOST_VALUES);

/** How often each thing was noted, and what was noted at all in the order in which it was first met. */
export const counts = new Int32Array(MOST_NOTES);
export const met = new Int32Array(MOST_NOTES);
export let metCount: i32 = 0;

export function roll(die: i32): i32 {
  const limit = die < MOST_DICE ? limits[die] : OUTSIDE;
  if (limit == OUTSIDE) return rollOutside(die);
  const first = firsts[die];
  if (limit == FIXED) return values[first];
  while (true) {
    if (at == STOCK) restock();
    const byte: i32 = stock[at];
    at++;
    if (byte < limit) return values[first + byte];
  }
}

export function atMost(die: i32, limit: i32): bool {
  return roll(die) <= limit;
}

export function note(what: i32): void {
  const count = counts[what];
  counts[what] = count + 1;
  if (count == 0) met[metCount++] = what;
}

/** Begins to count anew. */
export function forgetNotes(): void {
  for (let i = 0; i < metCount; i++) counts[met[i]] = 0;
  metCount = 0;
}
