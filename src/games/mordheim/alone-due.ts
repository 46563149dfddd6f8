import type { Rules } from '../parameter.ts';
import { everyCombatPhase } from './all-alone-parameters.ts';
import { type Alone, afterRecoveries } from './alone.ts';
import { allAloneDue, away } from './opponents.ts';

/** A combat phase at whose end a lone warrior may have to test: 0 in his own turn, 1 in the enemy's. */
export interface CombatPhase {
  readonly turn: number;
  readonly phase: number;
  /** Is a test due? */
  readonly due: boolean;
}

/** The combat phases of a fight in which nothing changes but that everyone recovers in his own turns. */
export function combatPhases(alone: Alone, rules: Rules): CombatPhase[] {
  const { warrior, enemies, friends, ground, turns } = alone;
  const phases = rules.of(everyCombatPhase) ? [0, 1] : [0];
  return Array.from({ length: turns }, (_, i) => i + 1).flatMap((turn) =>
    phases.map((phase) => {
      const opponents = enemies.filter(({ fights }) => fights);
      const due = allAloneDue(
        { ...warrior, state: afterRecoveries(warrior.state, turn - 1) },
        // The enemies recover in their own turns: once between two of his, and before the combat of theirs.
        opponents.map(({ state }) => afterRecoveries(state, turn - 1 + phase)),
        friends.map((friend) => ({
          state: afterRecoveries(friend.state, turn - 1),
          away: away(ground.start, friend, rules),
        })),
        rules,
      );
      return { turn, phase, due };
    }),
  );
}
