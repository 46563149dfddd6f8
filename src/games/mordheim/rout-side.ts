import { z } from 'zod';
import { FieldError } from '../../errors/field-error.ts';
import { modifier } from '../../notation/fields.ts';
import { type Condition, condition, recovered } from './condition.ts';
import { losses, weightOf } from './losses.ts';
import { leave } from './voluntary-rout.ts';
import { type Group, groupName, groupsOf, isHero, warband } from './warband.ts';

// One side of a battle: its warband, the losses it takes, and what helps it to hold.

export const sideFields = {
  losses: losses.prefault({}),
  happens: z
    .array(
      z.strictObject({
        turn: z.int().min(1).max(30).describe('the own turn at whose start it has happened'),
        group: groupName,
        is: condition,
      }),
    )
    .max(60)
    .default([])
    .describe('what happens for certain: the whole group is in this state from the start of that own turn'),
  leave: leave.default('never'),
  bonus: modifier.default(0).describe('added to Leadership in Rout tests'),
  reroll: z
    .union([
      z.enum(['never', 'once', 'always']),
      z.strictObject({ while: groupName.describe('re-rolls while this group has somebody standing') }),
    ])
    .default('never')
    .describe('re-rolls of failed Rout tests: never, once in the battle, always, or while: a group stands'),
  passesFirst: z
    .boolean()
    .default(false)
    .describe('the first Rout test is passed without a roll (holy relic)'),
} as const;

export const sideSchema = z.strictObject({ warband, ...sideFields });
export type SideFields = z.output<typeof sideSchema>;

/** Warriors who are alike in everything that a Rout test depends on, so that they need only be counted. */
export interface WarriorClass {
  readonly names: readonly string[];
  readonly count: number;
  readonly hero: boolean;
  readonly isLeader: boolean;
  readonly leadership: number;
  readonly lends: boolean;
  /** In the draw of who falls. */
  readonly weight: number;
  /** What one of them out of action counts, in `Side.unit`ths of a warrior. */
  readonly routWeight: number;
  readonly immune: boolean;
  /** By own turn, the first at 0: at the start of that turn, before its losses. */
  readonly states: readonly Condition[];
}

export interface Side extends SideFields {
  readonly name: string;
  readonly classes: readonly WarriorClass[];
  /** Everyone who takes part in this battle. */
  readonly size: number;
  /** A warrior in units in which all rout weights are whole. */
  readonly unit: number;
}

/**
 * Makes a side ready: like warriors are put together and their states are carried through the turns.
 *
 * @param path of the side in the file, for errors
 * @throws {FieldError} a name that is no group of the warband, or a chance above 1
 */
export function sideOf(name: string, fields: SideFields, turns: number, path: readonly string[]): Side {
  const groups = groupsOf(fields.warband).filter(({ count }) => count > 0);
  checkNames(fields, path);
  const unit = groups.reduce((unit, { routWeight }) => unit * routWeight.under, 1);
  const classes = groups.map(
    (group): WarriorClass => ({
      names: [group.name],
      count: group.count,
      hero: isHero(group),
      isLeader: group.role === 'leader',
      leadership: group.lends ? group.leadership : 0,
      lends: group.lends,
      weight: weightOf(fields.losses, group.name),
      routWeight: (group.routWeight.over * unit) / group.routWeight.under,
      immune: group.immune,
      states: statesOf(group, fields, turns),
    }),
  );
  return {
    ...fields,
    name,
    classes: together(classes, fields),
    size: groups.reduce((sum, { count }) => sum + count, 0),
    unit,
  };
}

/** The same side where heroes need not be told from others. */
export const withoutHeroes = (side: Side): Side => ({
  ...side,
  classes: together(
    side.classes.map((each) => ({ ...each, hero: false })),
    side,
  ),
});

/** Puts like warriors together; those on whom a re-roll depends stay apart. */
function together(classes: readonly WarriorClass[], { reroll }: SideFields): WarriorClass[] {
  const apart = typeof reroll === 'string' ? [] : [reroll.while];
  const merged = new Map<string, WarriorClass>();
  for (const each of classes) {
    const { names, count } = each;
    const key = JSON.stringify([
      apart.some((name) => names.includes(name)),
      { ...each, names: [], count: 0 },
    ]);
    const alike = merged.get(key);
    merged.set(
      key,
      alike === undefined ? each : { ...each, names: [...alike.names, ...names], count: alike.count + count },
    );
  }
  return [...merged.values()];
}

/** What happens is in force from the start of its turn; recovery comes after that turn's Rout test. */
function statesOf(group: Group, { happens }: SideFields, turns: number): Condition[] {
  const states: Condition[] = [];
  let state = group.state;
  for (let turn = 1; turn <= turns; turn++) {
    for (const event of happens) if (event.turn === turn && event.group === group.name) state = event.is;
    states.push(state);
    state = recovered(state);
  }
  return states;
}

/**
 * Are all groups that are named groups of the warband, and all chances chances?
 *
 * @throws {FieldError} if not
 */
export function checkNames(
  { warband, losses, happens, reroll }: Omit<SideFields, 'warband'> & { readonly warband: object },
  path: readonly string[],
): void {
  const groups = Object.keys(warband);
  const check = (name: string, ...field: (string | number)[]): void => {
    if (groups.includes(name)) return;
    const message = `"${name}" is no group of this warband; its groups are ${groups.join(', ')}`;
    throw new FieldError([...path, ...field], message);
  };
  for (const name of Object.keys(losses.weights)) {
    if (name !== 'others') check(name, 'losses', 'weights', name);
  }
  happens.forEach(({ group }, i) => {
    check(group, 'happens', i, 'group');
  });
  if (typeof reroll !== 'string') check(reroll.while, 'reroll', 'while');
  if (!('each' in losses.eachTurn)) return;
  const { over, under } = losses.eachTurn.each;
  for (const group of groups) {
    if (weightOf(losses, group) * over <= under) continue;
    const message = `the weight of ${group} makes its chance to fall each turn larger than 1`;
    throw new FieldError([...path, 'losses', 'weights'], message);
  }
}
