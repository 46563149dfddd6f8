import { compile } from '../../src/engine/compile.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { plainKernel } from '../../src/sampling/plain-kernel.ts';
import { playBlock } from '../../src/sampling/play-block.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates, DIAGRAM_BLOCK, PLAY_BLOCK } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { workOf } from '../works/all.ts';
import type { Work } from '../works/work.ts';
import { serve, timed } from './serve.ts';

// This project as it is used: blocks of trials, each on its own stream. The argument is the engine:
// `simd` and `plain` simulate the diagram with either kernel, `play` goes trial by trial.

type Engine = (work: Work, trials: number, seed: number, counts: number[]) => void;

const kernel = process.argv[2] === 'plain' ? plainKernel() : wasmKernel();
const prepared = new Map<Work, { simulator: Simulator; categories: number[] }>();

function prepare(work: Work): { simulator: Simulator; categories: number[] } {
  const diagram = compile(work.rule);
  const made = {
    simulator: new Simulator(kernel, layOut(diagram)),
    categories: diagram.outcomes.map((outcome) => work.category(outcome)),
  };
  prepared.set(work, made);
  return made;
}

const simulate: Engine = (work, trials, seed, counts) => {
  const { simulator, categories } = prepared.get(work) ?? prepare(work);
  const states = blockStates(seed, work.name);
  for (let left = trials; left > 0; left -= DIAGRAM_BLOCK) {
    const block = simulator.block(states.next().value, Math.min(left, DIAGRAM_BLOCK));
    categories.forEach((category, i) => {
      counts[category]! += block[i]!;
    });
  }
};

const play: Engine = (work, trials, seed, counts) => {
  const states = blockStates(seed, work.name);
  for (let left = trials; left > 0; left -= PLAY_BLOCK) {
    const { outcomes } = playBlock(work.rule, kernel, states.next().value, Math.min(left, PLAY_BLOCK));
    for (const [outcome, count] of outcomes) counts[work.category(outcome)]! += count;
  }
};

const engine = process.argv[2] === 'play' ? play : simulate;

await serve((name, trials, seed) => {
  const work = workOf(name);
  return timed(work.categories, trials, (counts) => engine(work, trials, seed, counts));
});
