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
  /** The question's first outcome, as far as is known. */
  readonly estimate: {
    readonly name: string;
    readonly clause: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  };
}
