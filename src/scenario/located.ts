/** A place in a file; line and column count from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export type Scalar = string | number | boolean;
export type Path = readonly (string | number)[];

/**
 * A value that knows where it was written. Overlays are laid in this form, so that a fault is reported at the
 * place where it was written, whichever alternative brought it in.
 */
export interface Located {
  readonly at: Place;
  /** Where its key stands, in a map. */
  readonly keyAt?: Place;
  readonly value: Scalar | LocatedList | LocatedMap;
  /** The profile that this was taken from; it is then placed where the profile is named. */
  readonly from?: string;
}
export type LocatedList = readonly Located[];
export type LocatedMap = ReadonlyMap<string, Located>;

/** The entries, where it is a map. */
export const mapOf = (node: Located | undefined): LocatedMap | undefined =>
  node !== undefined && node.value instanceof Map ? node.value : undefined;

/** The items, where it is a list. */
export const listOf = (node: Located | undefined): LocatedList | undefined =>
  node !== undefined && Array.isArray(node.value) ? (node.value as LocatedList) : undefined;

/** The text, number or truth value, where it is one. */
export const scalarOf = (node: Located | undefined): Scalar | undefined =>
  node !== undefined && typeof node.value !== 'object' ? node.value : undefined;

/** Where to point when something is missing in the value: at its key, or else at its start. */
export const placeOf = (node: Located): Place => node.keyAt ?? node.at;

/** Without the places. */
export function plain(node: Located): unknown {
  const map = mapOf(node);
  if (map !== undefined) return plainMap(map);
  return listOf(node)?.map(plain) ?? node.value;
}

/** A map without the places. */
export const plainMap = (map: LocatedMap): Record<string, unknown> =>
  Object.fromEntries([...map].map(([key, value]) => [key, plain(value)]));

/** Plain data as if it had been written at a place. */
export function locatedAt(at: Place, value: unknown): Located {
  if (Array.isArray(value)) return { at, value: value.map((item) => locatedAt(at, item)) };
  if (typeof value !== 'object' || value === null) return { at, value: value as Scalar };
  return { at, value: new Map(Object.entries(value).map(([key, inner]) => [key, locatedAt(at, inner)])) };
}

/** The value at a path, or undefined where the path leads nowhere. */
export function nodeAt(node: Located | undefined, path: Path): Located | undefined {
  let here = node;
  for (const step of path)
    here = typeof step === 'number' ? listOf(here)?.[step] : mapOf(here)?.get(String(step));
  return here;
}

/** The value at a path, or the last one that exists on the way there. */
export function nearestNode(node: Located, path: Path): Located {
  let here = node;
  for (const step of path) {
    const next = nodeAt(here, [typeof step === 'number' && mapOf(here) ? String(step) : step]);
    if (next === undefined) return here;
    here = next;
  }
  return here;
}
