import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './median.ts';
import { type Finding, figure, type Section, table } from './section.ts';

const program = fileURLToPath(new URL('../../dist/holdfast.js', import.meta.url));

/** The commands that are timed as whole processes, by the clock. */
const scenarios = {
  alone: `holdfast: 1
ask: all-alone
title: All Alone
rules: mordheim
warrior: { leadership: 7, toughness: 3, save: 5+ }
enemies:
  Thugs: { strength: 3, count: 3 }
edge: 24
seed: 1
`,
  reroll: `holdfast: 1
ask: leadership
title: A Leadership test
rules: wfb8
leadership: 7
reroll: true
seed: 1
`,
};

function seconds(command: readonly string[]): number {
  const start = performance.now();
  const { status, signal, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command.join(' ')} ended with ${status ?? signal}: ${stderr}`);
  return (performance.now() - start) / 1000;
}

/** Each command once a round, in turn. */
function rounds(commands: readonly (readonly string[])[], count: number): number[][] {
  const times = commands.map((): number[] => []);
  for (let round = 0; round < count; round++)
    for (const [i, command] of commands.entries()) times[i]!.push(seconds(command));
  return times;
}

const ratio = (over: readonly number[], under: readonly number[]): number =>
  median(over.map((t, round) => t / under[round]!));

/** Whole processes beside an empty one, and one worker beside two. */
export function measureProcesses(quick: boolean): { findings: Finding[]; section: Section } {
  const folder = mkdtempSync(join(tmpdir(), 'holdfast-bench-'));
  try {
    const files = Object.fromEntries(
      Object.entries(scenarios).map(([name, text]) => {
        const file = join(folder, `${name}.yaml`);
        writeFileSync(file, text);
        return [name, file];
      }),
    ) as Record<keyof typeof scenarios, string>;
    const [nothing, odds, million] = rounds(
      [
        ['-e', '0'],
        [program, 'odds', '--leadership', '7', '--reroll'],
        [program, 'run', files.alone, '--trials', '1000000', '--json'],
      ],
      quick ? 5 : 21,
    ) as [number[], number[], number[]];
    const atMost = (what: string, times: number, most: number): Finding => ({
      what,
      goal: `at most ${most} × \`node -e 0\``,
      measured: `${figure(times)} ×`,
      reached: times <= most,
    });
    const findings = [
      atMost('`holdfast odds`, whole process', ratio(odds, nothing), 1.8),
      atMost('a million trials of All Alone, whole process, no charts', ratio(million, nothing), 2),
    ];
    const sizes = quick ? [1e6, 1e8] : [1e6, 1e7, 1e8, 1e9, 5e9];
    const rows = [
      [
        'trials',
        'one worker, seconds',
        'two workers, seconds',
        'left to the program, seconds',
        'one / two',
        'one / program’s choice',
      ],
    ];
    for (const trials of sizes) {
      const run = (...more: string[]): string[] => [
        program,
        'run',
        files.reroll,
        '--trials',
        String(trials),
        '--json',
        ...more,
      ];
      const count = quick || trials >= 1e9 ? 3 : 7;
      const [one, two, free] = rounds([run('--workers', '1'), run('--workers', '2'), run()], count) as [
        number[],
        number[],
        number[],
      ];
      rows.push([
        trials.toExponential(0),
        ...[one, two, free].map((times) => median(times).toFixed(2)),
        figure(ratio(one, two)),
        figure(ratio(one, free)),
      ]);
      // Two workers pay for work that takes seconds; the quick run has none.
      if (trials === 5e9) {
        findings.push({
          what: `one worker to two, ${trials.toExponential(0)} Leadership tests`,
          goal: 'at least 1.9 ×',
          measured: `${figure(ratio(one, two))} ×`,
          reached: ratio(one, two) >= 1.9,
        });
      }
      if (trials === sizes[0]) {
        findings.push({
          what: 'the program’s choice of workers beside one worker, a million trials',
          goal: 'never slower (0.95 × is noise)',
          measured: `${figure(ratio(one, free))} ×`,
          reached: ratio(one, free) >= 0.95,
        });
      }
    }
    return { findings, section: { title: 'Workers (whole processes, by the clock)', lines: table(rows) } };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
