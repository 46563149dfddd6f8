import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { defaultBudget } from '../../src/engine/budget.ts';
import { compile, TooLarge } from '../../src/engine/compile.ts';
import type { Diagram } from '../../src/engine/diagram.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { pose } from '../../src/games/pose.ts';
import { presetValues } from '../../src/games/presets.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { playBlock } from '../../src/sampling/play-block.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates, DIAGRAM_BLOCK, PLAY_BLOCK } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { TURNS, tableEvents, tableFields } from '../works/battle-line.ts';
import { growingLine } from '../works/growing-line.ts';
import { found } from './found.ts';
import { median } from './median.ts';
import { inFolder, interleaved, program, secondsOf } from './program.ts';
import { type Finding, figure, type Section, table } from './section.ts';

const kernel = wasmKernel();
const states = blockStates(1, 'battle lines');

const SIZES: readonly (readonly [units: number, turns: number])[] = [
  [6, 1],
  [9, 1],
  [12, 1],
  [18, 1],
  [24, 1],
  [6, 2],
  [9, 2],
  [12, 2],
  [6, 4],
  [12, 4],
  [12, 6],
  [24, 6],
];
const QUICK: readonly (readonly [units: number, turns: number])[] = [
  [6, 1],
  [12, 1],
  [24, 1],
  [6, 2],
  [12, 6],
];

/** What a battle line costs with more units and turns, and where the diagram gives way to play. Time on one processor. */
export function measureBattleLines(quick: boolean): Section {
  const rows = [
    ['units', 'turns', 'solved or played', 'nodes', 'finding that out, milliseconds', 'nanoseconds a trial'],
  ];
  for (const [units, turns] of quick ? QUICK : SIZES) {
    const { rule, replays } = pose('battle-line', growingLine(units, turns), presetValues('wfb8'));
    let diagram: Diagram | undefined;
    const milliseconds = timed(() => {
      diagram = solved(rule, replays!);
    });
    rows.push([
      String(units),
      String(turns),
      diagram ? 'solved' : 'played',
      diagram ? diagram.nodes.length.toLocaleString('en') : '',
      figure(milliseconds),
      figure(diagram ? simulating(diagram) : playing(rule)),
    ]);
  }
  return { title: 'Battle lines in which panic spreads', lines: table(rows) };
}

/** The time on a processor that something takes, in milliseconds. */
function timed(run: () => void): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

function solved(rule: Rule, replays: number): Diagram | undefined {
  try {
    return compile(rule, { nodes: defaultBudget.nodes, replays });
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

const nanoseconds = (trials: number, run: () => void): number => {
  run();
  return median([1, 2, 3].map(() => (timed(run) * 1e6) / trials));
};

function simulating(diagram: Diagram): number {
  const simulator = new Simulator(kernel, layOut(diagram));
  return nanoseconds(DIAGRAM_BLOCK, () => simulator.block(states.next().value, DIAGRAM_BLOCK));
}

const playing = (rule: Rule): number =>
  nanoseconds(PLAY_BLOCK, () => playBlock(rule, kernel, states.next().value, PLAY_BLOCK));

/** The battle line of ten units as a file, run until the answer is known to half a point. By the clock. */
export const measureBattleLinePrecision = (rounds: number): Finding =>
  inFolder((folder) => {
    const file = join(folder, 'battle-line.yaml');
    writeFileSync(
      file,
      stringify({
        holdfast: 1,
        ask: 'battle-line',
        title: 'Ten units over six turns',
        rules: 'wfb8',
        ...tableFields(tableEvents, TURNS),
        precision: '0.5 points',
        seed: 1,
      }),
    );
    const [seconds] = interleaved([[program, 'run', file, '--workers', '2', '--json']], rounds, secondsOf);
    return found('battleLinePrecision', median(seconds!));
  });
