import { isCompiled } from '../engine/compiled-play.ts';
import { emptyTally, play, type Tally } from '../engine/play.ts';
import type { Rule, State } from '../engine/rule.ts';
import type { Kernel } from './kernel.ts';
import { RandomDice } from './random-dice.ts';
import type { StreamState } from './streams.ts';

/**
 * Plays so many trials of a rule, one by one, on random dice. The same state gives the same tally, with any kernel:
 * a rule that is compiled too is played so beside the compiled kernel.
 */
export function playBlock<S extends State>(
  rule: Rule<S>,
  kernel: Kernel,
  state: StreamState,
  trials: number,
): Tally {
  const tally = emptyTally();
  const dice = new RandomDice(kernel, state);
  if (isCompiled(rule) && kernel.name === 'wasm') rule.compiledPlay(dice, trials, tally);
  else play(rule, dice, trials, tally);
  return tally;
}
