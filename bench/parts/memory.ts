import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding } from './section.ts';

/**
 * Memory after so many trials of All Alone, in a process of its own: the largest resident set. Nothing is kept of a
 * trial but its count, so it must not grow with their number.
 */
export function measureMemory(trials: readonly number[]): Finding[] {
  const program = fileURLToPath(new URL('memory-run.ts', import.meta.url));
  const used = trials.map((n) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', 'tsx', program, String(n)], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stderr);
    return Number(stdout);
  });
  return trials.map((n, i) => ({
    what: `Memory after ${n.toExponential(0).replace('e+', ' · 10^')} trials of All Alone`,
    goal: 'under 150 MB resident',
    measured: `${used[i]!.toFixed(0)} MB`,
    reached: used[i]! < 150,
  }));
}
