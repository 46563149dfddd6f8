import type { ArmyScene, ArmySceneUnit } from '../../games/warhammer/army-scene.ts';
import type { Cell, EventShare, Result } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { baselineOf, cellsOf } from '../reading/varied.ts';

/** The army of a cell, if it is one. */
export const armyOf = ({ scene }: Cell): ArmyScene | undefined =>
  (scene as ArmyScene | undefined)?.kind === 'army' ? (scene as ArmyScene) : undefined;

/** The army as the file has it: the first cell that no alternative changes. */
export function asWritten(result: Result): { readonly cell: Cell; readonly army: ArmyScene } | undefined {
  const cell = cellsOf(result, baselineOf(result))[0];
  const army = cell && armyOf(cell);
  return cell && army && { cell, army };
}

/** How often a unit fails a test; undefined where it takes none. */
export function failureOf(cell: Cell, failure: string | null): EventShare | undefined {
  return failure === null ? undefined : (eventsOf(cell).get(failure) ?? never(failure));
}

const known = new WeakMap<Cell, ReadonlyMap<string, EventShare>>();

function eventsOf(cell: Cell): ReadonlyMap<string, EventShare> {
  const events = known.get(cell) ?? new Map(cell.events.map((event) => [event.name, event]));
  known.set(cell, events);
  return events;
}

/** A failure that cannot happen is not noted. */
const never = (name: string): EventShare => ({
  name,
  clause: name,
  tone: 'bad',
  quantities: {},
  count: 0,
  simulated: 0,
  low: 0,
  high: 0,
  exact: 0,
});

/** The tests of a unit with the chance to fail each. */
export const testsOfUnit = (
  cell: Cell,
  { tests }: ArmyScene,
  { failures }: ArmySceneUnit,
): { readonly test: string; readonly failure: string; readonly chance: number }[] =>
  tests.flatMap((test, i) => {
    const failure = failures[i] ?? null;
    const share = failureOf(cell, failure);
    return failure === null || share === undefined ? [] : [{ test, failure, chance: chance(share) }];
  });

/** The mean chance to fail, over every test of every unit, each taken once. */
export function meanFailure(cell: Cell, army: ArmyScene): number {
  const all = army.units.flatMap((unit) => testsOfUnit(cell, army, unit));
  return all.length === 0 ? 0 : all.reduce((sum, { chance }) => sum + chance, 0) / all.length;
}

/** How many tests the army takes, each once. */
export const numberOfTests = ({ units }: ArmyScene): number =>
  units.flatMap(({ failures }) => failures).filter((failure) => failure !== null).length;
