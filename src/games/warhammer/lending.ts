import {
  characterCandidate,
  generalCandidate,
  inches,
  type Reach,
  standardBarred,
} from '../../army/lenders.ts';
import { type Candidate, type WhoseLeadership, whoseLeadership } from '../../army/whose-leadership.ts';
import { threeD6DropHighest, threeD6DropLowest, twoD6 } from '../../dice/common.ts';
import type { Die } from '../../dice/die.ts';
import type { Rules } from '../parameter.ts';
import type { Lending } from './lending-fields.ts';
import {
  bsbScope,
  coldBloodedScope,
  generalRadius,
  largeGeneralRadius,
  refusedGeneralAura,
  standardRadius,
} from './lending-parameters.ts';
import type { TestingUnit } from './testing-unit.ts';

/** The kinds of Leadership test that a lender or a special rule can tell apart. */
export type TestKind = 'panic' | 'break' | 'rally' | 'fear' | 'terror' | 'other';

/** How far lenders reach under the rules in force. */
export function reachOf(rules: Rules): Reach {
  return {
    general: rules.of(generalRadius),
    largeGeneral: rules.of(largeGeneralRadius),
    standard: rules.of(standardRadius),
    refusedGeneralLends: rules.of(refusedGeneralAura) === 'on',
  };
}

/**
 * Whose Leadership the unit uses: its own, its champion's, a joined character's or the General's. Where only
 * characters are left who have refused a challenge, the bar has nobody to hold for: they test on their own.
 */
export function leadershipUsed(
  unit: Pick<TestingUnit, 'leadership' | 'champion'>,
  { characters, general, standard }: Lending,
  rules: Rules,
): WhoseLeadership {
  const inUnit: Candidate[] = Object.entries(characters).map(([name, character]) =>
    characterCandidate(name, character),
  );
  if (unit.champion !== undefined) inUnit.unshift({ who: 'the champion', leadership: unit.champion });
  if (standard !== 'none' && standard.joins === 'unit' && standard.leadership !== undefined)
    inUnit.push(
      characterCandidate('the bearer of the battle standard', {
        ...standard,
        leadership: standard.leadership,
      }),
    );
  const near: Candidate[] = [];
  if (general !== 'none')
    (general.joins === 'unit' ? inUnit : near).push(generalCandidate(general, reachOf(rules)));
  const nobody =
    unit.leadership === undefined && [...inUnit, ...near].every(({ barred }) => barred !== undefined);
  const free = nobody ? inUnit.map((each) => ({ ...each, barred: undefined })) : inUnit;
  return whoseLeadership(unit.leadership, [...free, ...near]);
}

/** The same lenders once the rank and file are gone: a bearer whose Leadership the file does not give had theirs. */
export const withoutRankAndFile = (lending: Lending, theirs: number): Lending => ({
  ...lending,
  standard:
    lending.standard === 'none'
      ? 'none'
      : { ...lending.standard, leadership: lending.standard.leadership ?? theirs },
});

/** Does the battle standard re-roll this kind of test for the unit? And why, or why not, for the report. */
export function standardRerolls(
  { standard }: Pick<Lending, 'standard'>,
  kind: TestKind,
  rules: Rules,
): { rerolls: boolean; sentences: readonly string[] } {
  if (standard === 'none') return { rerolls: false, sentences: [] };
  const where = standard.joins === 'unit' ? 'in the unit' : `at ${inches(standard.away!)}`;
  const barred = inScope(kind, rules)
    ? standardBarred(standard, reachOf(rules))
    : `is of no help in ${kind === 'other' ? 'this' : `a ${kind}`} test`;
  return barred === undefined
    ? { rerolls: true, sentences: [`The battle standard ${where} re-rolls a failed test once.`] }
    : { rerolls: false, sentences: [`No re-roll: the battle standard ${where} ${barred}.`] };
}

function inScope(kind: TestKind, rules: Rules): boolean {
  const scope = rules.of(bsbScope);
  if (scope === 'all') return true;
  return kind === 'break' ? scope !== 'none' : kind === 'panic' && scope === 'panicAndBreak';
}

/** The dice that the unit rolls in a test of this kind. */
export function testDiceOf(
  { coldBlooded, maximised }: Pick<TestingUnit, 'coldBlooded' | 'maximised'>,
  kind: TestKind,
  rules: Rules,
): Die {
  if (maximised) return threeD6DropLowest;
  const everywhere = rules.of(coldBloodedScope) === 'all';
  const applies = everywhere || kind === 'panic' || kind === 'fear' || kind === 'terror';
  return coldBlooded && applies ? threeD6DropHighest : twoD6;
}

/** The characters who are with the unit, a General and a standard bearer who have joined it among them. */
export function joinedCharacters({ characters, general, standard }: Lending): {
  readonly models: number;
  readonly wounds: number;
} {
  const wounds = Object.values(characters).map((character) => character.wounds);
  for (const lender of [general, standard])
    if (lender !== 'none' && lender.joins === 'unit') wounds.push(lender.wounds);
  return { models: wounds.length, wounds: wounds.reduce((sum, n) => sum + n, 0) };
}
