import { atMost } from '../../src/dice/at-most.ts';
import { highestOf, sumOf } from '../../src/dice/combine.ts';
import { d3, d6, threeD6DropHighest, threeD6DropLowest, twoD6 } from '../../src/dice/common.ts';
import { composite, weighted } from '../../src/dice/composite.ts';
import type { Die } from '../../src/dice/die.ts';
import { oneOf } from '../../src/dice/one-of.ts';
import type { Rollable } from '../../src/dice/pool.ts';
import { successes } from '../../src/dice/successes.ts';

/** Dice of every kind: read from one, two and four bytes, with and without a rest to reject. */
export const kindsOfDice: Readonly<Record<string, Die>> = {
  D3: d3,
  D6: d6,
  '2D6': twoD6,
  '3D6 drop highest': threeD6DropHighest,
  '3D6 drop lowest': threeD6DropLowest,
  '2D6 at most 7': atMost(twoD6, 7),
  coin: composite('coin', [2]),
  'D256, no rest': composite('D256', [256]),
  'one of 7 + 11': oneOf(7, 11),
  'D100, two bytes for its rest': composite('D100', [100]),
  '4D6, two bytes': composite('4D6', [6, 6, 6, 6]),
  'highest of 6D6, two bytes': highestOf(6, d6) as Die,
  'two bytes, no rest': weighted('65536', [
    [1, 1],
    [2, 65535],
  ]),
  '40000 ways, the largest rest': weighted('40000', [
    [1, 1],
    [2, 19999],
    [3, 20000],
  ]),
  '7D6, four bytes': sumOf(7, d6) as Die,
  'successes of 32 coins, no rest': successes(32, 1, 2) as Die,
  '597 faces': sumOf(3, composite('D199', [199])) as Die,
};

export const pools: Readonly<Record<string, Rollable>> = {
  '200 throws at 1/2': successes(200, 1, 2),
  '30D6': sumOf(30, d6),
  'highest of 20 3D6': highestOf(20, threeD6DropHighest),
};
