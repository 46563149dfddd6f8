/** A ratio to reach: how many times as many trials in the same time on one core as another program. */
export interface Goal {
  readonly work: string;
  /** Absent: `holdfast`, the SIMD kernel on the diagram. */
  readonly peer?: string;
  readonly other: string;
  readonly atLeast: number;
}

const LIMIT = 'C, AVX-512';
const MERSENNE = 'C++ mt19937';

export const goals: readonly Goal[] = [
  { work: 'pass', other: LIMIT, atLeast: 0.27 },
  { work: 'pass', other: 'NumPy, int64', atLeast: 120 },
  { work: 'pass', other: 'rpg-dice-roller', atLeast: 15_000 },
  { work: 'histogram', other: LIMIT, atLeast: 0.45 },
  { work: 'reroll', other: 'pure-rand uniformInt', atLeast: 60 },
  { work: 'alone', other: LIMIT, atLeast: 0.5 },
  { work: 'alone', other: 'NumPy, int64', atLeast: 120 },
  { work: 'alone', other: 'pure-rand uniformInt', atLeast: 120 },
  { work: 'alone', other: MERSENNE, atLeast: 75 },
  { work: 'alone', peer: 'holdfast, plain JavaScript', other: MERSENNE, atLeast: 3 },
  { work: 'alone-separate', other: LIMIT, atLeast: 0.3 },
  { work: 'rout', other: MERSENNE, atLeast: 65 },
  { work: 'warband', other: MERSENNE, atLeast: 55 },
  { work: 'cascade', other: LIMIT, atLeast: 0.8 },
  { work: 'battle', peer: 'holdfast, trial by trial', other: MERSENNE, atLeast: 1 },
];
