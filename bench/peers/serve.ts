import { createInterface } from 'node:readline';

/** What a program did: its counts by the work's categories, after so many trials, in so much time on a processor. */
export interface Measured {
  readonly seconds: number;
  readonly trials: number;
  readonly counts: readonly number[];
}

/** The exact shares of a work's categories as fractions, and in how much time on a processor they were found. */
export interface Solved {
  readonly seconds: number;
  readonly shares: Readonly<Record<string, string>>;
  /** Steps played in a second of compiling; this project only. */
  readonly replaysASecond?: number;
}

/**
 * Answers lines `work trials seed` with one line of JSON each, until its input ends. All peers, in whatever language,
 * speak so: each runs in a process of its own, and only the work itself is timed.
 */
export async function serve(
  run: (work: string, trials: number, seed: number) => Measured | Solved,
): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    const [work, trials, seed] = line.split(' ');
    process.stdout.write(`${JSON.stringify(run(work!, Number(trials), Number(seed)))}\n`);
  }
}

/** The time and the counts of what adds to these. */
export function timed(categories: number, trials: number, run: (counts: number[]) => void): Measured {
  const counts = new Array<number>(categories).fill(0);
  // Time on a processor, the compiler's and the collector's threads included: others may load the machine.
  const start = process.cpuUsage();
  run(counts);
  const { user, system } = process.cpuUsage(start);
  return { seconds: (user + system) / 1e6, trials, counts };
}
