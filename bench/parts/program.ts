import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The command line as it is built. */
export const program = fileOf('../../dist/holdfast.js');
/** The scenarios that are run as whole processes. */
export const scenario = (name: 'reroll' | 'alone' | 'rout' | 'ten-charts'): string =>
  fileOf(`../scenarios/${name}.yaml`);

/** What a whole process took. */
export interface Usage {
  /** By the clock. */
  readonly seconds: number;
  /** On processors, all its threads together. */
  readonly cpuSeconds: number;
  /** The largest resident set, in megabytes. */
  readonly megabytes: number;
}

/** Runs Node with these words, for the time by the clock alone: nothing is loaded in front of the program. */
export function secondsOf(command: readonly string[]): number {
  const began = performance.now();
  run(command, process.env);
  return (performance.now() - began) / 1000;
}

/** Runs Node with these words and tells what that used; a millisecond or two go into the telling. */
export function usageOf(command: readonly string[]): Usage {
  return inFolder((folder) => {
    const file = join(folder, 'usage.json');
    const began = performance.now();
    run(['--import', fileOf('usage-at-exit.js'), ...command], { ...process.env, BENCH_USAGE: file });
    const seconds = (performance.now() - began) / 1000;
    const { microseconds, kilobytes } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    return { seconds, cpuSeconds: microseconds! / 1e6, megabytes: kilobytes! / 1024 };
  });
}

/** Each command once a round, in turn, so that a disturbance of the machine meets all alike. */
export function interleaved<T>(
  commands: readonly (readonly string[])[],
  rounds: number,
  measure: (command: readonly string[]) => T,
): T[][] {
  const measured = commands.map((): T[] => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, command] of commands.entries()) measured[i]!.push(measure(command));
  return measured;
}

/** Gives a folder that is removed afterwards. */
export function inFolder<T>(use: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-bench-'));
  try {
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(command: readonly string[], env: NodeJS.ProcessEnv): void {
  const { status, signal, stderr } = spawnSync(process.execPath, command, {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status ?? signal}: ${stderr}`);
}
