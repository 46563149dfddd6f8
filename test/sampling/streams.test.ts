import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { d6, twoD6 } from '../../src/dice/common.ts';
import { hash128 } from '../../src/sampling/hash.ts';
import { plainKernel } from '../../src/sampling/plain-kernel.ts';
import { RandomDice } from '../../src/sampling/random-dice.ts';
import { blockStates, type StreamState } from '../../src/sampling/streams.ts';

const first = (seed: number, cell: string, blocks: number, from = 0): StreamState[] => {
  const states = blockStates(seed, cell, from);
  return Array.from({ length: blocks }, () => states.next().value);
};
const kernel = plainKernel();
const diceAt = (state: StreamState): RandomDice => new RandomDice(kernel, state);

/** Standard errors of a share away from its true value. Bounds below are 6.11: a faultless test fails once in 1e9. */
const errors = (count: number, trials: number, share: number): number =>
  (count / trials - share) / Math.sqrt((share * (1 - share)) / trials);
const BOUND = 6.11;

describe('hash128', () => {
  it.each([
    // Values of the reference implementation (MurmurHash3_x86_128, seed 0), as four unsigned words.
    ['', [0, 0, 0, 0]],
    ['a', [2811532092, 1431744539, 1431744539, 1431744539]],
    ['hello', [723797152, 3683770103, 2598056374, 2598056374]],
    ['0123456789abcdef', [4219290633, 917426954, 1219304859, 1462451197]],
    ['2026\n{"unit.models":25}', [4256441454, 2250518072, 2702985051, 1012016427]],
    ['Ärger über Würfel', [4113902873, 3272161897, 2779897760, 3087912277]],
  ])('gives the words of the reference for "%s"', (text, words) => {
    expect(hash128(text).map((word) => word >>> 0)).toEqual(words);
  });
});

describe('blockStates', () => {
  it('jumps once a block from a root of its own', () => {
    const [root, ...rest] = first(2026, 'cell', 5);
    const generator = xoroshiro128plusFromState(root!);
    for (const state of rest) {
      generator.jump();
      expect(state).toEqual(generator.getState());
    }
  });

  it('can start later', () => {
    expect(first(1, 'cell', 3, 7)).toEqual(first(1, 'cell', 10).slice(7));
  });

  it('depends on the seed and the cell alone, and tells them apart', () => {
    expect(first(1, 'a', 2)).toEqual(first(1, 'a', 2));
    const all = [0, 1, 2, -1, 0.5, 2 ** 40, 2 ** 40 + 1].flatMap((seed) =>
      ['', 'a', 'b', '1'].flatMap((cell) => first(seed, cell, 4)),
    );
    expect(new Set(all.map(String)).size).toBe(all.length);
  });
});

describe('streams of neighbours', () => {
  const SEEDS = 20_000;

  it('give true shares over consecutive seeds, where pure-rand alone does not', () => {
    // The trap: xoroshiro128plus(seed) starts as a linear function of the seed.
    let passedUnhashed = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const generator = xoroshiro128plus(seed);
      if (uniformInt(generator, 1, 6) + uniformInt(generator, 1, 6) <= 7) passedUnhashed++;
    }
    expect(Math.abs(errors(passedUnhashed, SEEDS, 21 / 36))).toBeGreaterThan(BOUND);

    let passed = 0;
    for (let seed = 0; seed < SEEDS; seed++) if (diceAt(first(seed, '', 1)[0]!).roll(twoD6) <= 7) passed++;
    expect(Math.abs(errors(passed, SEEDS, 21 / 36))).toBeLessThan(BOUND);
  });

  /** Correlated dice show the same face too often or too seldom. 32 dice each of 1,000 pairs, 1 of 6 alike. */
  function alike(pair: (i: number) => readonly [StreamState, StreamState]): number {
    let same = 0;
    for (let i = 0; i < 1000; i++) {
      const [one, other] = pair(i).map((state) => {
        const dice = diceAt(state);
        return Array.from({ length: 32 }, () => dice.roll(d6));
      });
      for (let roll = 0; roll < 32; roll++) if (one![roll] === other![roll]) same++;
    }
    return errors(same, 32_000, 1 / 6);
  }

  it.each<[string, (i: number) => readonly [StreamState, StreamState]]>([
    ['seeds', (i) => [first(i, '', 1)[0]!, first(i + 1, '', 1)[0]!]],
    ['cells', (i) => [first(7, `${i}`, 1)[0]!, first(7, `${i + 1}`, 1)[0]!]],
    ['blocks', (i) => first(i, 'blocks', 2) as [StreamState, StreamState]],
  ])('of %s are independent', (_, pair) => {
    expect(Math.abs(alike(pair))).toBeLessThan(BOUND);
  });
});
