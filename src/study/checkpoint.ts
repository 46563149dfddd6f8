import { STREAM } from '../sampling/streams.ts';
import type { Plan } from '../scenario/plan.ts';
import { canonicalText } from './canonical-text.ts';
import { CheckpointError } from './checkpoint-error.ts';
import type { CountedOutcome } from './counted-outcome.ts';
import { type Origin, originOf } from './origin.ts';
import type { Totals } from './totals.ts';
import { version } from './version.ts';

/** The whole blocks that a stopped or killed run has done: plain data. */
export interface Saved {
  /** Version of this format. */
  readonly checkpoint: 1;
  /** What the counts belong to: a digest of the plan, the program's version and the stream's. */
  readonly plan: string;
  /** The same as far as a reader can be told of it. */
  readonly of: Origin;
  /** The cells that were begun, in order. */
  readonly cells: readonly SavedCell[];
}

export interface SavedCell {
  /** The cell needs no more trials. */
  readonly finished: boolean;
  readonly trials: number;
  readonly outcomes: readonly CountedOutcome[];
  readonly notes: readonly CountedOutcome[];
}

/** Where a run keeps its progress. Writing must replace what was there whole or not at all. */
export interface Checkpoint {
  /** How often it is written, in milliseconds; 2000 where nothing is said. */
  readonly every?: number;
  /** What was kept last, or undefined where there is nothing. */
  read(): Promise<Saved | undefined>;
  write(saved: Saved): Promise<void>;
  /** Called when the run is complete, with all that it has done. */
  complete(saved: Saved): Promise<void>;
}

/** A digest of all that the counts of a run depend on. */
export async function digestOf({ ask, seed, trials, precision, cells }: Plan): Promise<string> {
  const text = canonicalText({ version, stream: STREAM, ask, seed, trials, precision, cells });
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** @throws {CheckpointError} unless the progress is of this very plan and its counts add up. */
export async function checkSaved(saved: Saved, plan: Plan): Promise<void> {
  if (saved.plan !== (await digestOf(plan))) {
    const { otherRun } = await import('./other-run.ts');
    throw new CheckpointError(`${plan.file}: ${otherRun(saved.of, originOf(plan))}`);
  }
  for (const { trials, outcomes } of saved.cells) {
    if (outcomes.reduce((sum, { count }) => sum + count, 0) !== trials) {
      throw new CheckpointError(
        `${plan.file}: the kept progress is damaged, its counts do not add up. Run without --resume to begin anew.`,
      );
    }
  }
}

export const savedCell = ({ trials, outcomes, notes }: Totals, finished: boolean): SavedCell => ({
  finished,
  trials,
  outcomes: outcomes.map((row) => ({ ...row })),
  notes: notes.map((row) => ({ ...row })),
});
