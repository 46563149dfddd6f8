import { weighted } from './composite.ts';
import type { Die } from './die.ts';
import { pool, type Rollable } from './pool.ts';

// Several dice of which only one number matters, read as one: ways are found by convolution, not by going through
// every combination. Where they are more than a die can have, a pool is made. The same arguments give the same object.

const sums = new Map<Die, Rollable[]>();
const highests = new Map<Die, Rollable[]>();
const lowests = new Map<Die, Rollable[]>();

/** The sum of `count` of these dice. @param count a whole number of at least 1 */
export const sumOf = (count: number, die: Die): Rollable =>
  combined(sums, 'sum of', count, die, 0, (sum, shown) => sum + shown);

/** The highest of `count` of these dice. @param count a whole number of at least 1 */
export const highestOf = (count: number, die: Die): Rollable =>
  combined(highests, 'highest of', count, die, die.faces[0]!.value, Math.max);

/** The lowest of `count` of these dice. @param count a whole number of at least 1 */
export const lowestOf = (count: number, die: Die): Rollable =>
  combined(lowests, 'lowest of', count, die, die.faces.at(-1)!.value, Math.min);

function combined(
  known: Map<Die, Rollable[]>,
  what: string,
  count: number,
  die: Die,
  start: number,
  join: (before: number, shown: number) => number,
): Rollable {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`${count} is no number of dice`);
  const counts = known.get(die) ?? [];
  known.set(die, counts);
  counts[count] ??= inChunks(`${what} ${count} × ${die.name}`, count, die.total, start, join, (n) =>
    n === 1 ? die : joined(`${what} ${n} × ${die.name}`, n, die, join),
  );
  return counts[count];
}

/** One die where `total` to the power of `count` allows it, else a pool of the fewest dice. */
export function inChunks(
  name: string,
  count: number,
  total: number,
  start: number,
  join: (before: number, shown: number) => number,
  dieOf: (count: number) => Die,
): Rollable {
  if (total ** count <= 2 ** 32) return dieOf(count);
  let most = 1;
  while (total ** (most + 1) <= 2 ** 32) most++;
  const chunks = Math.ceil(count / most);
  // Chunks of nearly equal size: with the largest ones the last would be small and cost as much.
  const smaller = Math.floor(count / chunks);
  const larger = count % chunks;
  const parts = Array.from({ length: chunks }, (_, chunk) => dieOf(chunk < larger ? smaller + 1 : smaller));
  return pool(name, parts, start, join);
}

function joined(name: string, count: number, die: Die, join: (before: number, shown: number) => number): Die {
  let ways = new Map(die.faces.map((face) => [face.value, face.ways]));
  for (let i = 1; i < count; i++) {
    const next = new Map<number, number>();
    for (const [before, waysBefore] of ways) {
      for (const face of die.faces) {
        const value = join(before, face.value);
        next.set(value, (next.get(value) ?? 0) + waysBefore * face.ways);
      }
    }
    ways = next;
  }
  return weighted(name, ways);
}
