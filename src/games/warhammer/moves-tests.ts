import type { Rules } from '../parameter.ts';
import type { Lending } from './lending-fields.ts';
import { marchTestDue } from './march-test.ts';
import type { Move, MovesFields } from './moves-fields.ts';
import type { Situation } from './moves-made.ts';
import { swiftReformTest } from './moves-parameters.ts';
import { apart, SAME } from './moves-table.ts';
import { type UnitTest, unitTest } from './unit-test.ts';
import { marchOf } from './unit-type.ts';

/** The Leadership test that a move needs where the unit stands before it; undefined where it needs none. */
export function testOf(move: Move, at: Situation, fields: MovesFields, rules: Rules): UnitTest | undefined {
  const needed =
    move.march !== undefined
      ? marchOf(fields.units[move.unit]!, rules) === 'with a test' &&
        marchTestDue(enemiesOf(move.unit, at, fields), rules)
      : move.swiftReform !== undefined && rules.of(swiftReformTest);
  if (!needed) return undefined;
  return unitTest(fields.units[move.unit]!, lendingOf(move.unit, at, fields), { kind: 'other' }, rules);
}

function enemiesOf(name: string, { standing }: Situation, { enemies }: MovesFields) {
  const block = standing.get(name)!;
  return Object.entries(enemies).map(([enemy, { fleeing }]) => ({
    away: Math.max(0, apart(block, standing.get(enemy)!) - SAME),
    fleeing,
  }));
}

/** Who lends the unit his Leadership, by the distances as they are before its move. */
function lendingOf(name: string, { standing }: Situation, { units }: MovesFields): Lending {
  const person = { refused: false, verminousValour: false, wounds: 1 } as const;
  const place = (other: string) => {
    const block = standing.get(other);
    if (other === name) return { joins: 'unit' as const };
    return block && { away: Math.max(0, apart(standing.get(name)!, block) - SAME) };
  };
  const lender = (has: (unit: MovesFields['units'][string]) => boolean) => {
    const entry = Object.entries(units).find(([, unit]) => has(unit));
    const stands = entry && place(entry[0]);
    return entry && stands && { ...person, ...stands, fleeing: entry[1].already === 'flees', unit: entry[1] };
  };
  const general = lender((unit) => unit.general !== undefined);
  const standard = lender((unit) => unit.standard);
  return {
    characters: Object.fromEntries(
      Object.entries(units[name]!.characters).map(([who, { leadership }]) => [
        who,
        { ...person, leadership },
      ]),
    ),
    general: general ? { ...without(general), ...general.unit.general! } : 'none',
    standard: standard ? without(standard) : 'none',
  };
}

function without<T extends { unit: unknown }>({ unit: _unit, ...rest }: T): Omit<T, 'unit'> {
  return rest;
}
