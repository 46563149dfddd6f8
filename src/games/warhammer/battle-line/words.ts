import { KeptBattle } from './kept-battle.ts';
import { leadershipOf, NOBODY, standardIsNear } from './rule/lending.ts';
import type { Setup } from './setup.ts';

/** Whose Leadership every unit tests on as the battle begins, and what the reader must know of the set-up. */
export function battleLineNotes(setup: Setup): readonly string[] {
  const { units } = setup;
  new KeptBattle(setup).putOnTable();
  const sides = new Set(units.map(({ side }) => side));
  return [
    ...units.map(({ name, leadership, immune }, unit) => {
      if (immune) return `${name}: immune, they take no panic test.`;
      const used = leadershipOf(unit, NOBODY);
      const from = used > leadership ? ` from the General; their own is ${leadership}` : ', their own';
      return `${name}: Leadership ${used}${from}${standardIsNear(unit, NOBODY) ? '; the standard re-rolls' : ''}.`;
    }),
    ...(sides.size < 2 ? ['No enemy is on the table: every flight is in a random direction.'] : []),
  ];
}
