import { found } from './found.ts';
import { program, scenario, usageOf } from './program.ts';
import type { Finding } from './section.ts';

/**
 * The largest resident set of the whole program, its threads and all, after so many trials of All Alone. Nothing is kept
 * of a trial but its count, so it must not grow with their number.
 */
export function measureMemory(trials: readonly number[], say: (text: string) => void): Finding[] {
  return trials.map((n) => {
    const { megabytes, seconds } = usageOf([
      program,
      'run',
      scenario('alone'),
      '--trials',
      String(n),
      '--json',
    ]);
    say(`memory after ${n} trials: ${megabytes.toFixed(0)} MB, ${seconds.toFixed(1)} s`);
    return found('memory', megabytes, n.toExponential(0).replace('e+', ' · 10^'));
  });
}
