import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBattleLinePrecision, measureBattleLines } from './parts/battle-line.ts';
import { Watch } from './parts/busy.ts';
import { measureCharts } from './parts/charts.ts';
import { measureCurves } from './parts/curves.ts';
import { measureExact } from './parts/exact.ts';
import { measureMemory } from './parts/memory.ts';
import { startNumPy, startPeers } from './parts/peers.ts';
import { measureProgress } from './parts/progress.ts';
import { resultsPage } from './parts/report.ts';
import { bytesATrial } from './parts/rolled.ts';
import { measure, type Series } from './parts/rounds.ts';
import type { Finding, Section } from './parts/section.ts';
import { measureStarts } from './parts/starts.ts';
import { measureThreads } from './parts/threads.ts';
import { measureLongWork, measureWorkers } from './parts/workers.ts';
import { works } from './works/all.ts';

// Checks that all dice are rolled and all results are right, measures, and writes results.md. `--quick` measures for
// less long, and leaves out what takes minutes: 5 · 10^9 and 10^11 trials.

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const { quick } = options;
const [rounds, seconds] = quick ? [9, 0.03] : [15, 0.2];
const began = performance.now();
const say = (text: string): void =>
  void process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);

const watch = new Watch();
const look = async (): Promise<void> => {
  const share = await watch.look();
  if (share > 0.05) say(`other programs use ${(100 * share).toFixed(0)} % of the processors`);
};
await look();

for (const work of works) {
  if (work.playedOnly) continue;
  const { taken, needed } = bytesATrial(work);
  say(`${work.title}: ${needed.toFixed(3)} random bytes needed a trial, ${taken.toFixed(3)} taken`);
  // Taken by chance, so a little less than expected may happen: 2 % is far beyond that in 100,000 trials.
  if (taken < 0.98 * needed) throw new Error(`${work.title}: not every die was rolled`);
}

const { peers, missing } = await startPeers();
peers.push(...startNumPy(missing));
for (const sentence of missing) say(sentence);
const series: Series[] = [];
for (const work of works) series.push(...(await measure(work, peers, rounds, seconds, say)));
for (const peer of peers) peer.stop();
await look();

const findings: Finding[] = [];
const sections: Section[] = [];
say('exact answers');
findings.push(...(await measureExact(rounds)));
say('curves');
sections.push(measureCurves(quick), measureBattleLines(quick));
await look();

// From here on by the clock.
say('whole processes');
findings.push(...measureStarts(quick ? 9 : 21), measureBattleLinePrecision(quick ? 3 : 9));
say('charts');
findings.push(...measureCharts(quick ? 5 : 9));
say('progress');
findings.push(...measureProgress(quick ? 3e9 : 5e9, quick ? 3 : 9, missing));
say('threads');
const threads = await measureThreads(quick ? [1e8, 1e9] : [1e8, 1e9, 5e9], 9);
await look();
say('workers');
const sizes = quick ? [1e5, 1e7, 1e9] : [1e5, 1e6, 1e7, 1e8, 1e9, 5e9];
const workers = measureWorkers(sizes, quick ? 5 : 9, say);
findings.push(...threads.findings, ...workers.findings);
if (!quick) findings.push(...measureLongWork(9, say));
sections.push(threads.section, workers.section);
say('memory');
findings.push(...measureMemory(quick ? [1e6, 1e9] : [1e6, 1e9, 1e11], say));
await look();

const file = new URL('results.md', import.meta.url);
const method = `Each program ran in a process of its own, in ${rounds} rounds, and was first checked against the exact answer by χ² (a faultless one fails once in a million). For this project it was also checked that random bytes were taken for every die of every trial. Time is that on a processor, threads of the run time included, so that other work on the machine disturbs little; only whole processes, threads and workers are timed by the clock, nine times or more in the long form.`;
writeFileSync(
  file,
  resultsPage({ method, remarks: [watch.sentence, ...missing], series, findings, sections }),
);
say('bench/results.md');
