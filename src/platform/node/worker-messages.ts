import type { Block, BlockCounts, Job } from '../../study/executor.ts';

/** What a worker is told: to simulate these blocks. */
export interface Order {
  /** Sent with the first blocks of it that a worker gets. */
  readonly job?: Job;
  readonly blocks: readonly Block[];
}

/** What a worker says: once that it has started, then an answer to each order. */
export type Answer =
  | 'ready'
  | { readonly counts: readonly BlockCounts[]; readonly milliseconds: number }
  | { readonly error: Error };
