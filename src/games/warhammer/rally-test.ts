import { isDownTo } from '../../notation/remainder.ts';
import {
  alwaysFails,
  effectiveLeadership,
  type LeadershipTest,
  naturalDoubleOne,
} from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { Lending } from './lending-fields.ts';
import { ownFleeingStandard, rallyQuarter, rallyQuarterRule } from './rally-parameters.ts';
import type { TestingUnit } from './testing-unit.ts';
import { unitTest } from './unit-test.ts';

/** A rally test made ready; undefined where the unit cannot rally. */
export interface RallyTest {
  readonly test: LeadershipTest | undefined;
  readonly sentences: readonly string[];
}

/**
 * The rally test of a unit with so many models left of those it began the battle with. The battle standard
 * re-rolls it, the double 1 of few survivors too.
 */
export function rallyTest(
  unit: TestingUnit,
  lending: Lending,
  { models, startedWith }: { models: number; startedWith: number },
  rules: Rules,
): RallyTest {
  const ownStandard = lending.standard !== 'none' && lending.standard.joins === 'unit';
  const standard =
    lending.standard !== 'none' && ownStandard && rules.of(ownFleeingStandard) === 'off'
      ? { ...lending.standard, fleeing: true }
      : lending.standard;
  const full = unitTest(unit, { ...lending, standard }, { kind: 'rally' }, rules);
  const few = isDownTo(rules.of(rallyQuarter), models, startedWith);
  const rule = few ? rules.of(rallyQuarterRule) : 'none';
  if (rule !== 'cannot' && alwaysFails(full.leadership, rules)) return full;
  const left = `With ${models} of ${startedWith} models left the unit`;
  switch (rule) {
    case 'none':
      return full;
    case 'cannot':
      return { test: undefined, sentences: [`${left} cannot rally.`] };
    case 'double1':
      return {
        test: { ...full.test, atMost: 2 },
        sentences: [...full.sentences, `${left} rallies only on a natural double 1.`],
      };
    case 'halfLd': {
      const half = Math.ceil(Math.max(0, full.leadership + unit.bonus) / 2);
      const atMost = effectiveLeadership(half, 0, rules);
      const least = rules.of(naturalDoubleOne) === 'always' ? 2 : 0;
      return {
        test: { ...full.test, atMost: Math.max(least, atMost) },
        sentences: [...full.sentences, `${left} rallies on half its Leadership, ${atMost}.`],
      };
    }
  }
}
