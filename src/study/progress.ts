/** A share as far as it is known, with its 95 % interval. */
export interface Estimate {
  readonly name: string;
  readonly clause: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** How far a run has come. */
export interface Progress {
  /** The cell that is being simulated, from 0, and how many there are. */
  readonly cell: number;
  readonly cells: number;
  /** Trials of this cell that are done, and how many are to be done at most. */
  readonly trials: number;
  readonly of: number;
  /** It may end earlier: it runs until its intervals are narrow enough. */
  readonly untilPrecise: boolean;
  /** The question's first outcome now. Worked out when asked for: a block takes less time than that. */
  readonly estimate: () => Estimate;
}
