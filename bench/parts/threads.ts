import { Worker } from 'node:worker_threads';
import { compile } from '../../src/engine/compile.ts';
import { threadExecutor } from '../../src/platform/node/thread-executor.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { DIAGRAM_BLOCK } from '../../src/sampling/streams.ts';
import { blocksOf } from '../../src/study/blocks.ts';
import { reroll } from '../works/leadership.ts';
import { found } from './found.ts';
import { median } from './median.ts';
import { ratio } from './ratios.ts';
import { type Finding, figure, type Section, table } from './section.ts';

/** The built worker, as the program starts it: without the loader of TypeScript, which this process has. */
const hire = (): Worker => new Worker(new URL('../../dist/worker.js', import.meta.url), { execArgv: [] });

interface Simulated {
  readonly seconds: number;
  /** On processors, all threads together. */
  readonly cpuSeconds: number;
}

/** Simulates so many Leadership tests, the start of threads counted and their end not. */
async function simulated(trials: number, workers: number): Promise<Simulated> {
  const job = { engine: 'diagram', layout: layOut(compile(reroll.rule)) } as const;
  const executor = threadExecutor({ workers, hire });
  const blocks = blocksOf({ seed: 1, identity: 'threads', size: DIAGRAM_BLOCK }, trials);
  const usage = process.cpuUsage();
  const began = performance.now();
  let counted = 0;
  for await (const counts of executor.run(job, blocks, Math.ceil(trials / DIAGRAM_BLOCK))) {
    if (counts instanceof Float64Array) for (const count of counts) counted += count;
  }
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(usage);
  await executor.close();
  if (counted !== trials) throw new Error('trials were lost between threads');
  return { seconds, cpuSeconds: (user + system) / 1e6 };
}

/** How long a thread takes from being called to being ready for work, in milliseconds. */
async function startOfThread(): Promise<number> {
  const began = performance.now();
  const worker = hire();
  await new Promise((resolve) => worker.once('message', resolve));
  const milliseconds = performance.now() - began;
  await worker.terminate();
  return milliseconds;
}

/** What a second thread brings and costs, without the start of the program. */
export async function measureThreads(
  sizes: readonly number[],
  rounds: number,
): Promise<{ findings: Finding[]; section: Section }> {
  const starts: number[] = [];
  for (let round = 0; round < rounds; round++) starts.push(await startOfThread());
  const rows = [
    ['Leadership tests', 'one thread, s', 'two, s', 'one / two', 'CPU two / one', 'processors idle with two'],
  ];
  const findings: Finding[] = [];
  for (const trials of sizes) {
    const one: Simulated[] = [];
    const two: Simulated[] = [];
    for (let round = 0; round < rounds; round++) {
      one.push(await simulated(trials, 1));
      two.push(await simulated(trials, 2));
    }
    const of = (all: readonly Simulated[], key: keyof Simulated): number[] => all.map((one) => one[key]);
    const gain = ratio(of(one, 'seconds'), of(two, 'seconds'));
    const idle = median(two.map(({ seconds, cpuSeconds }) => 1 - cpuSeconds / (2 * seconds)));
    rows.push([
      trials.toExponential(0),
      median(of(one, 'seconds')).toFixed(3),
      median(of(two, 'seconds')).toFixed(3),
      figure(gain),
      figure(ratio(of(two, 'cpuSeconds'), of(one, 'cpuSeconds'))),
      `${(100 * idle).toFixed(0)} %`,
    ]);
    if (trials === 5e9) findings.push(found('simulatedByTwo', gain));
  }
  return {
    findings,
    section: {
      title: 'Threads: simulation alone, by the clock',
      lines: [
        ...table(rows),
        '',
        `A thread is ready ${figure(median(starts))} ms after it is called; the first one works on meanwhile. Idle is what two processors could have done in the same time and did not: the start, waiting for tasks, and the last of them.`,
      ],
    },
  };
}
