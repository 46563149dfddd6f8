import type { NervesFields } from './nerves-fields.ts';
import type { Troops } from './nerves-warriors.ts';

/** Beyond this many situations a game is not tried to be solved. */
export const MOST_SOLVED = 100_000;

/**
 * A bound on the situations of a game at the turns of its stages: the ways to spread each troop over the states that
 * its warriors can come to, times the turns, times how many may still fall in one.
 */
export function situations({ turns, losses, alone, happens }: NervesFields, { troops }: Troops): number {
  const named = new Set(happens.map(({ is }) => is));
  const injured = losses.become === 'injured' || alone !== 'never';
  const flees = alone !== 'never' || named.has('fleeing');
  const distances = alone === 'never' || alone.edge === 'none' ? 1 : Math.ceil(alone.edge);
  const mostLost = 'each' in losses.eachTurn ? troops.length : 3;
  const spread = troops.map(({ count, state }) => {
    let states = 2;
    if (injured) states += 2;
    if (flees || state === 'fleeing') states += distances;
    if (distances > 1) states += 1;
    return choose(count + states - 1, states - 1);
  });
  return spread.reduce((product, ways) => product * ways, turns * (mostLost + 2));
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}
