import leven from 'leven';
import { type Profile, profileTables, type TableGame } from './profile-tables.ts';

export { type Profile, profileKeys, type TableGame, valuesOf } from './profile-tables.ts';

/** Either the profile, or why there is none: what to write instead. */
export type LookUp =
  | { readonly profile: Profile; readonly problem?: undefined }
  | { readonly profile?: undefined; readonly problem: string };

const nameOf = ({ army, name }: Profile): string => `${army}/${name}`;

/**
 * Looks up `Army/Unit` in the shipped tables: first among units, then among the profiles of single models. Capitals
 * and the shape of the apostrophe do not matter.
 *
 * @example findProfile('warhammer', 'Empire/Halberdiers').profile?.leadership; // 7
 */
export function findProfile(game: TableGame, text: string): LookUp {
  const wanted = plain(text);
  for (const index of indexesOf(game)) {
    const found = index.get(wanted) ?? [];
    if (found.length > 1) return { problem: ambiguous(found) };
    if (found[0] !== undefined) return { profile: found[0] };
  }
  return { problem: unknown(text, profileTables(game).flat()) };
}

type Index = ReadonlyMap<string, readonly Profile[]>;
const indexes = new Map<TableGame, readonly Index[]>();

/** The tables of a game by plain name; made once. */
function indexesOf(game: TableGame): readonly Index[] {
  const made = indexes.get(game) ?? profileTables(game).map(indexed);
  indexes.set(game, made);
  return made;
}

function indexed(table: readonly Profile[]): Index {
  const index = new Map<string, Profile[]>();
  for (const profile of table) {
    const name = plain(nameOf(profile));
    index.set(name, [...(index.get(name) ?? []), profile]);
  }
  return index;
}

const plain = (text: string): string => text.trim().toLowerCase().replaceAll('’', "'");

function ambiguous(found: readonly Profile[]): string {
  const each = found.map((profile) => {
    const { army: _, name: __, ...values } = profile;
    return Object.entries(values)
      .map(([key, value]) => `${key} ${value}`)
      .join(', ');
  });
  return `${JSON.stringify(nameOf(found[0]!))} stands ${found.length} times in the tables: (${each.join('), (')}); write the values that are meant instead`;
}

function unknown(text: string, all: readonly Profile[]): string {
  const quoted = JSON.stringify(text);
  const slash = text.indexOf('/');
  const armies = [...new Set(all.map(({ army }) => army))];
  if (slash < 0) {
    const elsewhere = namesLike(text, all);
    return `${quoted} is no profile; write Army/Unit${elsewhere.length > 0 ? `, for example ${elsewhere.join(', ')}` : ''}`;
  }
  const army = armies.find((name) => plain(name) === plain(text.slice(0, slash)));
  const unit = text.slice(slash + 1);
  if (army === undefined) {
    const near = nearest(text.slice(0, slash), armies);
    return `there is no army ${JSON.stringify(text.slice(0, slash))}${near ? `, did you mean ${JSON.stringify(near)}?` : ''}; armies: ${armies.join(', ')}`;
  }
  const own = [...new Set(all.filter((profile) => profile.army === army).map(({ name }) => name))];
  const near = nearest(unit, own);
  if (near !== undefined)
    return `there is no profile ${quoted}, did you mean ${JSON.stringify(`${army}/${near}`)}?`;
  const elsewhere = namesLike(unit, all);
  return `there is no profile ${quoted}${elsewhere.length > 0 ? `; elsewhere: ${elsewhere.join(', ')}` : ''}; ${army} has ${shortened(own)}`;
}

/** The unit under any army: the same name, or one that holds it. */
function namesLike(unit: string, all: readonly Profile[]): string[] {
  const wanted = plain(unit);
  if (wanted.length < 3) return [];
  const exact = all.filter(({ name }) => plain(name) === wanted);
  const like = exact.length > 0 ? exact : all.filter(({ name }) => plain(name).includes(wanted));
  return [...new Set(like.map(nameOf))].slice(0, 4);
}

const shortened = (names: readonly string[]): string =>
  names.slice(0, 12).join(', ') + (names.length > 12 ? ` and ${names.length - 12} more` : '');

function nearest(word: string, known: readonly string[]): string | undefined {
  const most = word.length < 4 ? 1 : Math.min(4, Math.floor(word.length * 0.4));
  const [best] = known
    .map((name) => ({ name, distance: leven(plain(word), plain(name), { maxDistance: most + 1 }) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.name;
}
