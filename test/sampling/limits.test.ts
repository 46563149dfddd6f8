import { describe, expect, it } from 'vitest';
import { isPool } from '../../src/dice/pool.ts';
import type { Kernel } from '../../src/sampling/kernel.ts';
import { limitsOf } from '../../src/sampling/limits.ts';
import { MOST_ROWS, ROW_BYTES, ROWS } from '../../src/sampling/memory.ts';
import { plainKernel } from '../../src/sampling/plain-kernel.ts';
import { RandomDice } from '../../src/sampling/random-dice.ts';
import { kindsOfDice } from './kinds-of-dice.ts';

const kinds = Object.entries(kindsOfDice);
const waysOf = (name: string): number[] => kindsOfDice[name]!.faces.map((face) => face.ways);

describe('limits', () => {
  it.each(kinds)(
    'give every way of %s the same number of random numbers, and none a part',
    (name, { total }) => {
      const { bytes, limits, range } = limitsOf(waysOf(name), total);
      const numbers = limits.map((limit, i) => limit - (limits[i - 1] ?? 0));
      const forEachWay = numbers[0]! / waysOf(name)[0]!;
      expect(Number.isInteger(forEachWay)).toBe(true);
      expect(numbers).toEqual(waysOf(name).map((ways) => ways * forEachWay));
      expect(limits.at(-1)).toBeLessThanOrEqual(range);
      // What is rejected is less than one more number for each way, and never half of all.
      expect(range - limits.at(-1)!).toBeLessThan(total);
      expect(limits.at(-1)! / range).toBeGreaterThan(bytes === 1 ? 0.55 : 0.5);
    },
  );
});

describe('random dice', () => {
  /** In place of random bytes: every number of one or two bytes once, in order. Uniformity needs no statistics then. */
  function countingKernel(bytes: 1 | 2): Kernel {
    let next = 0;
    const kernel = plainKernel();
    const rows = new Uint8Array(kernel.words.buffer, ROWS, MOST_ROWS * ROW_BYTES);
    return {
      ...kernel,
      words: kernel.words,
      fill(count) {
        for (let i = 0; i < count * ROW_BYTES; i += bytes) {
          if (bytes === 2) rows[i] = next >>> 8;
          rows[i + bytes - 1] = next++;
        }
      },
    };
  }

  const small = kinds.filter(([name, die]) => !isPool(die) && limitsOf(waysOf(name), die.total).bytes < 4);
  it.each(small)('read %s exactly: all numbers once give all ways equally often', (name, die) => {
    const { bytes, limits } = limitsOf(waysOf(name), die.total);
    const dice = new RandomDice(countingKernel(bytes as 1 | 2), [1, 2, 3, 4]);
    const counts = new Map<number, number>();
    for (let i = limits.at(-1)!; i > 0; i--) {
      const value = dice.roll(die);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const forEachWay = limits.at(-1)! / die.total;
    expect(die.faces.map((face) => counts.get(face.value))).toEqual(
      waysOf(name).map((ways) => ways * forEachWay),
    );
  });
});
