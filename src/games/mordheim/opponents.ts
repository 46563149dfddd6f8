import type { Rules } from '../parameter.ts';
import {
  downedOpponentsCount,
  downedOpponentsStrike,
  downedWarriorTests,
  friendsIgnored,
  friendsWithin,
  measuredBetween,
  opponentsNeeded,
  rallyBarredByEquallyNear,
} from './all-alone-parameters.ts';
import type { Condition } from './condition.ts';
import { inchesBetween, type Spot } from './ground.ts';

/** How wide a base is where distances are measured between the rims; inches. */
const BASE = 1;

/** How far two models are from each other, as "within so many inches" is measured; 0 or more. */
export const away = (one: Spot, other: Spot, rules: Rules): number => {
  const between = inchesBetween(one, other);
  return rules.of(measuredBetween) === 'centres' ? between : Math.max(0, between - BASE);
};

/** A model near a lone warrior. */
export interface Near {
  readonly state: Condition;
  /** In inches, as {@link away} measures it. */
  readonly away: number;
}

export const isDown = (state: Condition): boolean => state === 'knockedDown' || state === 'stunned';
const isThere = (state: Condition): boolean => state !== 'offTable' && state !== 'outOfAction';

/** Is an All Alone test due at the end of this combat phase? */
export function allAloneDue(
  warrior: { readonly state: Condition; readonly immune: boolean },
  opponents: readonly Condition[],
  friends: readonly Near[],
  rules: Rules,
): boolean {
  if (warrior.immune || (isDown(warrior.state) && !rules.of(downedWarriorTests))) return false;
  const downedCount = rules.of(downedOpponentsCount);
  const fighting = opponents.filter((state) => state === 'standing' || (isDown(state) && downedCount));
  if (fighting.length < rules.of(opponentsNeeded)) return false;
  const ignored = new Set<Condition>(rules.of(friendsIgnored));
  const near = rules.of(friendsWithin);
  return !friends.some(({ state, away }) => isThere(state) && !ignored.has(state) && away <= near);
}

/** Does an opponent in this state strike a warrior who breaks off? */
export const strikes = (state: Condition, rules: Rules): boolean =>
  state === 'standing' || (isDown(state) && rules.of(downedOpponentsStrike));

/**
 * Is the closest model an enemy who is able to fight and not hidden? A friend who is as near, in whatever state,
 * means it is not, or is no help.
 */
export function closestIsEnemy(
  enemies: readonly (Near & { readonly hidden: boolean })[],
  friends: readonly Near[],
  rules: Rules,
): boolean {
  const able = enemies.filter(({ state, hidden }) => state === 'standing' && !hidden);
  const nearest = (models: readonly Near[]): number => Math.min(...models.map(({ away }) => away));
  const [enemy, friend] = [nearest(able), nearest(friends.filter(({ state }) => isThere(state)))];
  if (Math.abs(enemy - friend) < 1e-9) return rules.of(rallyBarredByEquallyNear);
  return enemy < friend;
}
