import type { Rules } from '../parameter.ts';
import { leaderRadius, leaderStates } from './all-alone-parameters.ts';
import type { Condition } from './condition.ts';

/** The leader as a warrior near him sees him. */
export interface LeaderNear {
  readonly leadership: number;
  readonly state: Condition;
  /** Inches between the middles of the bases. */
  readonly away: number;
  /** How far his Leadership reaches, where equipment widens it. */
  readonly reach?: number | undefined;
}

/** The Leadership that a warrior tests on: his own, or the leader's where it is higher and he may use it. */
export function leadershipNear(own: number, leader: LeaderNear | undefined, rules: Rules): number {
  if (leader === undefined || leader.state === 'offTable' || leader.state === 'outOfAction') return own;
  const excluded = new Set<Condition>(rules.of(leaderStates));
  const reaches = leader.away <= (leader.reach ?? rules.of(leaderRadius));
  return reaches && !excluded.has(leader.state) ? Math.max(own, leader.leadership) : own;
}
