import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { kernelModule } from '../../src/build/kernel.ts';
import { composite, weighted } from '../../src/dice/composite.ts';
import { compile } from '../../src/engine/compile.ts';
import { outcome, type Rule } from '../../src/engine/rule.ts';
import { bestKernel } from '../../src/sampling/best-kernel.ts';
import type { Kernel } from '../../src/sampling/kernel.ts';
import { layOut } from '../../src/sampling/layout.ts';
import {
  FREE,
  MOST_FACES,
  MOST_ROWS,
  ROW_BYTES,
  ROWS,
  STATE,
  STATE_WORDS,
} from '../../src/sampling/memory.ts';
import { plainKernel } from '../../src/sampling/plain-kernel.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates, type StreamState, startStream } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { allAlone, attrition, leadershipTest, oneRoll } from '../engine/rules.ts';
import { kindsOfDice, pools } from './kinds-of-dice.ts';

const wasm = wasmKernel();
const plain = plainKernel();
const rowsOf = (kernel: Kernel, rows: number): Uint8Array => {
  kernel.fill(rows);
  return new Uint8Array(kernel.words.buffer, ROWS, rows * ROW_BYTES).slice();
};

const rules: Record<string, Rule> = {
  'a Leadership test': leadershipTest(7),
  'All Alone': allAlone() as unknown as Rule,
  'attrition with notes': attrition() as unknown as Rule,
  'no die at all': { start: {}, step: () => outcome('ends')() },
  ...Object.fromEntries(
    [...Object.entries(kindsOfDice), ...Object.entries(pools)].map(([name, die]) => [name, oneRoll(die)]),
  ),
};
/** Nothing, less than a row, rows and a tail, the largest pass and one more, several passes. */
const TRIALS = [
  0,
  1,
  2,
  7,
  8,
  9,
  15,
  16,
  17,
  31,
  32,
  33,
  63,
  100,
  1000,
  127 * 32 - 1,
  127 * 32,
  127 * 32 + 1,
  8191,
  65_537,
];

describe('the compiled kernel', () => {
  it('is what its source compiles to', async () => {
    const generated = new URL('../../src/sampling/kernel.generated.ts', import.meta.url);
    expect(readFileSync(generated, 'utf8')).toBe(await kernelModule());
  });

  it('is chosen where it can run, else its twin', () => {
    expect(bestKernel().name).toBe('wasm');
    const { WebAssembly: there } = globalThis;
    try {
      Reflect.set(globalThis, 'WebAssembly', undefined);
      expect(bestKernel().name).toBe('plain');
    } finally {
      Reflect.set(globalThis, 'WebAssembly', there);
    }
  });
});

describe('the two kernels', () => {
  const states = blockStates(1, 'twins');

  it('make the same random bytes', () => {
    for (const rows of [1, 2, 3, 64, MOST_ROWS]) {
      const state = states.next().value;
      for (const kernel of [wasm, plain]) startStream(kernel, state);
      expect(rowsOf(wasm, rows)).toEqual(rowsOf(plain, rows));
      expect(rowsOf(wasm, 1)).toEqual(rowsOf(plain, 1));
    }
  });

  it('are eight lanes of sfc32', () => {
    // The reference, PractRand's sfc32::raw32 by C. Doty-Humphrey:
    //   Uint32 tmp = a + b + counter++; a = b ^ (b >> 9); b = c + (c << 3); c = ((c << 21) | (c >> 11)) + tmp; return tmp;
    for (const kernel of [wasm, plain]) {
      startStream(kernel, states.next().value);
      const state = [...kernel.words.subarray(STATE / 4, STATE / 4 + STATE_WORDS)];
      const rows = new Uint32Array(rowsOf(kernel, 20).buffer);
      for (let lane = 0; lane < 8; lane++) {
        const first = Math.floor(lane / 4) * 16 + (lane % 4);
        let [a, b, c, counter] = [0, 4, 8, 12].map((i) => BigInt(state[first + i]!)) as [
          bigint,
          bigint,
          bigint,
          bigint,
        ];
        for (let row = 0; row < 20; row++) {
          const word = (n: bigint): bigint => BigInt.asUintN(32, n);
          const result = word(a + b + counter++);
          a = b ^ (b >> 9n);
          b = word(c + (c << 3n));
          c = word(word(c << 21n) + (c >> 11n) + result);
          expect(rows[row * 8 + lane]).toBe(Number(result));
        }
      }
    }
  });

  it.each(Object.entries(rules))('count the same for %s, and lose no trial', (_, rule) => {
    const layout = layOut(compile(rule));
    const simulators = [new Simulator(wasm, layout), new Simulator(plain, layout)] as const;
    for (const trials of TRIALS) {
      const state = states.next().value;
      const counts = simulators[0].block(state, trials);
      expect(simulators[1].block(state, trials)).toEqual(counts);
      expect(counts.subarray(0, layout.outcomes).reduce((sum, n) => sum + n, 0)).toBe(trials);
      // Nor did they leave anything else behind.
      expect(rowsOf(wasm, 4)).toEqual(rowsOf(plain, 4));
    }
  });

  // Read from one, two and four bytes, with a rest to reject and without: each makes the compiled kernel count other limits together.
  it.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 40])(
    'count the same for dice of %d faces',
    (faces) => {
      for (const total of [faces, 250, 256, 1000, 2 ** 16, 100_000]) {
        const first = total - (faces - 1);
        const die = weighted(
          `${faces} of ${total}`,
          Array.from({ length: faces }, (_, i) => [i, i === 0 ? first : 1]),
        );
        const layout = layOut(compile(oneRoll(die)));
        for (const trials of [33, 4095, 10_001]) {
          const state = states.next().value;
          const counts = new Simulator(wasm, layout).block(state, trials);
          expect(new Simulator(plain, layout).block(state, trials)).toEqual(counts);
          expect(counts.reduce((sum, n) => sum + n, 0)).toBe(trials);
          expect(rowsOf(wasm, 2)).toEqual(rowsOf(plain, 2));
        }
      }
    },
  );

  it('take diagrams of any size, and each other’s turn', () => {
    const values = outcome('value', 'of', 'in');
    const wide = composite('D300', [300]);
    const large: Rule<{ turn: number; sum: number }> = {
      start: { turn: 0, sum: 0 },
      step: ({ turn, sum }, dice) =>
        turn === 4 ? values(sum, turn) : { turn: turn + 1, sum: sum + dice.roll(wide) },
    };
    const layout = layOut(compile(large));
    expect(layout.end).toBeGreaterThan(1_000_000);
    const state = states.next().value;
    const small = layOut(compile(allAlone()));
    const results = [wasm, plain].map((kernel) => {
      const one = new Simulator(kernel, layout);
      const other = new Simulator(kernel, small);
      return [one.block(state, 5000), other.block(state, 5000), one.block(state, 5000)];
    });
    expect(results[0]).toEqual(results[1]);
    expect(results[0]![0]).toEqual(results[0]![2]);
  });
});

describe('a simulator', () => {
  const state: StreamState = [1, 2, 3, 4];

  it('gives the same counts for the same state, and others for another', () => {
    const simulator = new Simulator(wasm, layOut(compile(allAlone())));
    expect(simulator.block(state, 10_000)).toEqual(simulator.block(state, 10_000));
    expect(simulator.block(state, 10_000)).not.toEqual(simulator.block([1, 2, 3, 5], 10_000));
  });

  it('works on a layout that came from elsewhere', () => {
    const layout = layOut(compile(allAlone()));
    const simulator = new Simulator(wasm, structuredClone(layout));
    expect(simulator.block(state, 1000)).toEqual(new Simulator(plain, layout).block(state, 1000));
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 31])('refuses %d trials', (trials) => {
    const simulator = new Simulator(wasm, layOut(compile(allAlone())));
    expect(() => simulator.block(state, trials)).toThrow(`${trials} is no number of trials for a block`);
  });

  it('refuses a die that leads to more places than it can count', () => {
    const many = weighted(
      'many faces',
      Array.from({ length: MOST_FACES + 1 }, (_, i) => [i, 1]),
    );
    expect(() => layOut(compile(oneRoll(many)))).toThrow(
      'many faces leads to 4097 different places, more than 4096',
    );
    const most = weighted(
      'as many as can be',
      Array.from({ length: MOST_FACES }, (_, i) => [i, 1]),
    );
    const layout = layOut(compile(oneRoll(most)));
    expect(new Simulator(wasm, layout).block(state, 9999)).toEqual(
      new Simulator(plain, layout).block(state, 9999),
    );
  });

  it('keeps tables out of the kernel’s own memory', () => {
    expect(() => plain.load(new Uint32Array(1), FREE - 4)).toThrow(RangeError);
  });
});
