import type { Die } from '../dice/die.ts';
import { isPool, type Rollable } from '../dice/pool.ts';
import { Counter } from '../engine/counter.ts';
import type { CountingDice } from '../engine/play.ts';
import type { Outcome } from '../engine/rule.ts';
import { type DieTable, tableOf } from './die-table.ts';
import type { Kernel } from './kernel.ts';
import { MOST_ROWS, ROW_BYTES, ROWS } from './memory.ts';
import { type StreamState, startStream } from './streams.ts';

const BUFFER = MOST_ROWS * ROW_BYTES;

/** Dice rolled one by one from random bytes that a kernel makes in stock. The kernel must serve nobody else meanwhile. */
export class RandomDice implements CountingDice {
  readonly noted = new Counter();
  private readonly kernel: Kernel;
  private bytes: Uint8Array;
  private at = BUFFER;
  /** By the dice's serial numbers. */
  private readonly tables: (DieTable | undefined)[] = [];

  constructor(kernel: Kernel, state: StreamState) {
    this.kernel = kernel;
    this.bytes = new Uint8Array(kernel.words.buffer, ROWS, BUFFER);
    startStream(kernel, state);
  }

  roll(die: Rollable): number {
    const table = this.tables[die.serial];
    if (table === undefined) return this.rollOther(die);
    const { values, last } = table;
    let number: number;
    switch (table.bytes) {
      case 0:
        return values[0]!;
      case 1:
        do number = this.byte();
        while (number >= last);
        return values[number]!;
      case 2:
        do number = (this.byte() << 8) | this.byte();
        while (number >= last);
        return values[number]!;
      default:
        do number = ((this.byte() << 24) | (this.byte() << 16) | (this.byte() << 8) | this.byte()) >>> 0;
        while (number >= last);
        return table.search(number);
    }
  }

  atMost(die: Die, limit: number): boolean {
    return this.roll(die) <= limit;
  }

  note(what: Outcome): void {
    this.noted.add(what);
  }

  private byte(): number {
    if (this.at === BUFFER) {
      this.kernel.fill(MOST_ROWS);
      this.at = 0;
    }
    return this.bytes[this.at++]!;
  }

  /** A die that has not been rolled before, or a pool. */
  private rollOther(what: Rollable): number {
    if (isPool(what)) {
      return what.parts.reduce((before, part) => what.join(before, this.roll(part)), what.stages[0]![0]!);
    }
    this.tables[what.serial] = tableOf(what);
    return this.roll(what);
  }
}
