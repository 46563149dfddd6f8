import type { Layout } from '../sampling/layout.ts';
import type { StreamState } from '../sampling/streams.ts';
import type { RuleValues } from '../scenario/plan.ts';
import type { CountedOutcome } from './counted-outcome.ts';

/** What is to be simulated, as plain data that can be sent to another thread. */
export type Job =
  | { readonly engine: 'diagram'; readonly layout: Layout }
  | {
      readonly engine: 'play';
      readonly ask: string;
      readonly fields: Readonly<Record<string, unknown>>;
      readonly rules: RuleValues;
    };

/** Some trials with random numbers of their own. */
export interface Block {
  readonly state: StreamState;
  readonly trials: number;
}

/** What came of a block: of a diagram, the counts of its outcomes and then of its notes, in their order. */
export type BlockCounts = Float64Array | PlayedCounts;

/** What came of a block that was played: whatever was met. */
export interface PlayedCounts {
  readonly outcomes: readonly CountedOutcome[];
  readonly notes: readonly CountedOutcome[];
}

/** Simulates blocks: in this thread, or in several. Results never depend on which. */
export interface Executor {
  /** Told how many trials are to come, before the first rule is compiled: threads can start meanwhile. */
  foresee?(trials: number): Promise<void>;
  /**
   * Yields the counts of the blocks in the order of the blocks. It takes blocks only as it needs them, and whoever
   * leaves the loop early stops it. One run at a time.
   *
   * @param amount how many blocks there are, where all are wanted: how the work is shared depends on it, no result does
   */
  run(job: Job, blocks: Iterable<Block>, amount?: number): AsyncGenerator<BlockCounts, void, undefined>;
  /** Lets go of threads. */
  close(): Promise<void>;
}
