import type { ArmyFields } from './army-fields.ts';
import { failureName } from './army-rule.ts';
import { testLabels, type UnitTests } from './army-tests.ts';

/** The army as reports show it: units by tests, each with the name of the event that notes its failure. */
export interface ArmyScene {
  readonly kind: 'army';
  /** `panic`, `march`, `break by 1` … in the order of tables. */
  readonly tests: readonly string[];
  readonly units: readonly ArmySceneUnit[];
}

export interface ArmySceneUnit {
  readonly name: string;
  readonly models: number;
  /** Of the whole unit, where known. */
  readonly points?: number;
  /** The Leadership that it uses, before modifiers. */
  readonly leadership: number;
  /** Of every test in order, the event of its failure; null where the unit takes none. */
  readonly failures: readonly (string | null)[];
}

export function armyScene(units: readonly UnitTests[], fields: ArmyFields): ArmyScene {
  const labels = testLabels(fields);
  return {
    kind: 'army',
    tests: labels,
    units: units.map(({ name, unit, leadership, panic, others }) => {
      const taken = new Set([...(panic === undefined ? [] : [panic]), ...others].map(({ label }) => label));
      return {
        name,
        models: unit.models,
        ...(unit.points === undefined ? {} : { points: unit.points }),
        leadership,
        failures: labels.map((label) => (taken.has(label) ? failureName({ unit: name, label }) : null)),
      };
    }),
  };
}
