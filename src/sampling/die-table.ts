import type { Die } from '../dice/die.ts';
import { limitsOf } from './limits.ts';

/** How a die is read from random bytes when it is rolled alone. */
export interface DieTable {
  /** Bytes of a random number; 0 for a fixed number. */
  readonly bytes: 0 | 1 | 2 | 4;
  /** Numbers from here on are rejected. */
  readonly last: number;
  /** The value that each number shows; of four bytes there are too many, see `search`. */
  readonly values: Int32Array;
  search(number: number): number;
}

const made = new WeakMap<Die, DieTable>();

/** The same die gives the same table. */
export function tableOf(die: Die): DieTable {
  let table = made.get(die);
  if (table === undefined) {
    table = makeTable(die);
    made.set(die, table);
  }
  return table;
}

function makeTable({ faces, total }: Die): DieTable {
  const { bytes, limits } = limitsOf(
    faces.map((face) => face.ways),
    total,
  );
  const last = limits.at(-1)!;
  const search = (number: number): number => {
    let face = 0;
    while (number >= limits[face]!) face++;
    return faces[face]!.value;
  };
  if (faces.length === 1) return { bytes: 0, last, values: Int32Array.of(faces[0]!.value), search };
  if (bytes === 4) return { bytes, last, values: new Int32Array(0), search };
  return { bytes, last, values: Int32Array.from({ length: last }, (_, number) => search(number)), search };
}
