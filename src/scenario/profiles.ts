import type { ZodType } from 'zod';
import { findProfile, type Profile, profileKeys, type TableGame, valuesOf } from '../army/profiles.ts';
import type { Problem } from '../errors/problem.ts';
import { isApartFromProfile } from '../notation/profile-fields.ts';
import { received } from './expectation.ts';
import {
  type Located,
  type LocatedMap,
  listOf,
  mapOf,
  type Place,
  type Scalar,
  scalarOf,
} from './located.ts';
import { alternatives, elementOf, formsAt, isByName, kindOf, knownKeys, shapeOf } from './shape.ts';

export interface LookedUp {
  readonly node: Located;
  readonly problems: readonly Problem[];
  /** The profiles that are named, by the place of the map that names them. */
  readonly named: ReadonlyMap<Place, { readonly name: string; readonly found: boolean }>;
}

/**
 * Lays the values of every `profile: Army/Unit` beneath what its map states: only keys that the schema knows there,
 * and only what the table holds.
 */
export function withProfiles(fields: Located, schema: ZodType, game: TableGame): LookedUp {
  const problems: Problem[] = [];
  const all = new Map<Place, { name: string; found: boolean }>();

  function inMap(at: Place, entries: LocatedMap, forms: readonly ZodType[]): LocatedMap {
    const inner = new Map(
      [...entries].map(([key, node]) => [
        key,
        inNode(
          node,
          forms.flatMap((form) => formsAt(form, [key])),
        ),
      ]),
    );
    const named = inner.get('profile');
    if (named === undefined || forms.every(isByName)) return inner;
    const fitting = fittingForms(forms, inner);
    if (!takesProfile(fitting)) return inner;
    const name = scalarOf(named);
    const { profile, problem } =
      typeof name === 'string'
        ? findProfile(game, name)
        : { problem: `profile: expected Army/Unit, got ${received(named)}` };
    all.set(at, { name: String(name), found: problem === undefined });
    if (problem !== undefined) problems.push({ ...named.at, message: problem });
    else lay(profile, named, inner, fitting);
    if (!knownKeys(fitting).includes('profile')) inner.delete('profile');
    return inner;
  }

  function inNode(node: Located, forms: readonly ZodType[]): Located {
    const map = mapOf(node);
    if (map !== undefined) return { ...node, value: inMap(node.at, map, forms) };
    const items = listOf(node);
    if (items === undefined) return node;
    return {
      ...node,
      value: items.map((item, i) =>
        inNode(
          item,
          forms.flatMap((form) => formsAt(form, [i])),
        ),
      ),
    };
  }

  return { node: inNode(fields, alternatives(schema)), problems, named: all };
}

/** Can a profile give something here? */
export const takesProfile = (forms: readonly ZodType[]): boolean =>
  knownKeys(forms).some((key) => key === 'profile' || profileKeys.includes(key));

/** The forms that know every key that is stated; all of them where none does. */
function fittingForms(forms: readonly ZodType[], stated: LocatedMap): readonly ZodType[] {
  const fitting = forms.filter((form) => {
    const shape = shapeOf(form);
    return [...stated.keys()].every((key) => key === 'profile' || key in shape);
  });
  return fitting.length > 0 ? fitting : forms;
}

function lay(profile: Profile, named: Located, under: Map<string, Located>, forms: readonly ZodType[]): void {
  const source = { at: named.at, from: `${profile.army}/${profile.name}` };
  for (const [key, each] of Object.entries(valuesOf(profile))) {
    // The tables give the points of a model, files those of a whole unit.
    const value = key === 'points' ? Number(each) * modelsIn(under) : each;
    const schemas = forms.flatMap((form) => formsAt(form, [key]));
    if (under.has(key) || schemas.length === 0 || schemas.some(isApartFromProfile)) continue;
    if (Array.isArray(value)) {
      const accepted = acceptedWords(schemas);
      const words = value.filter((word: string) => accepted === undefined || accepted.has(word));
      if (words.length > 0)
        under.set(key, { ...source, value: words.map((word: string) => ({ ...source, value: word })) });
    } else
      under.set(key, {
        ...source,
        value: typeof value === 'string' ? value.toLowerCase() : (value as Scalar),
      });
  }
}

function modelsIn(unit: LocatedMap): number {
  const models = unit.get('models');
  const stated = models === undefined ? 1 : scalarOf(models);
  return typeof stated === 'number' ? stated : 1;
}

/** The keywords that a list takes; undefined where it takes any. Those that play no part are not laid. */
function acceptedWords(forms: readonly ZodType[]): ReadonlySet<string> | undefined {
  const elements = forms.flatMap((form) => elementOf(form) ?? []).flatMap(alternatives);
  if (elements.length === 0 || !elements.every((each) => kindOf(each) === 'enum')) return undefined;
  return new Set(
    elements.flatMap((each) => Object.values((each as unknown as { enum: Record<string, string> }).enum)),
  );
}
