import { z } from 'zod';
import { parameter, type Rules } from '../parameter.ts';

// The type of a unit, and what its type brings along.

export const unitTypes = [
  'infantry',
  'monstrous infantry',
  'cavalry',
  'monstrous cavalry',
  'war beast',
  'monstrous beast',
  'swarm',
  'chariot',
  'monster',
  'war machine',
] as const;
export type UnitType = (typeof unitTypes)[number];

export const unitType = z
  .enum(unitTypes)
  .default('infantry')
  .describe('the type of the unit: it says whether it marches, charges swiftly, or steps before a character');

const types = z.array(z.enum(unitTypes)).max(unitTypes.length);

export const cannotMarchTypes = parameter({
  name: 'unitType.cannotMarch',
  type: types,
  default: ['chariot', 'war machine'],
  readings: [[]],
  meaning: 'The types of unit that cannot march.',
  source: 'Warhammer 8th edition, as commonly played.',
});

export const marchExemptTypes = parameter({
  name: 'unitType.marchExempt',
  type: types,
  default: [],
  meaning: 'The types of unit that march without a test.',
  source: 'None in the source texts; some books exempt whole types.',
});

export const marchTypeParameters = [cannotMarchTypes, marchExemptTypes] as const;

export const swiftstrideTypes = parameter({
  name: 'unitType.swiftstride',
  type: types,
  default: ['cavalry', 'monstrous cavalry', 'war beast', 'monstrous beast', 'chariot'],
  readings: [[]],
  meaning: 'The types of unit with Swiftstride: a third die for charge and flight, the lowest dropped.',
  source: 'Warhammer 8th edition, as commonly played.',
});

export const lookOutSirTypes = parameter({
  name: 'unitType.lookOutSir',
  type: types,
  default: ['infantry', 'monstrous infantry', 'cavalry', 'monstrous cavalry', 'war beast', 'monstrous beast'],
  readings: [[...unitTypes]],
  meaning: 'The types of unit whose rank and file can step before a character or champion.',
  source: 'Warhammer 8th edition, as commonly played.',
});

/** Can a unit march, and must it test for it? Its own special rules come before its type. */
export function marchOf(
  unit: { type: UnitType; cannotMarch?: boolean | undefined; marchExempt?: boolean | undefined },
  rules: Rules,
): 'never' | 'without a test' | 'with a test' {
  if (unit.cannotMarch ?? rules.of(cannotMarchTypes).includes(unit.type)) return 'never';
  return (unit.marchExempt ?? rules.of(marchExemptTypes).includes(unit.type))
    ? 'without a test'
    : 'with a test';
}

/** Has a unit Swiftstride? Its own special rule comes before its type. */
export const isSwift = (unit: { type: UnitType; swiftstride?: boolean | undefined }, rules: Rules): boolean =>
  unit.swiftstride ?? rules.of(swiftstrideTypes).includes(unit.type);

/** Can the rank and file of this type step before a character or champion? */
export const stepsBeforeOthers = (type: UnitType, rules: Rules): boolean =>
  rules.of(lookOutSirTypes).includes(type);

export const typeParameters = [...marchTypeParameters, swiftstrideTypes, lookOutSirTypes] as const;
