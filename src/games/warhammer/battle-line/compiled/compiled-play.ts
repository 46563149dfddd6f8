import type { ByteDice, CompiledPlay } from '../../../../engine/compiled-play.ts';
import type { Outcome } from '../../../../engine/rule.ts';
import { rowNames } from '../line-rows.ts';
import { DICE_OF_FILE } from '../rule/dice-numbers.ts';
import type { Setup } from '../setup.ts';
import { battleLineBytes } from './battle-line.generated.ts';
import { MOST_DICE, MOST_ENDS, MOST_VALUES } from './sizes.ts';

type Ended = (panicked: number, left: number, points: number) => Outcome;

let compiled: WebAssembly.Module | undefined;

/** Plays a battle line by the compiled rule; nothing is set up before the first trials are asked for. */
export function compiledPlay(setup: Setup, noteOf: (note: number) => Outcome, endOf: Ended): CompiledPlay {
  let table: CompiledTable | undefined;
  return (dice, trials, tally) => {
    table ??= new CompiledTable(setup, dice);
    for (let due = trials; due > 0; due -= MOST_ENDS) {
      table.play(dice, Math.min(due, MOST_ENDS));
      for (const [panicked, left, points, times] of table.ends()) {
        count(tally.outcomes, endOf(panicked, left, points), times);
      }
      for (const [note, times] of table.notes()) count(tally.notes, noteOf(note), times);
      table.forget();
    }
  };
}

function count(counts: Map<Outcome, number>, what: Outcome, times: number): void {
  counts.set(what, (counts.get(what) ?? 0) + times);
}

/** The compiled rule with a line in its memory, on which battle after battle is played. */
class CompiledTable {
  private readonly exports: WebAssembly.Exports;
  private readonly memory: ArrayBuffer;
  /** Who rolls the dice of the trials that are being played. */
  private source: ByteDice;

  constructor(setup: Setup, source: ByteDice) {
    this.source = source;
    compiled ??= new WebAssembly.Module(Uint8Array.from(atob(battleLineBytes), (c) => c.charCodeAt(0)));
    const { exports } = new WebAssembly.Instance(compiled, {
      dice: {
        roll: (die: number): number => this.rollOutside(setup, die),
        restock: (): void => this.restock(),
      },
    });
    this.exports = exports;
    this.memory = (exports.memory as WebAssembly.Memory).buffer;
    for (const name of rowNames) this.write(name, setup.rows[name]);
    this.write(
      'points',
      Float64Array.from(setup.units, ({ points }) => points),
    );
    this.writeDice(setup);
  }

  play(source: ByteDice, trials: number): void {
    this.source = source;
    this.write('stock', source.bytes);
    this.at.value = source.at;
    this.call('play', trials);
    source.at = this.at.value;
  }

  /** The ends of trials and how often they were met, in the order in which they were first met. */
  ends(): readonly (readonly [panicked: number, left: number, points: number, times: number])[] {
    const [panicked, left, times] = ['endsPanicked', 'endsLeft', 'endsCounted'].map((name) =>
      this.wholes(name),
    );
    const points = new Float64Array(this.memory, this.global('endsPoints'));
    return Array.from(
      { length: this.global('endsMet') },
      (_, end) => [panicked![end]!, left![end]!, points[end]!, times![end]!] as const,
    );
  }

  /** The same of what was noted. */
  notes(): readonly (readonly [note: number, times: number])[] {
    const counts = this.wholes('counts');
    const met = this.wholes('met').subarray(0, this.global('metCount'));
    return Array.from(met, (note) => [note, counts[note]!] as const);
  }

  /** Begins to count anew. */
  forget(): void {
    this.call('forget');
  }

  private call(name: 'play' | 'forget', ...numbers: number[]): void {
    (this.exports[name] as (...numbers: number[]) => void)(...numbers);
  }

  private get at(): WebAssembly.Global {
    return this.exports.at as WebAssembly.Global;
  }

  /** A number of the compiled rule, or where a row of it begins. */
  private global(name: string): number {
    return (this.exports[name] as WebAssembly.Global).value;
  }

  private write(name: string, row: Float64Array | Int32Array | Uint8Array): void {
    const bytes = new Uint8Array(row.buffer, row.byteOffset, row.byteLength);
    new Uint8Array(this.memory, this.global(name), row.byteLength).set(bytes);
  }

  private wholes(name: string): Int32Array {
    return new Int32Array(this.memory, this.global(name));
  }

  /** Writes the tables of those dice of the file that a byte shows; a limit of 0 says that a die is rolled here. */
  private writeDice({ dice }: Setup): void {
    const [limits, firsts, values] = ['limits', 'firsts', 'values'].map((name) => this.wholes(name));
    let next = 0;
    for (let die = DICE_OF_FILE; die < Math.min(dice.size, MOST_DICE); die++) {
      const table = this.source.byteTable(dice.of(die));
      if (table === undefined || next + table.values.length > MOST_VALUES) continue;
      limits![die] = table.limit === 0 ? -1 : table.limit;
      firsts![die] = next;
      values!.set(table.values, next);
      next += table.values.length;
    }
  }

  private rollOutside({ dice }: Setup, die: number): number {
    const { source, at } = this;
    const before: number = at.value;
    source.at = before;
    const shown = source.roll(dice.of(die));
    if (source.at < before) this.write('stock', source.bytes);
    at.value = source.at;
    return shown;
  }

  private restock(): void {
    this.source.restock();
    this.write('stock', this.source.bytes);
    this.at.value = 0;
  }
}
