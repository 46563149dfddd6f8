import type { Die } from '../dice/die.ts';
import { isPool, type Rollable } from '../dice/pool.ts';
import type { ByteDice, ByteTable } from '../engine/compiled-play.ts';
import { Counter } from '../engine/counter.ts';
import type { CountingDice } from '../engine/play.ts';
import type { Outcome } from '../engine/rule.ts';
import { type DieTable, tableOf } from './die-table.ts';
import type { Kernel } from './kernel.ts';
import { MOST_ROWS, ROW_BYTES, ROWS } from './memory.ts';
import { type StreamState, startStream } from './streams.ts';

const STOCK = MOST_ROWS * ROW_BYTES;

/** Dice rolled one by one from random bytes that a kernel makes in stock. The kernel must serve nobody else meanwhile. */
export class RandomDice implements CountingDice, ByteDice {
  readonly noted = new Counter();
  private readonly kernel: Kernel;
  readonly bytes: Uint8Array;
  /** The next byte of the stock. */
  at = STOCK;
  // The die that was rolled last, ready to be rolled again: rules roll the same die over and over.
  private die: Rollable | undefined = undefined;
  private values: Int32Array = new Int32Array(0);
  private limit = 0;

  constructor(kernel: Kernel, state: StreamState) {
    this.kernel = kernel;
    this.bytes = new Uint8Array(kernel.words.buffer, ROWS, STOCK);
    startStream(kernel, state);
  }

  roll(what: Rollable): number {
    if (what !== this.die) return this.rollOther(what);
    const { bytes, values, limit } = this;
    for (;;) {
      if (this.at === STOCK) this.restock();
      const number = bytes[this.at++]!;
      if (number < limit) return values[number]!;
    }
  }

  atMost(die: Die, limit: number): boolean {
    return this.roll(die) <= limit;
  }

  note(what: Outcome): void {
    this.noted.add(what);
  }

  byteTable(what: Rollable): ByteTable | undefined {
    if (isPool(what)) return undefined;
    const { bytes, limit, values } = tableOf(what);
    if (bytes > 1) return undefined;
    return { limit: bytes === 0 ? 0 : limit, values };
  }

  private rollOther(what: Rollable): number {
    if (isPool(what)) {
      return what.parts.reduce((before, part) => what.join(before, this.roll(part)), what.stages[0]![0]!);
    }
    const table = tableOf(what);
    if (table.bytes !== 1) return this.rollLarge(table);
    this.die = what;
    this.values = table.values;
    this.limit = table.limit;
    return this.roll(what);
  }

  /** Dice of more than one byte, the first byte being the highest, and fixed numbers. */
  private rollLarge({ bytes, values, limit, search }: DieTable): number {
    if (bytes === 0) return values[0]!;
    for (;;) {
      let number = 0;
      for (let i = 0; i < bytes; i++) number = number * 256 + this.byte();
      if (number < limit) return bytes === 2 ? values[number]! : search(number);
    }
  }

  private byte(): number {
    if (this.at === STOCK) this.restock();
    return this.bytes[this.at++]!;
  }

  restock(): void {
    this.kernel.fill(MOST_ROWS);
    this.at = 0;
  }
}
