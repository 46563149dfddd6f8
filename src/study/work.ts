import type { Outcome } from '../engine/rule.ts';
import { pose } from '../games/pose.ts';
import { loadQuestion } from '../games/registry.ts';
import type { Kernel } from '../sampling/kernel.ts';
import { playBlock } from '../sampling/play-block.ts';
import { Simulator } from '../sampling/simulate.ts';
import type { CountedOutcome } from './counted-outcome.ts';
import type { Block, BlockCounts, Job } from './executor.ts';

/** Makes ready, in whichever thread this is, to simulate blocks of a job. The same block gives the same counts. `read`: as for `pose`. */
export async function workOn(
  job: Job,
  kernel: Kernel,
  read?: Set<string>,
): Promise<(block: Block) => BlockCounts> {
  if (job.engine === 'diagram') {
    const simulator = new Simulator(kernel, job.layout);
    return ({ state, trials }) => simulator.block(state, trials);
  }
  await loadQuestion(job.ask);
  const { rule } = pose(job.ask, job.fields, job.rules, read);
  return ({ state, trials }) => {
    const tally = playBlock(rule, kernel, state, trials);
    return { outcomes: rows(tally.outcomes), notes: rows(tally.notes) };
  };
}

const rows = (counts: ReadonlyMap<Outcome, number>): CountedOutcome[] =>
  [...counts].map(([{ key, name, quantities }, count]) => ({ key, name, quantities, count }));
