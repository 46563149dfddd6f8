import { modelsOf, type Shape } from './formation-shape.ts';

// Who stands in the front rank, and how places are filled when models fall.

/** The front rank from left to right: a name, or undefined for one of the rank and file. */
export type Row = readonly (string | undefined)[];

/** Those with a file given stand there (files from 1); the others in the first free files from the left. */
export function rowOf(names: readonly string[], files: Readonly<Record<string, number>>, wide: number): Row {
  const row: (string | undefined)[] = Array(wide).fill(undefined);
  for (const name of names) if (files[name] !== undefined) row[files[name] - 1] = name;
  for (const name of names) if (files[name] === undefined) row[row.indexOf(undefined)] = name;
  return row;
}

/** In this order command models fall once no others of the rank and file are left; characters only fall by name. */
const commandFalls = ['musician', 'standard', 'champion'] as const;

/**
 * The command models that fall with so many casualties, because nobody else is left.
 *
 * @param others rank and file without a name
 */
export function commandLost(row: Row, others: number, casualties: number): readonly string[] {
  const present = commandFalls.filter((name) => row.includes(name));
  return present.slice(0, Math.max(0, casualties - others));
}

/**
 * The front rank of a shape that is left. A model that has fallen is replaced, where it stood, by one of the rank
 * and file; where the only rank shrinks, those with a name close ranks towards the files that are kept.
 */
export function rowAfter(row: Row, fallen: readonly string[], shape: Shape): { row: Row; firstFile: number } {
  const filled = row.map((name) => (name !== undefined && fallen.includes(name) ? undefined : name));
  if (shape.full > 0) return { row: filled, firstFile: 0 };
  const kept = [...filled];
  for (let i = 0; i < shape.from; i++) kept.splice(kept.indexOf(undefined), 1);
  while (kept.length > modelsOf(shape)) kept.splice(kept.lastIndexOf(undefined), 1);
  return { row: kept, firstFile: shape.from };
}
