import type { Die } from './die.ts';
import { nextSerial } from './serial.ts';

/**
 * Several dice, too many to be one die, of which only a running number matters: their sum, the highest, how many succeed.
 * A rule rolls it like a die; it is rolled part by part.
 */
export interface Pool {
  readonly name: string;
  readonly parts: readonly Die[];
  /** The running number before each part and after the last; each ascending. */
  readonly stages: readonly (readonly number[])[];
  /** The running number after one more part. */
  readonly join: (before: number, shown: number) => number;
  /** As a die's. */
  readonly serial: number;
}

/** What a rule can roll. */
export type Rollable = Die | Pool;

export const isPool = (what: Rollable): what is Pool => 'parts' in what;

/** The numbers that it can show, ascending. */
export function valuesOf(what: Rollable): readonly number[] {
  return isPool(what) ? what.stages.at(-1)! : what.faces.map((face) => face.value);
}

/** A pool of these parts. The running number starts at `start`. */
export function pool(
  name: string,
  parts: readonly Die[],
  start: number,
  join: (before: number, shown: number) => number,
): Pool {
  const stages = [[start]];
  for (const part of parts) {
    const after = new Set<number>();
    for (const before of stages.at(-1)!) for (const { value } of part.faces) after.add(join(before, value));
    stages.push([...after].sort((a, b) => a - b));
  }
  return { name, parts, stages, join, serial: nextSerial() };
}
