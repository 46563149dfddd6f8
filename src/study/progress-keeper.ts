import type { Plan } from '../scenario/plan.ts';
import {
  type Checkpoint,
  checkSaved,
  digestOf,
  type Saved,
  type SavedCell,
  savedCell,
} from './checkpoint.ts';
import { originOf } from './origin.ts';
import type { Totals } from './totals.ts';

/** Milliseconds from one writing of progress to the next. */
const EVERY = 2000;

/** Keeps the progress of a run now and then, so that it can be gone on from after a stop or a crash. */
export class ProgressKeeper {
  private readonly checkpoint: Checkpoint;
  private readonly plan: Pick<Saved, 'plan' | 'of'>;
  private readonly done: SavedCell[] = [];
  private readonly found: readonly SavedCell[];
  private last = performance.now();

  /** @throws {CheckpointError} when told to resume from progress that is not of this plan. */
  static async open(checkpoint: Checkpoint, plan: Plan, resume: boolean): Promise<ProgressKeeper> {
    const saved = resume ? await checkpoint.read() : undefined;
    if (saved !== undefined) await checkSaved(saved, plan);
    const identity = { plan: await digestOf(plan), of: originOf(plan) };
    return new ProgressKeeper(checkpoint, identity, saved?.cells ?? []);
  }

  private constructor(checkpoint: Checkpoint, plan: Pick<Saved, 'plan' | 'of'>, found: readonly SavedCell[]) {
    this.checkpoint = checkpoint;
    this.plan = plan;
    this.found = found;
  }

  /** What an earlier run has done of a cell. */
  earlier(cell: number): SavedCell | undefined {
    return this.found[cell];
  }

  /** A cell needs no more trials. */
  finish(totals: Totals): void {
    this.done.push(savedCell(totals, true));
  }

  /** Keeps what is done, with the cell in work as far as it has come, unless that was done just now. */
  async keepNowAndThen(totals: Totals): Promise<void> {
    if (performance.now() - this.last >= (this.checkpoint.every ?? EVERY)) await this.keep(totals);
  }

  /** Keeps what is done, with the cell in work, if there is one. Where nothing is done, nothing is written. */
  async keep(totals?: Totals): Promise<void> {
    const begun = totals === undefined || totals.trials === 0 ? [] : [savedCell(totals, false)];
    if (this.done.length + begun.length > 0) await this.checkpoint.write(this.saved(begun));
    this.last = performance.now();
  }

  /** The run is complete. */
  async complete(): Promise<void> {
    await this.checkpoint.complete(this.saved([]));
  }

  private saved(begun: readonly SavedCell[]): Saved {
    return { checkpoint: 1, ...this.plan, cells: [...this.done, ...begun] };
  }
}
