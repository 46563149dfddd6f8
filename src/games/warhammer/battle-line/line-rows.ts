import {
  directions,
  distances,
  generalWithin,
  grounds,
  happenings,
  moments,
  profiles,
  shares,
  sizes,
  startBoxes,
  startStates,
} from './rule/line.ts';
import { choices, lengths } from './rule/readings.ts';

/** The rows that the rule reads a line from, by their names, here and where the rule is compiled. */
const rows = {
  choices,
  directions,
  distances,
  generalWithin,
  grounds,
  happenings,
  lengths,
  moments,
  profiles,
  shares,
  sizes,
  startBoxes,
  startStates,
} as const;

/** What they hold of one line: each as long as is needed. */
export type LineRows = {
  readonly [Name in keyof typeof rows]: (typeof rows)[Name] extends Float64Array ? Float64Array : Int32Array;
};

export const rowNames = Object.keys(rows) as (keyof LineRows)[];

/** Lays out a line: from now on the rule is that of its battle. */
export function layOut(line: LineRows): void {
  for (const name of rowNames) rows[name].set(line[name]);
}
