import { type Outcome, outcome, type Rule } from '../../engine/rule.ts';
import { type LeadershipTest, passes } from '../leadership-test.ts';
import type { OutcomeDeclaration } from '../question.ts';
import type { ArmyTest, UnitTests } from './army-tests.ts';

const nobody = outcome('nobody panics', 'panicking');
const somebody = outcome('at least one panics', 'panicking');

/** What is noted when a test is failed: `Halberdiers: break by 3`. */
export const failureName = ({ unit, label }: Pick<ArmyTest, 'unit' | 'label'>): string => `${unit}: ${label}`;

/** Everybody takes every test once, on dice of his own; how many units panic is counted. */
export function armyRule(units: readonly UnitTests[]): Rule<{ test: number; panicking: number }> {
  // Panic comes last: until then nothing has to be remembered.
  const others = units.flatMap((unit) => unit.others);
  const panics = units.flatMap(({ panic }) => panic ?? []);
  const tests: { test: LeadershipTest | undefined; failed: Outcome }[] = [...others, ...panics].map(
    (each) => ({
      test: each.test,
      failed: outcome(failureName(each))(),
    }),
  );
  return {
    start: { test: 0, panicking: 0 },
    step({ test, panicking }, dice) {
      const now = tests[test];
      if (now === undefined) return panicking === 0 ? nobody(0) : somebody(panicking);
      const next = { test: test + 1, panicking };
      if (now.test !== undefined && passes(now.test, dice)) return next;
      dice.note(now.failed);
      return test < others.length ? next : { ...next, panicking: panicking + 1 };
    },
  };
}

/** The failures that can be noted, in words. */
export const failures = (units: readonly UnitTests[]): OutcomeDeclaration[] =>
  units.flatMap(({ panic, others }) =>
    [...(panic === undefined ? [] : [panic]), ...others].map((test) => ({
      name: failureName(test),
      clause: clauseOf(test),
      meaning: 'With the re-roll too, where there is one.',
      tone: 'bad' as const,
    })),
  );

const clauseOf = ({ unit, label }: ArmyTest): string =>
  label.startsWith('break by ')
    ? `a combat lost by ${label.slice('break by '.length)} breaks the ${unit}`
    : `the ${label.split(' ')[0]} test of the ${unit} is failed${label.includes('few') ? ', with few left' : ''}`;
