import { blockStates } from '../sampling/streams.ts';
import type { CellPlan } from '../scenario/plan.ts';
import { canonicalText } from './canonical-text.ts';
import type { Block } from './executor.ts';

/** The name under `compare` of the file itself. */
const AS_WRITTEN = 'as written';

/**
 * What the random numbers of a cell depend on besides the seed: its settings and its alternative. The file as written
 * keeps its numbers when alternatives are added to it, and a cell when the sweep around it changes.
 */
export function cellIdentity({ settings, alternative }: Pick<CellPlan, 'settings' | 'alternative'>): string {
  return canonicalText(alternative === AS_WRITTEN ? { settings } : { alternative, settings });
}

/** The blocks of a cell from the first that is not yet done: all of `size` trials but the last. */
export function* blocksOf(
  { seed, identity, size }: { seed: number; identity: string; size: number },
  trials: number,
  done = 0,
): Generator<Block, void> {
  const states = blockStates(seed, identity, done / size);
  for (let at = done; at < trials; at += size) {
    yield { state: states.next().value, trials: Math.min(size, trials - at) };
  }
}
