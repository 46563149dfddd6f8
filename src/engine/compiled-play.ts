import type { Rollable } from '../dice/pool.ts';
import type { Tally } from './play.ts';

/** How a die is read from one random byte: a number below the limit shows a value, any other is rejected. */
export interface ByteTable {
  /** 0: the die is a fixed number, its only value, and takes no byte. */
  readonly limit: number;
  readonly values: Int32Array;
}

/** Dice that are read from a stock of random bytes, for those who read most of them themselves. */
export interface ByteDice {
  readonly bytes: Uint8Array;
  /** The next byte of the stock; at its end a new one must be made before the next is read. */
  at: number;
  /** Makes a new stock, from its first byte on. */
  restock(): void;
  /** Rolls a die that no byte shows. */
  roll(what: Rollable): number;
  /** Undefined: it takes more than one byte. */
  byteTable(what: Rollable): ByteTable | undefined;
}

/**
 * Plays so many trials of a rule and adds the counts to the tally: the same as playing it step by step, to the last
 * byte, by code that was compiled from the very text of the rule.
 */
export type CompiledPlay = (dice: ByteDice, trials: number, tally: Tally) => void;

/** A rule that is compiled to WebAssembly too. */
export interface Compiled {
  readonly compiledPlay: CompiledPlay;
}

export const isCompiled = (rule: object): rule is Compiled => 'compiledPlay' in rule;
