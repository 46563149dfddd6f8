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
  /** Immune throughout, under rules by which such a warband does not test. */
  readonly exempt: boolean;
  /** This many losses need no new test (a house rule); -1: any does. */
  readonly passedAt: number;
  readonly leave: LeavePolicy;
  /** Asked for only where a test is due or the player may leave. */
  readonly prospect: () => Prospect;
}

/** What a Rout test would be, if it were taken. */
export interface Prospect {
  /** The chance to hold. */
  readonly chance: { readonly over: number; readonly under: number };
  readonly test: RoutTest;
}

export type RoutTest =
  | { readonly kind: 'fails' }
  | { readonly kind: 'passes'; readonly byRelic: boolean }
  /** `test` has no re-roll in it; `withoutLeader` is what would pass if the leader could lend nothing. */
  | { readonly kind: 'rolls'; readonly test: LeadershipTest; readonly withoutLeader: number };

/** What the start of a turn brings. */
export type RoutDecision = RoutTest | { readonly kind: 'nothing' | 'leaves' };

const nothing: RoutDecision = { kind: 'nothing' };
const playerLeaves: RoutDecision = { kind: 'leaves' };

/** Is a Rout test due, does the player leave instead, and what is rolled if not? */
export function routDecision(muster: Muster, rules: Rules): RoutDecision {
  const { losses, out, size, exempt, passedAt, leave } = muster;
  if (exempt || !reaches(rules.of(routThreshold), out, size)) return nothing;
  const due = passedAt !== losses;
  const voluntary = rules.of(voluntaryRout);
  const mayLeave = voluntary === 'thresholdReached' || (voluntary === 'testDue' && due);
  if (!due && !mayLeave) return nothing;
  const { chance, test } = muster.prospect();
  if (mayLeave && leaves(leave, losses, chance)) return playerLeaves;
  return due ? test : nothing;
}

/** What those who are not out of action can expect of a test. */
export interface Hopes {
  readonly lenders: readonly Lender[];
  readonly bonus: number;
  /** A failed roll can be made again. */
  readonly reroll: boolean;
  /** The test is passed without a roll. */
  readonly relic: boolean;
}

export function prospectOf({ lenders, bonus, reroll, relic }: Hopes, rules: Rules): Prospect {
  const leadership = leadershipForRout(lenders, rules);
  const nobody = leadership === undefined ? rules.of(noEligibleRoutLeadership) : undefined;
  if (relic || nobody === 'passes') {
    return { chance: { over: 1, under: 1 }, test: { kind: 'passes', byRelic: relic } };
  }
  if (nobody === 'fails') return { chance: { over: 0, under: 1 }, test: { kind: 'fails' } };
  const test = routTest({ leadership: leadership ?? 0, bonus, reroll }, rules);
  const withoutLeader = atMostWithoutLeader(lenders, bonus, rules);
  return {
    chance: chanceToPass(test),
    test: { kind: 'rolls', test: { ...test, reroll: false }, withoutLeader },
  };
}

function atMostWithoutLeader(lenders: readonly Lender[], bonus: number, rules: Rules): number {
  const others = leadershipForRout(
    lenders.filter(({ isLeader }) => !isLeader),
    rules,
  );
  if (others === undefined) {
    const nobody = rules.of(noEligibleRoutLeadership);
    if (nobody !== 'ld0') return nobody === 'passes' ? 12 : 0;
  }
  return routTest({ leadership: others ?? 0, bonus, reroll: false }, rules).atMost;
}
