import { emptyTally, play, type Tally } from '../engine/play.ts';
import type { Rule, State } from '../engine/rule.ts';
import type { Kernel } from './kernel.ts';
import { RandomDice } from './random-dice.ts';
import type { StreamState } from './streams.ts';

/** Plays so many trials of a rule, one by one, on random dice. The same state gives the same tally. */
export function playBlock<S extends State>(
  rule: Rule<S>,
  kernel: Kernel,
  state: StreamState,
  trials: number,
): Tally {
  const tally = emptyTally();
  play(rule, new RandomDice(kernel, state), trials, tally);
  return tally;
}
