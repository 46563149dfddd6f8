import { Battle } from './battle.ts';
import { leadershipOf, standardIsNear } from './lending.ts';
import type { Line } from './line.ts';

/** Whose Leadership every unit tests on as the battle begins, and what the reader must know of the set-up. */
export function battleLineNotes(line: Line): readonly string[] {
  const battle = new Battle(line);
  const sides = new Set(line.units.map(({ side }) => side));
  return [
    ...line.units.map(({ name, leadership, immune }, unit) => {
      if (immune) return `${name}: immune, they take no panic test.`;
      const used = leadershipOf(line, battle, unit);
      const from = used > leadership ? ` from the General; their own is ${leadership}` : ', their own';
      return `${name}: Leadership ${used}${from}${standardIsNear(line, battle, unit) ? '; the standard re-rolls' : ''}.`;
    }),
    ...(sides.size < 2 ? ['No enemy is on the table: every flight is in a random direction.'] : []),
  ];
}
