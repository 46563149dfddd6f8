import { describe, expect, it } from 'vitest';
import { Lists } from '../../src/engine/lists.ts';

describe('Lists', () => {
  it('numbers lists in the order in which they are met, equal ones once', () => {
    const lists = new Lists();
    expect([[1, 2], [], [2, 1], [1, 2], [], [1]].map((list) => lists.of(list))).toEqual([0, 1, 2, 0, 1, 3]);
    expect(lists.size).toBe(4);
  });

  it('finds again what a map finds, however many there are', () => {
    const lists = new Lists();
    const map = new Map<string, number>();
    // A walk that comes back to many lists; some are long, some differ in their last number only.
    for (let i = 0; i < 20_000; i++) {
      const list = Array.from({ length: i % 9 }, (_, k) => ((i * (k + 1)) % 31) - 15);
      const key = list.join();
      if (!map.has(key)) map.set(key, map.size);
      expect(lists.of(list)).toBe(map.get(key));
    }
    expect(lists.size).toBe(map.size);
    expect(map.size).toBeGreaterThan(150);
  });

  it('holds the greatest numbers of ways', () => {
    const lists = new Lists();
    expect(lists.of([2 ** 32 - 1, -(2 ** 31)])).toBe(0);
    expect(lists.of([2 ** 31 - 1, -(2 ** 31)])).toBe(1);
    expect(lists.of([2 ** 32 - 1, -(2 ** 31)])).toBe(0);
  });

  it('tells lists apart whose hashes are equal', () => {
    // One round of the hash; a last number that makes up for the first ones brings two lists to one hash.
    const round = (number: number): number => {
      const spread = Math.imul(number, 0x9e3779b1);
      return spread ^ (spread >>> 15);
    };
    const short = [5];
    const long = [7, round(2 ^ 7) ^ (1 ^ 5)];
    const other = [8, round(2 ^ 8) ^ (1 ^ 5)];
    const lists = new Lists();
    expect([short, long, other, short, long, other].map((list) => lists.of(list))).toEqual([
      0, 1, 2, 0, 1, 2,
    ]);
  });

  it('has room for lists longer than all before', () => {
    const lists = new Lists();
    const long = Array.from({ length: 5000 }, (_, i) => i);
    expect([lists.of(long), lists.of([...long, 1]), lists.of(long)]).toEqual([0, 1, 0]);
  });
});
