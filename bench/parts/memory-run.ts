import { compile } from '../../src/engine/compile.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates, DIAGRAM_BLOCK } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { aloneAsPeers } from '../works/alone.ts';

const trials = Number(process.argv[2]);
const simulator = new Simulator(wasmKernel(), layOut(compile(aloneAsPeers.rule)));
const states = blockStates(1, 'memory');
const counts = simulator.block(states.next().value, 0);
for (let left = trials; left > 0; left -= DIAGRAM_BLOCK) {
  const block = simulator.block(states.next().value, Math.min(left, DIAGRAM_BLOCK));
  for (let i = 0; i < counts.length; i++) counts[i]! += block[i]!;
}
if (counts.reduce((sum, n) => sum + n) !== trials) throw new Error('trials were lost');
process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
