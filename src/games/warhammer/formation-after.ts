import { reaches as comesTo, type Threshold } from '../../notation/threshold.ts';
import type { Rules } from '../parameter.ts';
import { fileInContact } from './formation-contact.ts';
import type { FormationFields } from './formation-fields.ts';
import { cornersTouch } from './formation-parameters.ts';
import { afterCasualties, type Contact, contactOf } from './formation-removal.ts';
import { commandLost, type Row, rowAfter } from './formation-row.ts';
import { modelsOf } from './formation-shape.ts';
import { type DrawnUp, GENERAL, STANDARD_BEARER } from './formation-unit.ts';
import { leadershipUsed, withoutRankAndFile } from './lending.ts';
import { heavyCasualties } from './panic-parameters.ts';

/** The unit when its casualties are off the table. */
export interface After {
  readonly contact: Contact;
  /** Who is left with a name and in contact with an enemy model. */
  readonly namedInContact: readonly string[];
  readonly fallen: readonly string[];
  readonly row: Row;
  /** The highest Leadership that is left to it, and the sentences that say whose. */
  readonly leadership: number;
  readonly sentences: readonly string[];
  /** So many were lost that a unit out of combat would take a panic test. */
  readonly heavy: boolean;
}

/** What is left after so many casualties off the rear and those who fall by name; undefined where nobody is. */
export function after(
  unit: DrawnUp,
  fields: FormationFields,
  casualties: number,
  rules: Rules,
): After | undefined {
  const lostCommand = commandLost(
    unit.row.filter((name) => !fields.falls.includes(name ?? '')),
    unit.others,
    casualties,
  );
  const fallen = [...fields.falls, ...lostCommand];
  const lost = casualties + fields.falls.length;
  const models = modelsOf(unit.shape);
  if (lost === models) return undefined;
  const contact = afterCasualties(unit.shape, lost, unit.base, unit.enemies, rules);
  const { row, firstFile } = rowAfter(unit.row, fallen, contact.shape);
  const corners = rules.of(cornersTouch);
  const touches = (place: number): boolean =>
    [...unit.enemies.values()].some((enemy) =>
      fileInContact(contact.shape, unit.base, firstFile + place, enemy, corners),
    );
  const used = leadershipAfter(unit, fields, fallen, models - lost, rules);
  return {
    contact,
    namedInContact: row.filter((name, place): name is string => name !== undefined && touches(place)),
    fallen,
    row,
    leadership: used.leadership,
    sentences: used.sentences,
    heavy: comesTo(rules.of(heavyCasualties) as Threshold, lost, models),
  };
}

export const before = (unit: DrawnUp, rules: Rules): Contact =>
  contactOf(unit.shape, unit.base, unit.enemies, rules);

function leadershipAfter(
  { characters }: DrawnUp,
  { unit, general, standard, ...fields }: FormationFields,
  fallen: readonly string[],
  models: number,
  rules: Rules,
) {
  const champion = unit.command.includes('champion') && !fallen.includes('champion');
  const charactersLeft = characters.filter((name) => !fallen.includes(name)).length;
  const rankAndFile = models - charactersLeft - (champion ? 1 : 0);
  const lending = {
    characters: Object.fromEntries(
      Object.entries(fields.characters).filter(([name]) => !fallen.includes(name)),
    ),
    general: fallen.includes(GENERAL) ? ('none' as const) : general,
    standard: fallen.includes(STANDARD_BEARER) ? ('none' as const) : standard,
  };
  return leadershipUsed(
    {
      leadership: rankAndFile > 0 ? unit.leadership : undefined,
      champion: champion ? (unit.champion ?? unit.leadership) : undefined,
    },
    rankAndFile > 0 ? lending : withoutRankAndFile(lending, unit.leadership),
    rules,
  );
}
