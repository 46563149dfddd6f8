import type { Target } from './automatic-hit.ts';
import type { Condition } from './condition.ts';
import { weightOf } from './losses.ts';
import type { NervesFields } from './nerves-fields.ts';
import { isHero } from './warband.ts';

/** Warriors who are alike in all that their nerves depend on, so that they need only be counted. */
export interface Troop extends Target {
  readonly names: readonly string[];
  readonly count: number;
  readonly hero: boolean;
  readonly isLeader: boolean;
  readonly leadership: number;
  readonly lends: boolean;
  readonly weight: number;
  /** What one of them out of action counts, in `unit`ths of a warrior. */
  readonly routWeight: number;
  readonly immune: boolean;
  readonly wounds: number;
  readonly state: Condition;
}

export interface Troops {
  readonly troops: readonly Troop[];
  readonly size: number;
  /** A warrior in units in which all rout weights are whole. */
  readonly unit: number;
}

/** Puts like warriors together; those of whom something is said by name stay apart. */
export function troopsOf({ warband, losses, happens, reroll }: NervesFields): Troops {
  const groups = Object.entries(warband).filter(([, { count, absent }]) => count > absent);
  const unit = groups.reduce((unit, [, { routWeight }]) => unit * routWeight.under, 1);
  const apart = new Set(happens.map(({ group }) => group));
  if (typeof reroll !== 'string') apart.add(reroll.while);
  const troops = new Map<string, Troop>();
  for (const [name, group] of groups) {
    const { count, absent, role, lendsLeadership, routWeight, ...rest } = group;
    const troop: Troop = {
      ...rest,
      save: group.save,
      names: [name],
      count: count - absent,
      hero: isHero(group),
      isLeader: role === 'leader',
      lends: lendsLeadership,
      weight: weightOf(losses, name),
      routWeight: (routWeight.over * unit) / routWeight.under,
    };
    const key = JSON.stringify([apart.has(name) ? name : '', { ...troop, names: [], count: 0 }]);
    const alike = troops.get(key);
    troops.set(
      key,
      alike === undefined
        ? troop
        : { ...troop, names: [...alike.names, name], count: alike.count + troop.count },
    );
  }
  const size = groups.reduce((sum, [, { count, absent }]) => sum + count - absent, 0);
  return { troops: [...troops.values()], size, unit };
}
