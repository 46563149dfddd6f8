/** A ratio to reach: how many times as many trials in the same time on one core as another program. */
export interface Goal {
  readonly work: string;
  /** Absent: `holdfast`, the SIMD kernel on the diagram. */
  readonly peer?: string;
  readonly other: string;
  readonly atLeast: number;
  /** What keeps it from being reached, in a sentence or two; told where it is missed. */
  readonly bound?: string;
}

const LIMIT = 'C, AVX-512';
const MERSENNE = 'C++ mt19937';

/** What docs/speed.md counts out: operations on vectors that either side needs for the dice of 64 bytes. */
const vectors = (ours: number, theirs: number, most: number): string =>
  `Vector operations: ${ours} cycles for 64 bytes of dice, the limit ${theirs}, so ${most} % at best. WebAssembly has vectors of 16 bytes only.`;

export const goals: readonly Goal[] = [
  { work: 'pass', other: LIMIT, atLeast: 0.27, bound: vectors(20, 6, 30) },
  { work: 'pass', other: 'NumPy, int64', atLeast: 120 },
  { work: 'pass', other: 'rpg-dice-roller', atLeast: 15_000 },
  { work: 'histogram', other: LIMIT, atLeast: 0.45, bound: vectors(44, 9.6, 22) },
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
  { work: 'battle-line-event', other: MERSENNE, atLeast: 50 },
  {
    work: 'battle-line',
    peer: 'holdfast, trial by trial',
    other: MERSENNE,
    atLeast: 1,
    bound:
      'The number of instructions, four fifths of them not geometry: statuses, queues and dice; no line takes a hundredth. The C++ program knows this one table; here any table of up to 80 units, with every reading a switch, is read from rows of numbers.',
  },
];

/** A figure to reach that is no ratio of two peers. */
export interface Target {
  readonly what: string;
  readonly atLeast?: number;
  readonly atMost?: number;
  /** What is counted, as it stands behind the figure. */
  readonly unit: string;
  /** What keeps it from being reached, in a sentence or two; told where it is missed. */
  readonly bound: string;
}

const START =
  'Starting Node, loading, checking, solving and printing are the work of one thread: with s seconds of that and W of simulation, two workers reach (s + W) / (s + W/2).';

export const targets = {
  exact: {
    what: 'compiling and solving in fractions, beside an enumeration in Python',
    atLeast: 10,
    unit: '×',
    bound:
      'Replaying the rule once for each way its dice can fall, from each state; the product’s rules tell more outcomes apart than the peers’.',
  },
  replays: {
    what: 'replays while compiling All Alone with separate dice',
    atLeast: 1e6,
    unit: 'a second',
    bound: 'The rule itself, and looking up the states it leads to.',
  },
  odds: {
    what: '`holdfast odds`, whole process',
    atMost: 1.8,
    unit: '× `node -e 0`',
    bound: 'Reading the program, and evaluating modules and schemas by code that runs for the first time.',
  },
  million: {
    what: 'a million trials of All Alone, whole process, no charts',
    atMost: 2,
    unit: '× `node -e 0`',
    bound:
      'Code that runs for the first time and is interpreted: beyond the start of Node half of the time is loading and evaluating modules, a tenth making schemas, a sixth each compiling the rule, 1500 steps, and working out 74 figures and their intervals; the trials take 2 ms. A tenth is collecting garbage, anywhere among these.',
  },
  simulatedByTwo: {
    what: 'one thread to two, 5 · 10^9 Leadership tests with a re-roll, simulation alone',
    atLeast: 1.9,
    unit: '×',
    bound: 'The second thread has to start, which takes it as long as the first needs for 2 · 10^8 trials.',
  },
  rerollByTwo: {
    what: 'one worker to two, 5 · 10^9 Leadership tests with a re-roll, whole process',
    atLeast: 1.9,
    unit: '×',
    bound: `${START} Here W is 1.25: with s = 0.15 that is 1.81, and with nothing but the start of Node, 0.075 s, it would be 1.89.`,
  },
  aloneByTwo: {
    what: 'one worker to two, 5 · 10^9 trials of All Alone, whole process',
    atLeast: 1.9,
    unit: '×',
    bound: `${START} Here W is 2.2, and s would have to be below 0.12.`,
  },
  routByTwo: {
    what: 'one worker to two, 5 · 10^9 routs, whole process',
    atLeast: 1.9,
    unit: '×',
    bound: START,
  },
  neverSlower: {
    what: 'the program’s choice of workers beside one worker, the worst of all sizes (0.95 × is noise)',
    atLeast: 0.95,
    unit: '×',
    bound: 'A thread that has been called must be ended again.',
  },
  tenCharts: {
    what: 'a report of ten charts, whole process',
    atMost: 1.5,
    unit: 's',
    bound: 'Vega and Vega-Lite: loading them, then compiling and drawing each chart.',
  },
  firstChart: {
    what: 'a report with one chart beside the same without',
    atMost: 0.4,
    unit: 's more',
    bound: 'Loading Vega and Vega-Lite, 800 kB of code that Node compiles anew in each run.',
  },
  progress: {
    what: 'showing progress, of the time that a run takes',
    atMost: 1,
    unit: '%',
    bound: 'Writing to the terminal, in three pieces, five times a second.',
  },
  battleLinePrecision: {
    what: 'ten units over six turns to ± 0.5 points, two workers, whole process',
    atMost: 2,
    unit: 's',
    bound:
      'Finding out that the rule is too large to be solved, which takes 15,000 replays before the first trial.',
  },
  memory: {
    what: 'memory of the program after so many trials of All Alone',
    atMost: 150,
    unit: 'MB resident',
    bound: 'Node itself takes 40 MB; each thread has a heap of its own.',
  },
} as const satisfies Readonly<Record<string, Target>>;
