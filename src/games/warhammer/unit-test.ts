import { effectiveLeadership, type LeadershipTest, leadershipTest } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { leadershipUsed, standardRerolls, type TestKind, testDiceOf } from './lending.ts';
import type { Lending } from './lending-fields.ts';
import type { TestingUnit } from './testing-unit.ts';

/** A unit's Leadership test made ready, and the sentences that say how. */
export interface UnitTest {
  readonly test: LeadershipTest;
  /** The highest Leadership that is usable, before modifiers. */
  readonly leadership: number;
  readonly sentences: readonly string[];
}

/**
 * Makes a unit's test ready: whose Leadership it uses, which dice it rolls, whether the battle standard re-rolls.
 * The modifier (a lost combat's margin) comes after the choice, the clamp to the cap after both.
 */
export function unitTest(
  unit: TestingUnit,
  lending: Lending,
  { kind, modifier = 0 }: { kind: TestKind; modifier?: number },
  rules: Rules,
): UnitTest {
  const used = leadershipUsed(unit, lending, rules);
  const standard = standardRerolls(lending, kind, rules);
  const all = unit.bonus + modifier;
  const test = leadershipTest(
    {
      leadership: used.leadership,
      modifier: all,
      dice: testDiceOf(unit, kind, rules),
      reroll: standard.rerolls,
    },
    rules,
  );
  const effective = effectiveLeadership(used.leadership, all, rules);
  return {
    test,
    leadership: used.leadership,
    sentences: [
      ...used.sentences,
      ...(all === 0 ? [] : [`With ${signed(all)} the test is on ${effective}.`]),
      ...(all === 0 && effective < used.leadership
        ? [`It counts as ${effective}, the highest that counts.`]
        : []),
      ...standard.sentences,
    ],
  };
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
