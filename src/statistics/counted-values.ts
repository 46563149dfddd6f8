/** A value that was seen `count` times. */
export interface CountedValue {
  readonly value: number;
  /** A whole number, not negative. */
  readonly count: number;
}

/** How many were seen in all. */
export const countOf = (values: readonly CountedValue[]): number =>
  values.reduce((sum, { count }) => sum + count, 0);
