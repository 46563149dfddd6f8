import type { Die } from '../dice/die.ts';
import { limitsOf } from './limits.ts';

/** How a die is read from random bytes when it is rolled alone. */
export interface DieTable {
  /** Bytes of a random number; 0 for a fixed number. */
  readonly bytes: 0 | 1 | 2 | 4;
  /** Numbers from here on are rejected. */
  readonly limit: number;
  /** The value that each number shows; of four bytes there are too many, see `search`. */
  readonly values: Int32Array;
  search(number: number): number;
}

/** By the dice's serial numbers, without a gap: a sparse array would be looked up like a map. */
const tables: (DieTable | undefined)[] = [];

/** The same die gives the same table. */
export function tableOf(die: Die): DieTable {
  const known = tables[die.serial];
  if (known !== undefined) return known;
  while (tables.length <= die.serial) tables.push(undefined);
  const made = makeTable(die);
  tables[die.serial] = made;
  return made;
}

function makeTable({ faces, total }: Die): DieTable {
  const { bytes, limits } = limitsOf(
    faces.map((face) => face.ways),
    total,
  );
  const limit = limits.at(-1)!;
  const search = (number: number): number => {
    let face = 0;
    while (number >= limits[face]!) face++;
    return faces[face]!.value;
  };
  if (faces.length === 1) return { bytes: 0, limit, values: Int32Array.of(faces[0]!.value), search };
  if (bytes === 4) return { bytes, limit, values: new Int32Array(0), search };
  const values = new Int32Array(limit);
  for (let face = 0, from = 0; face < faces.length; from = limits[face++]!) {
    values.fill(faces[face]!.value, from, limits[face]!);
  }
  return { bytes, limit, values, search };
}
