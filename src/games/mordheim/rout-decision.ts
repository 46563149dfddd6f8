import { reaches } from '../../notation/threshold.ts';
import type { LeadershipTest } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { type Lender, leadershipForRout, routTest } from './rout-leadership.ts';
import { noEligibleRoutLeadership, routThreshold, voluntaryRout } from './rout-parameters.ts';
import { chanceToPass, type LeavePolicy, leaves } from './voluntary-rout.ts';

/** How a warband stands at the start of its own turn, as far as a Rout test depends on it. */
export interface Muster {
  /** Warriors out of action, whatever they weigh. */
  readonly losses: number;
  /** The same by rout weight, and the size of the warband, in one unit. */
  readonly out: number;
  readonly size: number;
  /** Everyone who is not out of action. */
  readonly lenders: () => readonly Lender[];
  /** Immune throughout, under rules by which such a warband does not test. */
  readonly exempt: boolean;
  /** This many losses need no new test (a house rule); -1: any does. */
  readonly passedAt: number;
  readonly bonus: number;
  /** A failed roll can be made again. */
  readonly reroll: boolean;
  /** The test is passed without a roll. */
  readonly relic: boolean;
  readonly leave: LeavePolicy;
}

/** What the start of a turn brings. */
export type RoutDecision =
  | { readonly kind: 'nothing' | 'leaves' | 'fails' }
  | { readonly kind: 'passes'; readonly byRelic: boolean }
  /** `test` has no re-roll in it; `withoutLeader` is what would pass if the leader could lend nothing. */
  | { readonly kind: 'rolls'; readonly test: LeadershipTest; readonly withoutLeader: number };

/** Is a Rout test due, does the player leave instead, and what is rolled if not? */
export function routDecision(muster: Muster, rules: Rules): RoutDecision {
  const { losses, out, size, bonus, reroll, relic, leave } = muster;
  const reached = reaches(rules.of(routThreshold), out, size) && !muster.exempt;
  if (!reached) return { kind: 'nothing' };
  const due = muster.passedAt !== losses;
  const voluntary = rules.of(voluntaryRout);
  const mayLeave = voluntary === 'thresholdReached' || (voluntary === 'testDue' && due);
  if (!due && !mayLeave) return { kind: 'nothing' };

  const lenders = muster.lenders();
  const leadership = leadershipForRout(lenders, rules);
  const nobody = leadership === undefined ? rules.of(noEligibleRoutLeadership) : undefined;
  const test = routTest({ leadership: leadership ?? 0, bonus, reroll }, rules);
  const certain = relic || nobody === 'passes';
  const hopeless = !certain && nobody === 'fails';
  const chance = certain ? { over: 1, under: 1 } : hopeless ? { over: 0, under: 1 } : chanceToPass(test);
  if (mayLeave && leaves(leave, losses, chance)) return { kind: 'leaves' };
  if (!due) return { kind: 'nothing' };
  if (certain) return { kind: 'passes', byRelic: relic };
  if (hopeless) return { kind: 'fails' };
  const others = leadershipForRout(
    lenders.filter(({ isLeader }) => !isLeader),
    rules,
  );
  const withoutLeader =
    others !== undefined || rules.of(noEligibleRoutLeadership) === 'ld0'
      ? routTest({ leadership: others ?? 0, bonus, reroll: false }, rules).atMost
      : rules.of(noEligibleRoutLeadership) === 'passes'
        ? 12
        : 0;
  return { kind: 'rolls', test: { ...test, reroll: false }, withoutLeader };
}
