/**
 * Rolls dice by the thousand in a memory of its own; memory.ts says what lies where. All kernels
 * turn the same memory into the same memory. A kernel serves one task at a time.
 */
export interface Kernel {
  readonly name: 'wasm' | 'plain';
  /** The memory. Another object after `load`. */
  readonly words: Uint32Array;
  /** Copies words to an address, a multiple of 4 not below FREE. The memory grows as needed. */
  load(words: Uint32Array, address: number): void;
  /** Fills so many rows (at most MOST_ROWS) with random bytes. */
  fill(rows: number): void;
  /** Pushes the trials that wait at the nodes from one address to another on to where their dice send them. */
  push(from: number, to: number): void;
}
