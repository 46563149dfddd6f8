import type { LeadershipTest } from '../leadership-test.ts';
import type { Rules } from '../parameter.ts';
import type { ArmyFields, ArmyUnit } from './army-fields.ts';
import { breakTest, standingOf } from './break-test.ts';
import type { Lending } from './lending-fields.ts';
import { frenzyIsImmune } from './panic-parameters.ts';
import { rallyTest } from './rally-test.ts';
import { unitTest } from './unit-test.ts';
import { marchOf } from './unit-type.ts';

/** A test that a unit of the army may have to take. */
export interface ArmyTest {
  readonly unit: string;
  /** `panic`, `march`, `break by 3`, `rally`, `rally with few left`. */
  readonly label: string;
  /** Undefined where it cannot be passed. */
  readonly test: LeadershipTest | undefined;
}

/** The tests of a unit, and the sentences that say how it takes them. */
export interface UnitTests {
  readonly name: string;
  readonly unit: ArmyUnit;
  /** The Leadership that the unit uses, before modifiers. */
  readonly leadership: number;
  readonly panic: ArmyTest | undefined;
  /** March, break and rally tests. */
  readonly others: readonly ArmyTest[];
  readonly sentences: readonly string[];
}

/** The labels of all tests, in the order of tables. */
export const testLabels = ({ lostBy }: Pick<ArmyFields, 'lostBy'>): readonly string[] => [
  'panic',
  'march',
  ...margins(lostBy).map(breakLabel),
  'rally',
  FEW,
];

const FEW = 'rally with few left';
const margins = (most: number): number[] => Array.from({ length: most }, (_, i) => i + 1);
const breakLabel = (margin: number): string => `break by ${margin}`;

/** Every test that each unit may face, whose Leadership it uses chosen by the rules in force. */
export function testsOf(fields: ArmyFields, rules: Rules): readonly UnitTests[] {
  return Object.entries(fields.units).map(([name, unit]) => {
    const lending = lendingOf(unit, fields);
    const { leadership, test: panic, sentences } = unitTest(unit, lending, { kind: 'panic' }, rules);
    const immune = immunity(unit, rules);
    const marches = marchOf(unit, rules);
    const march =
      marches === 'with a test' ? unitTest(unit, lending, { kind: 'other' }, rules).test : undefined;
    return {
      name,
      unit,
      leadership,
      panic: immune === undefined ? { unit: name, label: 'panic', test: panic } : undefined,
      others: [
        ...(march === undefined ? [] : [{ unit: name, label: 'march', test: march }]),
        ...breakTests(name, unit, lending, fields, rules),
        ...rallyTests(name, unit, lending, rules),
      ],
      sentences: [
        ...sentences,
        ...(immune === undefined ? [] : [`It takes no panic test: it is ${immune}.`]),
        ...(unit.unbreakable ? ['It takes no break test: it is unbreakable.'] : []),
        ...(unit.unbreakable ? [] : standingNote(unit, rules)),
        ...(marches === 'with a test'
          ? []
          : [marches === 'never' ? 'It never marches.' : 'It marches without a test.']),
      ],
    };
  });
}

/** The General and the standard as this unit sees them. */
function lendingOf(unit: ArmyUnit, { general, standard }: ArmyFields): Lending {
  return {
    characters: unit.characters,
    general: general === 'none' || unit.general === 'none' ? 'none' : { ...general, ...unit.general },
    standard: standard === 'none' || unit.standard === 'none' ? 'none' : { ...standard, ...unit.standard },
  };
}

function immunity(unit: ArmyUnit, rules: Rules): string | undefined {
  if (unit.unbreakable) return 'unbreakable';
  if (unit.immuneToPsychology) return 'immune to psychology';
  return unit.frenzy && rules.of(frenzyIsImmune) ? 'frenzied' : undefined;
}

function standingNote(unit: ArmyUnit, rules: Rules): string[] {
  const standing = standingOf(unit, unit.steadfast, rules);
  return standing === 'with the margin'
    ? []
    : [`It is ${standing} and takes break tests without the margin.`];
}

function breakTests(
  name: string,
  unit: ArmyUnit,
  lending: Lending,
  { lostBy }: ArmyFields,
  rules: Rules,
): ArmyTest[] {
  if (unit.unbreakable) return [];
  const standing = standingOf(unit, unit.steadfast, rules);
  return margins(lostBy).map((margin) => ({
    unit: name,
    label: breakLabel(margin),
    test: breakTest(unit, lending, { margin, standing }, rules),
  }));
}

/** With all its models, and with a quarter of them, rounded down, at least one. An unbreakable unit never flees. */
function rallyTests(name: string, unit: ArmyUnit, lending: Lending, rules: Rules): ArmyTest[] {
  if (unit.unbreakable) return [];
  const { models } = unit;
  const withLeft = (left: number) =>
    rallyTest(unit, lending, { models: left, startedWith: models }, rules).test;
  const few = Math.max(1, Math.floor(models / 4));
  return [
    { unit: name, label: 'rally', test: withLeft(models) },
    ...(models < 2 ? [] : [{ unit: name, label: FEW, test: withLeft(few) }]),
  ];
}
