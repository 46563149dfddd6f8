// Who has caused how many of a phase's casualties, as a text that fits into a state. The last to strike stands last.

/** Adds what an enemy has done; losses of our own making (`by` undefined) are pooled as one source. */
export function strike(sources: string, by: string | undefined, casualties: number): string {
  if (casualties === 0) return sources;
  const name = by ?? '';
  const all = parse(sources);
  const before = all.find(([who]) => who === name)?.[1] ?? 0;
  const others = all.filter(([who]) => who !== name);
  return JSON.stringify([...others, [name, before + casualties]]);
}

/** The enemy of the most casualties; of equals the one that struck last. Undefined where that is no enemy. */
export function mostCasualties(sources: string): string | undefined {
  let most: readonly [string, number] = ['', 0];
  for (const source of parse(sources)) if (source[1] >= most[1]) most = source;
  return most[0] === '' ? undefined : most[0];
}

const parse = (sources: string): [who: string, casualties: number][] =>
  sources === '' ? [] : (JSON.parse(sources) as [string, number][]);
