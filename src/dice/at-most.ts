import { weighted } from './composite.ts';
import type { Die } from './die.ts';

const known = new WeakMap<Die, Map<number, Die>>();

/**
 * The die read as 1 where it shows `limit` or less, else 0. The same die and limit give the same object. A die that
 * always or never shows so little has one face.
 *
 * @example atMost(twoD6, 7).faces; // [{ value: 0, ways: 15 }, { value: 1, ways: 21 }]
 */
export function atMost(die: Die, limit: number): Die {
  let limits = known.get(die);
  if (limits === undefined) {
    limits = new Map();
    known.set(die, limits);
  }
  let split = limits.get(limit);
  if (split === undefined) {
    const ways = die.faces.reduce((sum, face) => (face.value <= limit ? sum + face.ways : sum), 0);
    split = weighted(`${die.name} at most ${limit}`, [
      [0, die.total - ways],
      [1, ways],
    ]);
    limits.set(limit, split);
  }
  return split;
}
