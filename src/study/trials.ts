import { DIAGRAM_BLOCK, PLAY_BLOCK } from '../sampling/streams.ts';
import type { Plan } from '../scenario/plan.ts';

export type Engine = 'diagram' | 'play';

interface Amount {
  /** Trials of a block. */
  readonly block: number;
  /** Trials of a cell where the file says nothing. */
  readonly usual: number;
  /** Trials of a cell at most, where it runs until intervals are narrow enough. */
  readonly most: number;
}

/** How many trials: a second or so by default, some minutes at most. */
export const AMOUNTS: Readonly<Record<Engine, Amount>> = {
  diagram: { block: DIAGRAM_BLOCK, usual: 10_000_000, most: 10_000_000_000 },
  play: { block: PLAY_BLOCK, usual: 1_000_000, most: 100_000_000 },
};

/** Trials of a cell; with a wanted precision, the trials at which it gives up. */
export function trialsOf({ trials, precision }: Pick<Plan, 'trials' | 'precision'>, engine: Engine): number {
  return trials ?? (precision === undefined ? AMOUNTS[engine].usual : AMOUNTS[engine].most);
}
