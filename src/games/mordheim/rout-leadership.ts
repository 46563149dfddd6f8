import {
  alwaysFails,
  type LeadershipTest,
  leadershipTest,
  naturalDoubleOne,
  naturalTwelveFails,
} from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { Condition } from './condition.ts';
import { bonusBeforeCap, routLdExcludes, routLeadership } from './rout-parameters.ts';

/** Warriors who may lend their Leadership to a Rout test. */
export interface Lender {
  readonly isLeader: boolean;
  readonly leadership: number;
  /** False: never lends it, whatever his state. */
  readonly lends: boolean;
  readonly state: Condition;
}

/** Does his state allow him to lend his Leadership? */
export function mayLend({ lends, state }: Pick<Lender, 'lends' | 'state'>, rules: Rules): boolean {
  const excluded: readonly Condition[] = rules.of(routLdExcludes);
  return lends && !excluded.includes(state);
}

/**
 * The Leadership that a Rout test is taken on, before any bonus: the leader's where his state allows it, else the
 * highest of those whose state allows it. Undefined where nobody can lend any.
 */
export function leadershipForRout(warriors: readonly Lender[], rules: Rules): number | undefined {
  const eligible = warriors.filter((warrior) => mayLend(warrior, rules));
  const leader = eligible.find(({ isLeader }) => isLeader);
  if (leader !== undefined && rules.of(routLeadership) === 'leader') return leader.leadership;
  return eligible.length === 0 ? undefined : Math.max(...eligible.map(({ leadership }) => leadership));
}

/** A Rout test on this Leadership. The bonus is added before the Leadership is held to its cap, or after. */
export function routTest(
  { leadership, bonus, reroll }: { leadership: number; bonus: number; reroll: boolean },
  rules: Rules,
): LeadershipTest {
  if (rules.of(bonusBeforeCap)) return leadershipTest({ leadership, modifier: bonus, reroll }, rules);
  const test = leadershipTest({ leadership, reroll }, rules);
  if (alwaysFails(leadership, rules)) return test;
  const least = rules.of(naturalDoubleOne) === 'always' ? 2 : 0;
  const most = rules.of(naturalTwelveFails) ? 11 : 12;
  return { ...test, atMost: Math.max(least, Math.min(most, test.atMost + bonus)) };
}
