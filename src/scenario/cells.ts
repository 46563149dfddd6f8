import { type Alternative, AS_WRITTEN } from './compare.ts';
import type { Located, LocatedMap } from './located.ts';
import { overlaid, withValueAt } from './overlay.ts';
import { withRulesMap } from './rules-node.ts';
import type { Axis } from './vary.ts';

/** The most cells that a file may have. */
export const MOST_CELLS = 2000;

/** One combination of what is varied under one alternative, laid over the file. */
export interface LaidCell {
  /** Of every axis, its name and the value here. */
  readonly settings: LocatedMap;
  readonly alternative?: string;
  readonly cost?: number;
  readonly laid: LocatedMap;
}

/**
 * Every combination of the axes, the last one changing fastest; under each, the file as written and then its
 * alternatives. What is varied is laid over the file first and the alternative over that, so that an alternative
 * without a standard has none at any distance that is varied.
 */
export function cellsOf(
  fields: LocatedMap,
  axes: readonly Axis[],
  alternatives: readonly Alternative[],
): { readonly cells: readonly LaidCell[] } | { readonly problem: string } {
  const count = axes.reduce(
    (product, { values }) => product * Math.max(1, values.length),
    alternatives.length + 1,
  );
  if (count > MOST_CELLS)
    return { problem: `vary and compare together make ${count} cells; at most ${MOST_CELLS} are run` };
  return {
    cells: combinations(axes).flatMap((settings) => {
      const laid = axes.reduce((map, { name, path }) => {
        const value = settings.get(name);
        return value === undefined ? map : withRulesMap(withValueAt(map, path, value));
      }, fields);
      const written: LaidCell = { settings, laid };
      if (alternatives.length === 0) return [written];
      return [
        { ...written, alternative: AS_WRITTEN },
        ...alternatives.map(
          ({ name, over, cost }): LaidCell => ({
            settings,
            alternative: name,
            ...(cost === undefined ? {} : { cost }),
            laid: withRulesMap(overlaid(laid, over)),
          }),
        ),
      ];
    }),
  };
}

function combinations(axes: readonly Axis[]): LocatedMap[] {
  return axes.reduce<ReadonlyMap<string, Located>[]>(
    (made, { name, values }) =>
      values.length === 0
        ? made
        : made.flatMap((map) => values.map((value) => new Map(map).set(name, value))),
    [new Map()],
  );
}
