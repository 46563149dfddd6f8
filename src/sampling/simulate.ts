import type { Kernel } from './kernel.ts';
import type { Layout } from './layout.ts';
import { FREE } from './memory.ts';
import { type StreamState, startStream } from './streams.ts';

/** What lies in the memory of each kernel: one kernel serves many simulators, one after the other. */
const loaded = new WeakMap<Kernel, Layout>();

/** Rolls the dice of a diagram for many trials at once. */
export class Simulator {
  private readonly kernel: Kernel;
  private readonly layout: Layout;

  constructor(kernel: Kernel, layout: Layout) {
    this.kernel = kernel;
    this.layout = layout;
  }

  /**
   * How many of so many trials ended with each outcome of the diagram and then met each of its notes, in their
   * order. The same state gives the same counts.
   *
   * @param trials a whole number in [0, 2^31)
   */
  block(state: StreamState, trials: number): Float64Array {
    const { kernel, layout } = this;
    if (!Number.isInteger(trials) || trials < 0 || trials >= 2 ** 31) {
      throw new RangeError(`${trials} is no number of trials for a block`);
    }
    if (loaded.get(kernel) !== layout) {
      kernel.load(layout.words, FREE);
      loaded.set(kernel, layout);
    }
    startStream(kernel, state);
    const { words } = kernel;
    words[layout.root / 4] = trials;
    kernel.push(layout.nodes, layout.end);
    const first = layout.counters / 4;
    const end = first + layout.outcomes + layout.notes;
    const counts = Float64Array.from(words.subarray(first, end));
    words.fill(0, first, end);
    return counts;
  }
}
