import { generalCandidate, standardBarred } from '../../army/lenders.ts';
import type { Rules } from '../parameter.ts';
import { isFleeing, type Status } from './fleeing-actions.ts';
import type { FleeingFields } from './fleeing-fields.ts';
import { reachOf, standardRerolls } from './lending.ts';
import type { Lending } from './lending-fields.ts';
import { rallyTest } from './rally-test.ts';
import { type UnitTest, unitTest } from './unit-test.ts';

/** A test, and what it goes without because somebody flees. */
export interface TestAmongOthers {
  readonly test: UnitTest['test'] | undefined;
  readonly withoutGeneral: boolean;
  readonly withoutStandard: boolean;
}

const person = { refused: false, verminousValour: false, wounds: 1 } as const;

/** Who lends to a unit while the others stand so; gone lenders do not, and fleeing ones only to their own unit. */
export function lendingTo(name: string, fields: FleeingFields, statusOf: (name: string) => Status): Lending {
  const own = fields.units[name]!;
  const lender = (has: (unit: FleeingFields['units'][string]) => boolean) => {
    const [where, unit] = Object.entries(fields.units).find(([, unit]) => has(unit)) ?? [];
    if (where === undefined || statusOf(where) === 'gone') return undefined;
    const apart = Math.max(0, own.front[0] - unit!.front[1], unit!.front[0] - own.front[1]);
    const place = where === name ? { joins: 'unit' as const } : { away: apart };
    return { ...person, ...place, fleeing: isFleeing(statusOf(where)), general: unit!.general };
  };
  const general = lender((unit) => unit.general !== undefined);
  const standard = lender((unit) => unit.standard);
  return {
    characters: {},
    general: general === undefined ? 'none' : { ...person, ...general, ...general.general! },
    standard: standard ?? 'none',
  };
}

/** A panic or rally test. `rally` gives the models left, for the rule of few survivors. */
export function testAmongOthers(
  name: string,
  fields: FleeingFields,
  statusOf: (name: string) => Status,
  rally: { models: number } | undefined,
  rules: Rules,
): TestAmongOthers {
  const unit = fields.units[name]!;
  const lending = lendingTo(name, fields, statusOf);
  const kind = rally === undefined ? 'panic' : 'rally';
  const made = unitTest(unit, lending, { kind }, rules);
  const test =
    rally === undefined
      ? made.test
      : rallyTest(
          unit,
          lending,
          { models: rally.models, startedWith: unit.startedWith ?? unit.models },
          rules,
        ).test;
  const { general, standard } = lending;
  const steady = { fleeing: false } as const;
  const lendsIfSteady =
    general !== 'none' &&
    general.fleeing &&
    generalCandidate({ ...general, ...steady }, reachOf(rules)).barred === undefined;
  const rerollsIfSteady =
    standard !== 'none' &&
    standard.fleeing &&
    standardBarred({ ...standard, ...steady }, reachOf(rules)) === undefined &&
    standardRerolls({ standard: { ...standard, ...steady } }, kind, rules).rerolls;
  return {
    test,
    withoutGeneral: lendsIfSteady && general.joins === undefined && general.leadership > made.leadership,
    withoutStandard: rerollsIfSteady && test?.reroll === false,
  };
}
