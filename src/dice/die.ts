/** One thing that a die can show, and in how many of its equally likely ways. */
export interface Face {
  readonly value: number;
  readonly ways: number;
}

/**
 * A die, or several dice read as one number (2D6; three D6 of which the highest is dropped; the number of
 * sixes among ten). It knows its faces and nothing of randomness.
 *
 * `total` is the sum of the faces' ways, a whole number in [1, 2^32]; faces are in ascending order of value
 * and each has at least one way.
 */
export interface Die {
  readonly name: string;
  readonly faces: readonly Face[];
  readonly total: number;
  /** A small whole number of its own, so that tables are found by it. It means nothing outside this process. */
  readonly serial: number;
}
