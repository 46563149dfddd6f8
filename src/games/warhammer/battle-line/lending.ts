import { type Battle, FLEEING, GONE, STANDARD_LOST } from './battle.ts';
import type { Line } from './line.ts';
import { areWithin } from './near.ts';

/** Nobody lends besides those who still stand. */
export const NOBODY = -1;

/**
 * The Leadership of a unit: its own, or that of its side's General if he does not flee and is near enough; of his own
 * unit also while it flees. `alsoLends` is a unit that lends though it flees or is gone.
 */
export function leadershipOf(line: Line, battle: Battle, unit: number, alsoLends = NOBODY): number {
  const { side, leadership } = line.units[unit]!;
  const general = line.general[side];
  if (general < 0) return leadership;
  const his = line.generalLeadership[side];
  if (general === unit) return Math.max(leadership, his);
  if (his <= leadership || !lends(battle, general, alsoLends)) return leadership;
  const { generalWithin, largeGeneralWithin, tolerance } = line.readings;
  const reach = line.generalIsLarge[side] ? largeGeneralWithin : generalWithin;
  return areWithin(line, battle, unit, general, reach + tolerance) ? his : leadership;
}

/** Is the battle standard near enough for a failed test to be rolled again? */
export function standardIsNear(line: Line, battle: Battle, unit: number, alsoLends = NOBODY): boolean {
  const standard = line.standard[line.units[unit]!.side];
  if (standard < 0 || battle.is(standard, STANDARD_LOST)) return false;
  if (standard === unit) return !battle.is(unit, FLEEING) || line.readings.ownFleeingStandard;
  if (!lends(battle, standard, alsoLends)) return false;
  const { standardWithin, tolerance } = line.readings;
  return areWithin(line, battle, unit, standard, standardWithin + tolerance);
}

const lends = (battle: Battle, unit: number, alsoLends: number): boolean =>
  unit === alsoLends || !battle.is(unit, GONE | FLEEING);
