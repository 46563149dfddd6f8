import { compile } from '../../src/engine/compile.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { pose } from '../../src/games/pose.ts';
import { presetValues } from '../../src/games/presets.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates, DIAGRAM_BLOCK } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { alone as allAlone } from '../works/alone.ts';
import { median } from './median.ts';
import { figure, type Section, table } from './section.ts';
import { measureSweeps } from './sweeps.ts';

const kernel = wasmKernel();
const states = blockStates(1, 'curves');

function milliseconds(run: () => void, rounds = 7): number {
  return median(
    Array.from({ length: rounds }, () => {
      const start = process.cpuUsage();
      run();
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1000;
    }),
  );
}

function simulate(simulator: Simulator, trials: number): void {
  for (let left = trials; left > 0; left -= DIAGRAM_BLOCK) {
    simulator.block(states.next().value, Math.min(left, DIAGRAM_BLOCK));
  }
}

/** What costs grow with: trials, cells, turns and units. Time on one processor, compiling apart from simulating. */
export function measureCurves(quick: boolean): Section {
  const alone = new Simulator(kernel, layOut(compile(allAlone.rule)));
  const most = quick ? 1e8 : 1e9;
  const trials = [['trials of All Alone', 'milliseconds', 'nanoseconds a trial']];
  for (let n = 1e3; n <= most; n *= 10) {
    const ms = milliseconds(() => simulate(alone, n), n > 1e7 ? 3 : 9);
    trials.push([n.toLocaleString('en'), figure(ms), figure((ms * 1e6) / n)]);
  }

  const cells = [
    [
      'cells of Leadership tests',
      'compiling, microseconds a cell',
      '10,000,000 trials each, milliseconds a cell',
    ],
  ];
  for (const n of [1, 10, 100, 1000]) {
    const rules = Array.from({ length: n }, (_, i) => leadership(i));
    // As often for few cells as for many: the first hundreds of compilings are those of a cold program.
    const compiling = milliseconds(() => rules.map((rule) => layOut(compile(rule))), 3000 / n);
    const simulators = rules
      .slice(0, quick ? 100 : n)
      .map((rule) => new Simulator(kernel, layOut(compile(rule))));
    const simulating = milliseconds(() => {
      for (const simulator of simulators) simulate(simulator, 1e7);
    }, 1);
    cells.push([String(n), figure((compiling * 1000) / n), figure(simulating / simulators.length)]);
  }
  return {
    title: 'What costs grow with',
    lines: [
      ...table(trials),
      '',
      ...table(cells),
      '',
      ...table(measureSweeps(milliseconds)),
      '',
      ...growth('turns of a warband of 12', [2, 5, 10, 20, 30], warband),
    ],
  };
}

function growth(what: string, sizes: readonly number[], ruleOf: (size: number) => Rule): string[] {
  const rows = [[what, 'nodes', 'compiling, milliseconds', 'nanoseconds a trial']];
  for (const size of sizes) {
    const rule = ruleOf(size);
    const diagram = compile(rule);
    const compiling = milliseconds(() => compile(rule), 3);
    const simulator = new Simulator(kernel, layOut(diagram));
    const ms = milliseconds(() => simulate(simulator, 4 * DIAGRAM_BLOCK), 5);
    rows.push([
      String(size),
      diagram.nodes.length.toLocaleString('en'),
      figure(compiling),
      figure((ms * 1e6) / (4 * DIAGRAM_BLOCK)),
    ]);
  }
  return table(rows);
}

const leadership = (i: number): Rule =>
  pose(
    'leadership',
    { leadership: 2 + (i % 9), modifier: -(i % 4), reroll: i % 2 === 0 },
    presetValues('wfb8'),
  ).rule;

const warband = (turns: number): Rule =>
  pose(
    'rout',
    {
      turns,
      warband: { Leader: { leadership: 8, role: 'leader' }, Others: { leadership: 7, count: 11 } },
      losses: { eachTurn: 'd3-1' },
    },
    presetValues('mordheim'),
  ).rule;
