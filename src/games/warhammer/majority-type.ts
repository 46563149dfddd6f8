import type { UnitType } from './unit-type.ts';

/** How many models of each type; types that are not named have none. */
export type TypeCounts = Readonly<Partial<Record<UnitType, number>>>;

/**
 * The type of a unit is that of most of its rank and file; characters count only where there are none. More than one
 * is returned where they are equally many: then the opponent chooses.
 *
 * @example majorityTypes({ rankAndFile: { infantry: 5, cavalry: 5 }, characters: {} }); // ['infantry', 'cavalry']
 */
export function majorityTypes({
  rankAndFile,
  characters,
}: {
  rankAndFile: TypeCounts;
  characters: TypeCounts;
}): readonly UnitType[] {
  const counted = most(rankAndFile);
  return counted.length > 0 ? counted : most(characters);
}

function most(counts: TypeCounts): UnitType[] {
  const present = (Object.entries(counts) as [UnitType, number][]).filter(([, models]) => models > 0);
  const highest = Math.max(...present.map(([, models]) => models));
  return present.filter(([, models]) => models === highest).map(([type]) => type);
}
