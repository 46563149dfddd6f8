import { bestKernel } from '../sampling/best-kernel.ts';
import type { Kernel } from '../sampling/kernel.ts';
import type { Executor } from './executor.ts';
import { workOn } from './work.ts';

/** How long a thread works before it looks whether it is wanted for something else, in milliseconds. */
const BREATH = 15;

/**
 * Simulates in this thread. It stops for a moment now and then, so that a signal to stop is heard.
 *
 * @param read as for `pose`
 */
export function localExecutor(kernel: Kernel = bestKernel(), read?: Set<string>): Executor {
  return {
    async *run(job, blocks) {
      const work = await workOn(job, kernel, read);
      let breath = performance.now();
      for (const block of blocks) {
        yield work(block);
        if (performance.now() - breath > BREATH) {
          await new Promise((resolve) => setTimeout(resolve));
          breath = performance.now();
        }
      }
    },
    close: async () => {},
  };
}
