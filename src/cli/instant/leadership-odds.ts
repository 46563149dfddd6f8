import { compile } from '../../engine/compile.ts';
import { add, type Fraction, zero } from '../../engine/fraction.ts';
import { solveExactly } from '../../engine/solve.ts';
import { leadershipQuestion } from '../../games/leadership.ts';
import type { RuleValues } from '../../games/parameter.ts';
import { rulesOf } from '../../games/rules-of.ts';

/** A Leadership test as a scenario file would state it. */
export interface TestFields {
  readonly leadership: number;
  readonly modifier: number;
  readonly reroll: boolean;
  readonly dice: '2d6' | '3d6 drop highest';
}

/** The exact chances of one test. */
export interface TestOdds {
  readonly outcomes: readonly { readonly name: string; readonly chance: Fraction }[];
  /** All outcomes in which the test is passed. */
  readonly passes: Fraction;
  /** Whose Leadership and why, in sentences. */
  readonly notes: readonly string[];
}

/** Solves one test. It asks the question of scenario files, without the registry and files, which take time to load. */
export function leadershipOdds(fields: TestFields, rules: RuleValues): TestOdds {
  const { rule, notes } = leadershipQuestion.pose(leadershipQuestion.fields.parse(fields), rulesOf(rules));
  const shares = new Map(
    [...solveExactly(compile(rule)).outcomes].map(([{ name }, chance]) => [name, chance]),
  );
  const outcomes = leadershipQuestion.outcomes.map(({ name, tone }) => ({
    name,
    tone,
    chance: shares.get(name) ?? zero,
  }));
  const passes = outcomes
    .filter(({ tone }) => tone === 'good')
    .reduce((sum, { chance }) => add(sum, chance), zero);
  return { outcomes, passes, notes };
}
