import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { hash128 } from './hash.ts';
import type { Kernel } from './kernel.ts';
import { STATE, STATE_WORDS } from './memory.ts';

/** Version of the meaning of random numbers: raised when the same seed gives other counts. */
export const STREAM = 1;
/** Trials of a block where a diagram is simulated. Part of what STREAM means. */
export const DIAGRAM_BLOCK = 2 ** 20;
/** Trials of a block where a rule is played. Part of what STREAM means. */
export const PLAY_BLOCK = 2 ** 14;

/** Where a block's random numbers start: the state of a xoroshiro128+ generator, four 32-bit words. */
export type StreamState = readonly [number, number, number, number];

/**
 * The states of a cell's blocks, one after the other and without end, from block `from` on. A cell's numbers depend on
 * the seed and its own text alone, and blocks lie 2^64 numbers apart, so that no two cells or blocks share any.
 *
 * The seed is hashed first: generators with consecutive seeds would give correlated dice. Reaching block `from` takes that
 * many jumps; who shares blocks out hands over states.
 */
export function* blockStates(seed: number, cell: string, from = 0): Generator<StreamState, never> {
  const generator = xoroshiro128plusFromState(rootState(seed, cell));
  for (let block = 0; ; block++) {
    if (block >= from) yield generator.getState() as unknown as StreamState;
    generator.jump();
  }
}

function rootState(seed: number, cell: string): StreamState {
  // Long enough that every word of the hash depends on all others.
  const state = hash128(`holdfast stream ${STREAM}, seed ${seed}, cell ${cell}`);
  // The one state that a linear generator never leaves.
  return state.every((word) => word === 0) ? [1, 0, 0, 0] : state;
}

/** Lets a kernel's eight lanes start from the numbers of a stream. */
export function startStream(kernel: Kernel, state: StreamState): void {
  const generator = xoroshiro128plusFromState(state);
  for (let i = 0; i < STATE_WORDS; i++) kernel.words[STATE / 4 + i] = generator.next();
}
