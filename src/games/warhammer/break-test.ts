import { type LeadershipTest, leadershipTest } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import { steadfast, steadfastGeneralLd } from './break-parameters.ts';
import { leadershipUsed } from './lending.ts';
import type { Lending } from './lending-fields.ts';
import type { TestingUnit } from './testing-unit.ts';
import { unitTest } from './unit-test.ts';

/** How much of the margin counts in a break test, and why. */
export type Standing = 'with the margin' | 'stubborn' | 'steadfast';

/** A stubborn unit needs no ranks; a steadfast one has more of them than every enemy. */
export function standingOf(unit: { stubborn: boolean }, moreRanks: boolean, rules: Rules): Standing {
  if (unit.stubborn) return 'stubborn';
  return moreRanks && rules.of(steadfast) ? 'steadfast' : 'with the margin';
}

/**
 * The break test of a unit that has lost a combat by `margin` (1 or more). The margin lowers the Leadership after it
 * has been chosen; stubborn and steadfast units test without it.
 */
export function breakTest(
  unit: TestingUnit,
  lending: Lending,
  { margin, standing }: { margin: number; standing: Standing },
  rules: Rules,
): LeadershipTest {
  const modifier = standing === 'with the margin' ? -margin : 0;
  const { test } = unitTest(unit, lending, { kind: 'break', modifier }, rules);
  if (standing !== 'steadfast' || rules.of(steadfastGeneralLd) === 'allowed') return test;
  if (lending.general === 'none') return test;
  // The unit's own people without the margin, or the General with it, whichever is higher.
  const withoutGeneral = leadershipUsed(unit, { ...lending, general: 'none' }, rules).leadership;
  const withGeneral = leadershipUsed(unit, lending, rules).leadership - margin;
  const leadership = Math.max(withoutGeneral, withGeneral);
  return leadershipTest({ leadership, modifier: unit.bonus, dice: test.die, reroll: test.reroll }, rules);
}
