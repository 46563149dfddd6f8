/**
 * The complete record of a run, as it stands in `result.json`. Charts and text are made from it alone.
 * Nothing that varies between runs (time, host, duration) is in it. Decimals are rounded to nine digits.
 */
export interface Result {
  /** Version of the program. */
  readonly holdfast: string;
  /** Version of this format. */
  readonly result: 1;
  /** Version of the meaning of random numbers: raised when the same seed gives other counts. */
  readonly stream: 1;
  readonly ask: string;
  readonly title: string;
  /** The file as the reader wrote it, as plain data, without comments. */
  readonly scenario: Readonly<Record<string, unknown>>;
  readonly rules: { readonly preset: string; readonly switches: Readonly<Record<string, unknown>> };
  readonly seed: number;
  /** False after a stop: cells then hold the completed prefix of blocks. */
  readonly complete: boolean;
  /** How `agrees` was judged; absent where nothing was compared. */
  readonly agreement?: {
    /** The chance, at most, that a faultless run reports any disagreement at all. */
    readonly falseAlarms: number;
    /** Shares and means compared in all cells. */
    readonly comparisons: number;
  };
  readonly cells: readonly Cell[];
}

/** One combination of what is varied, under one alternative. */
export interface Cell {
  /** Path of a field to its value here: `{ "unit.models": 25 }`; empty where nothing is varied. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The name under `compare`; `as written` for the file itself, absent where nothing is compared. */
  readonly alternative?: string;
  /** `cost` of the alternative in points, where given. */
  readonly cost?: number;
  /** `diagram`: also solved exactly; `play`: trial by trial, because the rule is too large to solve. */
  readonly engine: 'diagram' | 'play';
  /** 0 where the cell was solved without simulation, or not reached before a stop. */
  readonly trials: number;
  /** All declared outcomes in the order of their declaration, those that never happened too. */
  readonly outcomes: readonly Share[];
  /** Things noted on the way, by name and quantities. */
  readonly events: readonly EventShare[];
  readonly quantities: readonly QuantitySummary[];
  /** Whose Leadership was used and why, thresholds, readings: sentences. */
  readonly notes: readonly string[];
  /** The rules' values in force here that differ from `rules.switches`, where a rule parameter is varied or compared. */
  readonly switches?: Readonly<Record<string, unknown>>;
  readonly scene?: unknown;
}

/** How often something happened, and how often it should. */
export interface Share {
  readonly name: string;
  /** A clause with a subject: `the unit flees`. */
  readonly clause: string;
  readonly tone: 'good' | 'bad' | 'neutral';
  readonly count: number;
  /** count / trials; 0 where there are no trials. */
  readonly simulated: number;
  /** Ends of the 95 % interval of the share; 0 and 1 where there are no trials. */
  readonly low: number;
  readonly high: number;
  /** Absent where the rule was played. */
  readonly exact?: number;
  /** The exact share in lowest terms, `11/36`; absent where it has more than 60 digits in all. */
  readonly fraction?: string;
  /** Whether the count is compatible with the exact share, at the run's stated rate of false alarms. */
  readonly agrees?: boolean;
}

export interface EventShare extends Share {
  readonly quantities: Readonly<Record<string, number>>;
}

/**
 * The distribution of a quantity among the trials that ended with one outcome, or with any that carries it, or in which
 * something was noted that carries it. The second is given only where two or more outcomes carry it.
 */
export interface QuantitySummary {
  readonly name: string;
  readonly unit: string;
  readonly clause: string;
  readonly isTime: boolean;
  /** The outcome, or the thing noted, that carries it; absent: all outcomes that do. */
  readonly given?: string;
  /** Trials that carry it. */
  readonly count: number;
  /** Of the given trials. */
  readonly mean?: {
    /** Absent where no trial carries it. */
    readonly simulated?: number;
    /** Ends of the 95 % interval of the mean; absent where fewer than two trials carry it. */
    readonly low?: number;
    readonly high?: number;
    readonly exact?: number;
    readonly fraction?: string;
    readonly agrees?: boolean;
  };
  /** The spread of the quantity itself, not an error; simulated: absent where fewer than two trials carry it. */
  readonly variance?: { readonly simulated?: number; readonly exact?: number };
  /** R type 7 of the simulated values: lower quartile, median, upper quartile, and 5 % and 95 %. */
  readonly quantiles?: {
    readonly p05: number;
    readonly p25: number;
    readonly p50: number;
    readonly p75: number;
    readonly p95: number;
  };
  /** Ascending. Shares are of all trials of the cell, so that they can be added across outcomes. */
  readonly distribution: readonly {
    readonly value: number;
    readonly count: number;
    readonly simulated: number;
    readonly low: number;
    readonly high: number;
    readonly exact?: number;
    readonly fraction?: string;
  }[];
}
