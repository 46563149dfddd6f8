import { profileTable as mordheimProfiles } from './tables/mordheim.generated.ts';
import { profileTable, unitTable } from './tables/warhammer.generated.ts';

/** A unit or model as the shipped tables give it. A characteristic that the table lacks is absent. */
export interface Profile {
  readonly army: string;
  readonly name: string;
  /** Inches. Text where it is rolled for: `2D6`. */
  readonly move?: number | string;
  readonly weaponSkill?: number | string;
  readonly ballisticSkill?: number | string;
  readonly strength?: number | string;
  readonly toughness?: number | string;
  readonly wounds?: number | string;
  readonly initiative?: number | string;
  readonly attacks?: number | string;
  readonly leadership?: number | string;
  /** Of a model; of characters and machines the base price. */
  readonly points?: number;
  /** Such as bear on morale: `Cold-blooded`, `Immune to Psychology`. Absent in tables of bare profiles. */
  readonly keywords?: readonly string[];
}

/** The columns of the tables, and what they are called in scenario files. */
const CHARACTERISTICS = {
  M: 'move',
  WS: 'weaponSkill',
  BS: 'ballisticSkill',
  S: 'strength',
  T: 'toughness',
  W: 'wounds',
  I: 'initiative',
  A: 'attacks',
  Ld: 'leadership',
} as const;

/** Keywords of the tables, and the fields of scenario files that say the same: `coldBlooded: true`. */
export const keywordFields: Readonly<Record<string, readonly string[]>> = {
  'Cold-blooded': ['coldBlooded'],
  Fear: ['fear', 'causesFear'],
  Frenzy: ['frenzy'],
  'Immune to Psychology': ['immuneToPsychology'],
  'Large Target': ['large', 'largeTarget'],
  Stubborn: ['stubborn'],
  Stupidity: ['stupidity'],
  Swiftstride: ['swiftstride'],
  Terror: ['terror', 'causesTerror'],
  Unbreakable: ['unbreakable'],
  Unstable: ['unstable'],
};

/** Everything that a look-up may give, as it is called in scenario files. */
export const profileKeys: readonly string[] = [
  ...Object.values(CHARACTERISTICS),
  'points',
  'keywords',
  ...Object.values(keywordFields).flat(),
];

/** The values of a profile under the names that scenario files have for them. */
export function valuesOf({ army: _, name: __, ...profile }: Profile): Readonly<Record<string, unknown>> {
  const fields = (profile.keywords ?? []).flatMap((keyword) => keywordFields[keyword] ?? []);
  return { ...profile, ...Object.fromEntries(fields.map((field) => [field, true])) };
}

export type TableGame = 'warhammer' | 'mordheim';

/** What all of an army have by its army rule; said here for tables that hold no keywords. */
const ARMY_KEYWORDS: Readonly<Record<string, readonly string[]>> = { Lizardmen: ['Cold-blooded'] };

const read = new Map<TableGame, readonly (readonly Profile[])[]>();

/** The tables of a game in the order in which names are looked up: units before profiles of single models. */
export function profileTables(game: TableGame): readonly (readonly Profile[])[] {
  let tables = read.get(game);
  if (tables === undefined) {
    tables = (game === 'warhammer' ? [unitTable, profileTable] : [mordheimProfiles]).map(readTable);
    read.set(game, tables);
  }
  return tables;
}

function readTable(text: string): Profile[] {
  const [head, ...lines] = text.split('\n');
  const columns = head!.split('|');
  const profiles: Profile[] = [];
  let army = '';
  for (const line of lines) {
    if (!line.startsWith('|')) army = line;
    else profiles.push(readRow(army, columns, line.slice(1).split('|')));
  }
  return profiles;
}

function readRow(army: string, columns: readonly string[], [name, ...fields]: readonly string[]): Profile {
  const profile: Record<string, unknown> = { army, name };
  if (ARMY_KEYWORDS[army] !== undefined) profile.keywords = ARMY_KEYWORDS[army];
  columns.forEach((column, i) => {
    const field = fields[i] ?? '';
    if (column in CHARACTERISTICS) {
      if (field !== '' && field !== '-')
        profile[CHARACTERISTICS[column as keyof typeof CHARACTERISTICS]] = /^[\d.]+$/.test(field)
          ? Number(field)
          : field;
    } else if (column === 'points') profile.points = Number(field);
    else if (column === 'keywords') profile.keywords = field === '' ? [] : field.split('; ');
  });
  return profile as unknown as Profile;
}
