import { ByNumbers } from './by-numbers.ts';
import { inChunks } from './combine.ts';
import { weighted } from './composite.ts';
import type { Die } from './die.ts';
import type { Rollable } from './pool.ts';

const known = new ByNumbers<Rollable>(([count, ways, outOf]) => made(count!, ways!, outOf!));

/**
 * How many of `count` throws succeed, each with the chance `ways` in `outOf`; exact for any count. The same chance and
 * count give the same object.
 *
 * It is one die as long as its ways (the chance's denominator to the power of `count`) are at most 2^32: 32
 * throws of 1/2, 12 of 1/6. Beyond that it is a pool.
 *
 * @param count a whole number in [0, 1000]
 * @param ways a whole number in [0, outOf]
 * @param outOf a whole number in [1, 2^32]
 * @throws {RangeError} arguments that are none of these
 *
 * @example successes(2, 1, 6); // 0 in 25 ways, 1 in 10, 2 in 1
 */
export const successes = (count: number, ways: number, outOf: number): Rollable =>
  known.of([count, ways, outOf]);

function made(count: number, ways: number, outOf: number): Rollable {
  const [hits, sides] = inLowestTerms(ways, outOf);
  if (!Number.isInteger(count) || count < 0 || count > 1000) {
    throw new RangeError(`${count} is no number of throws from 0 to 1000`);
  }
  if (sides !== outOf) return successes(count, hits, sides);
  const nameOf = (n: number): string => `successes of ${n} throws at ${hits}/${sides}`;
  const dieOf = (n: number): Die => weighted(nameOf(n), binomial(n, hits, sides - hits));
  return inChunks(nameOf(count), count, sides, 0, (sum, more) => sum + more, dieOf);
}

/** Ways of 0 to `count` successes; exact as long as their sum is below 2^53. */
function binomial(count: number, hits: number, misses: number): [value: number, ways: number][] {
  if (hits === 0 || misses === 0) return [[hits * count, 1]];
  let combinations = 1;
  return Array.from({ length: count + 1 }, (_, n) => {
    const ways = combinations * hits ** n * misses ** (count - n);
    combinations = (combinations * (count - n)) / (n + 1);
    return [n, ways];
  });
}

function inLowestTerms(ways: number, outOf: number): [ways: number, outOf: number] {
  const possible = Number.isInteger(ways) && Number.isInteger(outOf) && ways >= 0 && ways <= outOf;
  if (!possible || outOf < 1 || outOf > 2 ** 32) throw new RangeError(`${ways} in ${outOf} is no chance`);
  let [larger, smaller] = [outOf, ways];
  while (smaller > 0) [larger, smaller] = [smaller, larger % smaller];
  return [ways / larger, outOf / larger];
}
