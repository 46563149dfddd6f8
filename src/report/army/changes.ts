import type { Cell, Result } from '../../study/result.ts';
import { comparisonsOf } from '../reading/comparison.ts';
import { armyOf, meanFailure, testsOfUnit } from './reading.ts';

/** What one change to the list does, all else as it is. */
export interface ArmyChange {
  readonly name: string;
  readonly cell: Cell;
  readonly base: Cell;
  /** In the chance that at least one unit panics. */
  readonly panic: number;
  /** In the mean chance to fail, over every test of every unit, each taken once. */
  readonly mean: number;
  /** Units of which any test has changed. */
  readonly units: readonly string[];
  /** The test that it moves most, and how far. */
  readonly most?: { readonly failure: string; readonly difference: number };
  /** Points that the change costs, where given. */
  readonly cost?: number;
  /** Points of the unit that it is about, where it is one and they are known. */
  readonly unitPoints?: number;
}

/** Differences smaller than the ninth digit of a result are nothing. */
const LEAST = 1e-8;

/** Every alternative of an army against the file as written, the most helpful first. */
export function armyChanges(result: Result): readonly ArmyChange[] {
  return comparisonsOf(result)
    .map(({ cell, base, difference, cost }) => changed(cell, base, difference, cost))
    .sort((a, b) => a.mean - b.mean || a.panic - b.panic);
}

/** Does it change anything at all? */
export const matters = ({ units }: ArmyChange): boolean => units.length > 0;

function changed(cell: Cell, base: Cell, panic: number, cost: number | undefined): ArmyChange {
  const army = armyOf(cell)!;
  const before = armyOf(base)!;
  const was = new Map(
    before.units
      .flatMap((unit) => testsOfUnit(base, before, unit))
      .map(({ failure, chance }) => [failure, chance]),
  );
  const moves = army.units.flatMap((unit) =>
    testsOfUnit(cell, army, unit).flatMap(({ failure, chance }) => {
      const difference = chance - (was.get(failure) ?? 0);
      return Math.abs(difference) < LEAST ? [] : [{ unit, failure, difference }];
    }),
  );
  const most = [...moves].sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference))[0];
  const units = [...new Set(moves.map(({ unit }) => unit))];
  const points = units.length === 1 ? units[0]!.points : undefined;
  return {
    name: cell.alternative ?? '',
    cell,
    base,
    panic,
    mean: meanFailure(cell, army) - meanFailure(base, before),
    units: units.map(({ name }) => name),
    ...(most === undefined ? {} : { most: { failure: most.failure, difference: most.difference } }),
    ...(cost === undefined ? {} : { cost }),
    ...(points === undefined ? {} : { unitPoints: points }),
  };
}
