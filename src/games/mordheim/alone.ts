import type { Die } from '../../dice/die.ts';
import type { Striker, Target } from './automatic-hit.ts';
import { type Condition, recovered } from './condition.ts';
import type { Ground, Spot } from './ground.ts';

/** An enemy of a lone warrior. */
export interface Enemy extends Striker, Spot {
  readonly state: Condition;
  /** In contact with him. */
  readonly fights: boolean;
  readonly hidden: boolean;
}

/** A friend of a lone warrior. */
export interface Friend extends Spot {
  readonly state: Condition;
  /** Of the leader; undefined: lends none. */
  readonly leadership: number | undefined;
  /** Of the leader's Leadership, where equipment widens it; inches. */
  readonly reach: number | undefined;
}

/** A lone warrior's situation, with everything decided but the dice. */
export interface Alone {
  readonly warrior: Target & {
    readonly leadership: number;
    readonly wounds: number;
    readonly state: Condition;
    readonly immune: boolean;
    readonly causesFear: boolean;
  };
  readonly enemies: readonly Enemy[];
  readonly friends: readonly Friend[];
  readonly ground: Ground;
  /** Own turns in which he fights on while he holds. */
  readonly turns: number;
  /** The own turn after which he counts as still fleeing. */
  readonly lastTurn: number;
  /** Charges against him in each enemy turn while he flees. */
  readonly charges: Die;
  /** Of those who charge him, if he causes fear. */
  readonly chargersLeadership: number;
  /** What he tries at the start of each own turn. */
  readonly leaving: 'no' | 'walks' | 'charges' | 'escapes';
  /** The new foe whom he charges causes fear. */
  readonly newFoeCausesFear: boolean;
}

/** The state after so many recovery phases. */
export const afterRecoveries = (state: Condition, recoveries: number): Condition =>
  recoveries <= 0 ? state : afterRecoveries(recovered(state), Math.min(recoveries, 2) - 1);
