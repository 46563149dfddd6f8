import type { Outcome } from '../engine/rule.ts';
import type { CountedOutcome } from './counted-outcome.ts';
import type { BlockCounts } from './executor.ts';

type Row = { -readonly [Field in keyof CountedOutcome]: CountedOutcome[Field] };

/** What the blocks of a cell have come to so far. */
export class Totals {
  trials = 0;
  private readonly outcomeRows: Rows;
  private readonly noteRows: Rows;

  /** @param known of a diagram: its outcomes and notes in order, which all start at 0. */
  constructor(
    known: { outcomes: readonly Outcome[]; notes: readonly Outcome[] } = { outcomes: [], notes: [] },
  ) {
    this.outcomeRows = new Rows(known.outcomes);
    this.noteRows = new Rows(known.notes);
  }

  get outcomes(): readonly CountedOutcome[] {
    return this.outcomeRows.list;
  }

  get notes(): readonly CountedOutcome[] {
    return this.noteRows.list;
  }

  /** Adds the counts of a block of so many trials. */
  add(counts: BlockCounts, trials: number): void {
    if (counts instanceof Float64Array) {
      const split = this.outcomeRows.list.length;
      this.outcomeRows.addInOrder(counts.subarray(0, split));
      this.noteRows.addInOrder(counts.subarray(split));
    } else {
      this.outcomeRows.addByKey(counts.outcomes);
      this.noteRows.addByKey(counts.notes);
    }
    this.trials += trials;
  }
}

class Rows {
  readonly list: Row[];
  private readonly byKey: Map<string, Row>;

  constructor(known: readonly Outcome[]) {
    this.list = known.map(({ key, name, quantities }) => ({ key, name, quantities, count: 0 }));
    this.byKey = new Map(this.list.map((row) => [row.key, row]));
  }

  addInOrder(counts: Float64Array): void {
    for (let i = 0; i < counts.length; i++) this.list[i]!.count += counts[i]!;
  }

  addByKey(rows: readonly CountedOutcome[]): void {
    for (const row of rows) {
      const known = this.byKey.get(row.key);
      if (known !== undefined) {
        known.count += row.count;
      } else {
        const own = { ...row };
        this.list.push(own);
        this.byKey.set(own.key, own);
      }
    }
  }
}
