import { type Fraction, text, toNumber } from '../../engine/fraction.ts';

/** An exact chance: to nine digits, and in lowest terms. */
export interface Chance {
  readonly exact: number;
  readonly fraction: string;
}

/** A fraction as it stands in records. */
export const chance = (fraction: Fraction): Chance => ({
  exact: Number(toNumber(fraction).toFixed(9)),
  fraction: text(fraction),
});
