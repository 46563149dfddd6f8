import { ByNumbers } from './by-numbers.ts';
import { weighted } from './composite.ts';
import type { Die } from './die.ts';

const known = new ByNumbers<Die>((sizes) =>
  weighted(
    `one of ${sizes.join(' + ')}`,
    sizes.map((size, group) => [group, size]),
  ),
);

/**
 * One member at random of groups of these sizes: shows the number of its group, from 0 on. The same sizes give the same object.
 *
 * @param sizes whole numbers; also weights, where some are likelier to be picked
 * @throws {RangeError} all groups are empty
 *
 * @example oneOf(1, 11); // 0 in 1 way (the leader), 1 in 11
 */
export const oneOf = (...sizes: number[]): Die => known.of(sizes);
