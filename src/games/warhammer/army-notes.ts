import type { ArmyFields } from './army-fields.ts';
import type { UnitTests } from './army-tests.ts';

/** Whose Leadership each unit uses and why, and who takes no test. */
export function armyNotes(units: readonly UnitTests[], fields: ArmyFields): string[] {
  return [
    ...units.map(({ name, sentences }) => `${name}: ${sentences.join(' ')}`),
    ...(['general', 'standard'] as const).flatMap((lender) => misplaced(lender, fields)),
  ];
}

function misplaced(lender: 'general' | 'standard', fields: ArmyFields): string[] {
  const isPlaced = Object.values(fields.units).some((unit) => unit[lender] !== 'none');
  const who = lender === 'general' ? 'General' : 'battle standard';
  return fields[lender] === 'none' && isPlaced
    ? [
        `There is no ${who}: the distances to him play no part.`.replace(
          'standard: the distances to him',
          'standard: the distances to it',
        ),
      ]
    : [];
}
