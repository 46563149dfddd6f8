import { type Located, type LocatedMap, listOf, mapOf, type Path } from './located.ts';

/**
 * Lays one map over another: maps are merged key by key at every depth; a list or a plain value replaces what
 * was there.
 */
export function overlaid(under: LocatedMap, over: LocatedMap): LocatedMap {
  const merged = new Map(under);
  for (const [key, value] of over) {
    const below = mapOf(under.get(key));
    const above = mapOf(value);
    merged.set(
      key,
      below === undefined || above === undefined ? value : { ...value, value: overlaid(below, above) },
    );
  }
  return merged;
}

/** A map with another value at a path. The path must exist but for its last step. */
export function withValueAt(map: LocatedMap, [step, ...rest]: Path, value: Located): LocatedMap {
  const key = String(step);
  return new Map(map).set(key, replaced(map.get(key), rest, value));
}

function replaced(node: Located | undefined, path: Path, value: Located): Located {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const list = listOf(node);
  if (list !== undefined)
    return { ...node!, value: list.map((item, i) => (i === step ? replaced(item, rest, value) : item)) };
  const map = mapOf(node);
  if (map === undefined) throw new Error(`There is nothing at ${path.join('.')}.`);
  return { ...node!, value: withValueAt(map, path, value) };
}
