import { compile } from '../../src/engine/compile.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { limitsOf } from '../../src/sampling/limits.ts';
import { ROW_BYTES, STATE, STATE_WORDS } from '../../src/sampling/memory.ts';
import { plainKernel } from '../../src/sampling/plain-kernel.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates, startStream } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import type { Work } from '../works/work.ts';

/**
 * Checks that every die of every trial is really rolled: that a block takes at least as many random bytes as its dice
 * need, and no draw of a whole count stands in for them. How many it took is found from outside: another generator starts
 * from the same state and goes on until it has come to the state that the kernel was left in.
 *
 * @returns random bytes taken and needed, a trial
 */
export function bytesATrial(work: Work, trials = 100_000): { taken: number; needed: number } {
  const diagram = compile(work.rule);
  const kernel = wasmKernel();
  const state = blockStates(1, work.name).next().value;
  new Simulator(kernel, layOut(diagram)).block(state, trials);
  const at = (words: Uint32Array): string => words.subarray(STATE / 4, STATE / 4 + STATE_WORDS).join();
  const goal = at(kernel.words);
  const follower = plainKernel();
  startStream(follower, state);
  let rows = 0;
  for (; at(follower.words) !== goal; rows++) {
    if (rows > 1e7) throw new Error('the generator never came to the state that the kernel was left in');
    follower.fill(1);
  }

  let needed = 0;
  const reached = new Float64Array(diagram.nodes.length);
  if (diagram.root >= 0) reached[diagram.root] = 1;
  for (let n = diagram.nodes.length - 1; n >= 0; n--) {
    const node = diagram.nodes[n]!;
    if (node.kind === 'note') {
      if (node.next >= 0) reached[node.next]! += reached[n]!;
      continue;
    }
    const { bytes, limits, range } = limitsOf(node.ways, node.total);
    // Rejected numbers are needed too: a die takes range / limit of them on average.
    needed += reached[n]! * bytes * (range / limits.at(-1)!);
    node.next.forEach((to, edge) => {
      if (to >= 0) reached[to]! += (reached[n]! * node.ways[edge]!) / node.total;
    });
  }
  return { taken: (rows * ROW_BYTES) / trials, needed };
}
