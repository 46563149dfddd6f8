import { parseArgs } from 'node:util';
import { measureCurves } from './parts/curves.ts';
import { measureExact } from './parts/exact.ts';
import { measureMemory } from './parts/memory.ts';
import { startNumPy, startPeers } from './parts/peers.ts';
import { measureProcesses } from './parts/processes.ts';
import { writeResults } from './parts/report.ts';
import { bytesATrial } from './parts/rolled.ts';
import { measure, type Series } from './parts/rounds.ts';
import type { Finding } from './parts/section.ts';
import { works } from './works/all.ts';

// Checks that all dice are rolled and all results are right, measures, and writes results.md. `--quick` measures for less long.

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const [rounds, seconds] = options.quick ? [9, 0.03] : [15, 0.2];
const say = (text: string): void => void process.stderr.write(`${text}\n`);

for (const work of works) {
  if (work.playedOnly) continue;
  const { taken, needed } = bytesATrial(work);
  say(`${work.title}: ${needed.toFixed(3)} random bytes needed a trial, ${taken.toFixed(3)} taken`);
  // Taken by chance, so a little less than expected may happen: 2 % is far beyond that in 100,000 trials.
  if (taken < 0.98 * needed) throw new Error(`${work.title}: not every die was rolled`);
}

const { peers, missing } = startPeers();
peers.push(...startNumPy(missing));
for (const sentence of missing) say(sentence);
const all: Series[] = [];
for (const work of works) all.push(...(await measure(work, peers, rounds, seconds, say)));
for (const peer of peers) peer.stop();

const findings: Finding[] = [];
say('exact answers');
findings.push(...(await measureExact(rounds)));
say('curves');
const curves = measureCurves(options.quick);
say('memory');
findings.push(...measureMemory(options.quick ? [1e6, 1e9] : [1e6, 1e11]));
say('whole processes');
const processes = measureProcesses(options.quick);
findings.push(...processes.findings);

writeResults(
  all,
  findings,
  [curves, processes.section],
  missing,
  `Each program ran in a process of its own, in ${rounds} rounds, and was first checked against the exact answer by χ² (a faultless one fails once in a million). For this project it was also checked that random bytes were taken for every die of every trial. Time is that on a processor, threads of the run time included, so that other work on the machine disturbs little; only whole processes are timed by the clock.`,
);
say('bench/results.md');
