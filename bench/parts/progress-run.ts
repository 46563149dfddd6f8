import { readFileSync, writeFileSync } from 'node:fs';
import { SingleBar } from 'cli-progress';
import { ProgressLine } from '../../src/cli/run/progress-line.ts';
import { loadScenario } from '../../src/scenario/load.ts';
import { localExecutor } from '../../src/study/local-executor.ts';
import type { Progress } from '../../src/study/progress.ts';
import { runStudy } from '../../src/study/run-study.ts';
import { median } from './median.ts';

// Run on a terminal: a run whose progress is shown, and how much of its time goes into that. Calls of the line that
// change nothing, calls that change the bar, and drawings between calls are timed each by itself, and counted with their
// median: a call that another program interrupts does not count for more.

const [scenario, trials, output] = process.argv.slice(2) as [string, string, string];
if (!process.stderr.isTTY) throw new Error('progress is only shown on a terminal');

const bar = SingleBar.prototype as unknown as { update: Method; render: Method };
type Method = (...words: unknown[]) => void;
const times = { passing: [] as number[], changing: [] as number[], drawing: [] as number[] };
let isWithin = false;
let changes = false;

const { update, render } = bar;
bar.update = function (this: unknown, ...words) {
  changes = true;
  update.apply(this, words);
};
bar.render = function (this: unknown, ...words) {
  const began = performance.now();
  render.apply(this, words);
  if (!isWithin) times.drawing.push(performance.now() - began);
};

const line = await ProgressLine.begin(scenario, false, new AbortController().signal);
function show(progress: Progress): void {
  [isWithin, changes] = [true, false];
  const began = performance.now();
  line.show(progress);
  times[changes ? 'changing' : 'passing'].push(performance.now() - began);
  isWithin = false;
}

const plan = await loadScenario(scenario, readFileSync(scenario, 'utf8'));
const usage = process.cpuUsage();
const began = performance.now();
await runStudy({ ...plan, trials: Number(trials) }, { executor: localExecutor(), progress: show });
const byTheClock = performance.now() - began;
const { user, system } = process.cpuUsage(usage);
line.end();
if (times.changing.length < 2) throw new Error('hardly any progress was shown');
const spentOn = (all: readonly number[]): number => (all.length === 0 ? 0 : all.length * median(all));
// Calls come with blocks of work, drawings with the clock.
const share =
  spentOn(times.passing) / ((user + system) / 1000) +
  (spentOn(times.changing) + spentOn(times.drawing)) / byTheClock;
writeFileSync(output, JSON.stringify(share));
