import { weighted } from '../../dice/composite.ts';
import type { Die } from '../../dice/die.ts';
import type { Dice } from '../../engine/rule.ts';
import type { LeadershipTest } from '../leadership-test.ts';

const results = ['fails', 'saved by the leader', 'passes'] as const;
export type RoutRoll = (typeof results)[number];

const known = new Map<string, Die>();

/**
 * Rolls a Rout test once. It is saved by the leader where the roll passes, but would have failed on what the others
 * lend.
 */
export function routRoll(
  { test, withoutLeader }: { readonly test: LeadershipTest; readonly withoutLeader: number },
  dice: Dice,
): RoutRoll {
  const key = `${test.die.serial} ${test.atMost} ${withoutLeader}`;
  let die = known.get(key);
  if (die === undefined) {
    const ways = [0, 0, 0];
    for (const face of test.die.faces) {
      ways[face.value > test.atMost ? 0 : face.value > withoutLeader ? 1 : 2]! += face.ways;
    }
    die = weighted(
      `Rout test on ${test.atMost}`,
      ways.map((n, result) => [result, n] as const),
    );
    known.set(key, die);
  }
  return results[dice.roll(die)]!;
}
