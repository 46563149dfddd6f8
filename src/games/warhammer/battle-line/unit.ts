import type { Die } from '../../../dice/die.ts';

/** A unit as it begins the battle. Units are numbered in the order of the file, ours first. */
export interface LineUnit {
  readonly name: string;
  /** OURS or THEIRS. */
  readonly side: number;
  readonly leadership: number;
  /** For every Leadership test. */
  readonly testDie: Die;
  readonly flightDie: Die;
  readonly immune: boolean;
  readonly engaged: boolean;
  /** Break tests without the margin. */
  readonly stubborn: boolean;
  /** Passes every Break test. */
  readonly unbreakable: boolean;
  readonly fleeing: boolean;
  readonly models: number;
  readonly points: number;
  /** Half the width and half the depth of its ground with so many models, in inches. */
  halfWidth(models: number): number;
  halfDepth(models: number): number;
}
