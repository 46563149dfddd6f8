import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** The command line as users get it: as built, or another build that the environment names. */
const PROGRAM = resolve(process.env.HOLDFAST_PROGRAM ?? 'dist/holdfast.js');

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds until it is told to end. */
  readonly timeout?: number;
}

/** Runs `holdfast` with these words in a process of its own and waits for its end. */
export function holdfast(
  words: readonly string[],
  { cwd, env, timeout = 120_000 }: Surroundings = {},
): Ended {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    cwd,
    env: surroundings(env),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout,
  });
  return { status, stdout, stderr };
}

/** Runs a line of shell in which `holdfast` stands for the program. */
export function shell(line: string, { cwd, env }: Surroundings = {}): Ended {
  const defined = `holdfast() { "${process.execPath}" "${PROGRAM}" "$@"; }; ${line}`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', defined], {
    cwd,
    env: surroundings(env),
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, stdout, stderr };
}

/** Starts `holdfast`, calls `meanwhile` once it runs, and waits for its end. */
export function holdfastWhile(
  words: readonly string[],
  meanwhile: (child: ReturnType<typeof spawn>) => unknown,
  { cwd, env }: Surroundings = {},
): Promise<Ended> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [PROGRAM, ...words], { cwd, env: surroundings(env) });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data) => {
      stdout += data;
    });
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    child.on('close', (status) => done({ status, stdout, stderr }));
    child.once('spawn', () => meanwhile(child));
  });
}

/** An empty folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function surroundings(env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, NO_COLOR: __, ...rest } = process.env;
  return { ...rest, PROGRAM, ...env };
}
