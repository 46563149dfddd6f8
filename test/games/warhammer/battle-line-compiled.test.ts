import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { battleLineModule } from '../../../src/build/battle-line.ts';
import type { Rule } from '../../../src/engine/rule.ts';
import { FieldError } from '../../../src/errors/field-error.ts';
import { battleLineParameters } from '../../../src/games/warhammer/battle-line/readings.ts';
import * as table from '../../../src/games/warhammer/battle-line/rule/battle.ts';
import { endOf } from '../../../src/games/warhammer/battle-line/rule/queue.ts';
import type { Kernel } from '../../../src/sampling/kernel.ts';
import { plainKernel } from '../../../src/sampling/plain-kernel.ts';
import { playBlock } from '../../../src/sampling/play-block.ts';
import { blockStates } from '../../../src/sampling/streams.ts';
import { wasmKernel } from '../../../src/sampling/wasm-kernel.ts';
import { posedUnder } from './asked.ts';
import { crowdedBattle } from './crowded-battle.ts';

// The rule of a battle line runs as TypeScript, where it is solved and where nothing is compiled, and as WebAssembly
// that is compiled from the same files. Both give the same counts, to the last trial and in the same order.

const posed = (fields: object, rules: string, change: Readonly<Record<string, unknown>> = {}): Rule =>
  posedUnder('battle-line', fields as Record<string, unknown>, { rules, change }).rule;

/** Undefined where units that stand elsewhere under a reading overlap, or stand off the table. */
function posedIfPossible(...of: Parameters<typeof posed>): Rule | undefined {
  try {
    return posed(...of);
  } catch (error) {
    if (error instanceof FieldError) return undefined;
    throw error;
  }
}

function played(rule: Rule, kernel: Kernel, trials: number, blocks = 1): readonly string[] {
  const states = blockStates(5, 'compiled');
  return Array.from({ length: blocks }, () => {
    const { outcomes, notes } = playBlock(rule, kernel, states.next().value, trials);
    return [...outcomes, ...notes].map(([{ key }, count]) => `${key}: ${count}`);
  }).flat();
}

const [wasm, plain] = [wasmKernel(), plainKernel()];

const readings = [
  {},
  ...battleLineParameters.flatMap(({ name, readings = [] }) => readings.map((value) => ({ [name]: value }))),
];

/** Many units, with everything that can happen to them in every turn. */
function largest(units: number, events: number) {
  const place = (i: number, y: number): readonly [number, number] => [
    4 + (i % 10) * 7,
    y - Math.floor(i / 10) * 4,
  ];
  const side = (letter: string, y: number): Record<string, object> =>
    Object.fromEntries(
      Array.from({ length: units / 2 }, (_, i) => [
        `${letter}${i}`,
        { leadership: 5, models: i === 0 ? 500 : 12, size: '5 x 2', at: place(i, y), standard: i === 3 },
      ]),
    );
  const whats = [{ loses: 'd6' }, { 'breaks by': '2d6' }, { loses: '20 %' }, { is: 'broken' }, { loses: 4 }];
  return {
    table: '72 x 48',
    ours: side('A', 18),
    theirs: side('E', 43),
    events: Array.from({ length: events }, (_, i) => ({
      turn: 'each',
      of: i % 2 ? 'ours' : 'theirs',
      phase: ['movement', 'magic', 'shooting', 'combat'][i % 4],
      unit: `${i % 3 ? 'A' : 'E'}${i % (units / 2)}`,
      ...whats[i % whats.length],
    })),
    turns: 12,
  };
}

describe('the compiled battle line', () => {
  it('is made from the rule as it stands', async () => {
    const generated = '../../../src/games/warhammer/battle-line/compiled/battle-line.generated.ts';
    expect(readFileSync(new URL(generated, import.meta.url), 'utf8')).toBe(await battleLineModule());
  });

  it.each(['wfb8', 't9a-2016'])(
    'plays crowded tables as the rule does, under every reading: %s',
    (rules) => {
      let compared = 0;
      for (const [number, change] of readings.entries()) {
        const theirs = number % 7 === 0 ? 0 : 4;
        const crowd = { ours: 6, theirs, events: 6, turns: 4, drawnUp: number % 2 === 0 };
        const rule = posedIfPossible(crowdedBattle(400 + number, crowd), rules, change);
        if (rule === undefined) continue;
        const counts = played(rule, wasm, 150);
        expect(counts, `table ${number} under ${JSON.stringify(change)}`).toEqual(played(rule, plain, 150));
        compared++;
      }
      expect(compared).toBeGreaterThan(0.9 * readings.length);
    },
    120_000,
  );

  it('plays the largest table of all as the rule does, and goes on with the next block of trials', () => {
    const rule = posed(largest(80, 200), 'wfb8');
    const counts = played(rule, wasm, 12, 2);
    expect(counts.length).toBeGreaterThan(500);
    expect(counts).toEqual(played(rule, plain, 12, 2));
  });

  it('keeps its lines apart when they are played by turns', () => {
    const [one, other] = [7, 8].map((number) =>
      posed(crowdedBattle(number, { ours: 5, theirs: 3, events: 4, turns: 3 }), 'wfb8'),
    );
    const alone = [played(one!, plain, 100), played(other!, plain, 100)];
    for (const kernel of [plain, wasm]) {
      expect([played(one!, kernel, 100), played(other!, kernel, 100)]).toEqual(alone);
      expect(played(one!, kernel, 100)).toEqual(alone[0]);
    }
  });
});

describe('the queues of a battle', () => {
  it.each([
    {},
    { 'battleLine.samePhase': 'together' },
    { 'battleLine.rallyOrder': 'testsFirst', 'battleLine.queueOrder': 'lifo' },
    { 'battleLine.samePhase': 'together', 'battleLine.rallyOrder': 'testsFirst' },
  ])('have room for the largest table of all: %j', (change) => {
    const rule = posed(largest(80, 200), 'wfb8', change);
    const { step } = rule;
    const queues = [
      table.tests,
      table.failed,
      table.runs,
      table.rallying,
      table.events,
      table.blows,
      table.stirred,
    ];
    const most = queues.map(() => 0);
    const watched: Rule = {
      start: rule.start,
      inPlace: rule.inPlace!,
      step(state, dice) {
        const result = step(state, dice);
        for (const [i, queue] of queues.entries()) most[i] = Math.max(most[i]!, endOf(queue));
        return result;
      },
    };
    playBlock(watched, plain, blockStates(6, 'queues').next().value, 6);
    for (const [i, queue] of queues.entries())
      expect(most[i], `queue ${i}`).toBeLessThanOrEqual(queue.length);
    expect(most[4]).toBeGreaterThan(60);
  });
});
