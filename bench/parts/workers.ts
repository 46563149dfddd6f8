import { found } from './found.ts';
import { median } from './median.ts';
import { interleaved, program, scenario, type Usage, usageOf } from './program.ts';
import { ratio } from './ratios.ts';
import { type Finding, figure, type Section, table } from './section.ts';

const seconds = (usages: readonly Usage[]): number[] => usages.map((usage) => usage.seconds);
const cpuSeconds = (usages: readonly Usage[]): number[] => usages.map((usage) => usage.cpuSeconds);
/** Trials below which a run is little more than the start of the program. */
const SHORT = 1e8;
const shown = (figures: readonly number[]): string => median(figures).toFixed(2);

function run(name: 'reroll' | 'alone' | 'rout', trials: number, ...more: string[]): string[] {
  return [program, 'run', scenario(name), '--trials', String(trials), '--json', ...more];
}

/** Whole processes with one worker, with two, and with as many as the program thinks best. */
export function measureWorkers(
  sizes: readonly number[],
  rounds: number,
  say: (text: string) => void,
): { findings: Finding[]; section: Section } {
  const rows = [
    [
      'Leadership tests',
      'one worker, s',
      'two, s',
      'program’s choice, s',
      'one / two',
      'one / choice',
      'CPU, one, s',
      'CPU, two, s',
    ],
  ];
  const gains: number[] = [];
  const findings: Finding[] = [];
  for (const trials of sizes) {
    const [one, two, free] = interleaved(
      [
        run('reroll', trials, '--workers', '1'),
        run('reroll', trials, '--workers', '2'),
        run('reroll', trials),
      ],
      // Short processes scatter more, and cost less to repeat.
      trials < SHORT ? 2 * rounds : rounds,
      usageOf,
    ) as [Usage[], Usage[], Usage[]];
    const [byTwo, byChoice] = [ratio(seconds(one), seconds(two)), ratio(seconds(one), seconds(free))];
    gains.push(byChoice);
    rows.push([
      trials.toExponential(0),
      ...[one, two, free].map((usages) => shown(seconds(usages))),
      figure(byTwo),
      figure(byChoice),
      ...[one, two].map((usages) => shown(cpuSeconds(usages))),
    ]);
    say(`workers, ${trials.toExponential(0)} trials: ${one.length} rounds`);
    if (trials === 5e9) findings.push(found('rerollByTwo', byTwo));
  }
  return {
    findings: [found('neverSlower', Math.min(...gains)), ...findings],
    section: {
      title: 'Workers: whole processes, by the clock',
      lines: [
        ...table(rows),
        '',
        'CPU is the time on processors, all threads together: what two workers take more of it is the price of the second.',
      ],
    },
  };
}

/** Works that take longer, 5 · 10^9 trials each, with one worker and with two. */
export function measureLongWork(rounds: number, say: (text: string) => void): Finding[] {
  const pairs = [
    ['alone', 'aloneByTwo'],
    ['rout', 'routByTwo'],
  ] as const;
  return pairs.map(([name, target]) => {
    const [one, two] = interleaved(
      [run(name, 5e9, '--workers', '1'), run(name, 5e9, '--workers', '2')],
      rounds,
      usageOf,
    ) as [Usage[], Usage[]];
    say(`${name}, 5e9 trials: ${shown(seconds(one))} s with one worker, ${shown(seconds(two))} s with two`);
    return found(target, ratio(seconds(one), seconds(two)));
  });
}
