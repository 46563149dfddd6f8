/** A pair of comment marks in a text, and what stands between them. */
export interface Mark {
  /** From 1, of the opening comment. */
  readonly line: number;
  /** The scenario file, as written. */
  readonly file: string;
  /** What is asked for: `chart`, `percent` … */
  readonly what: string;
  /** Words after it: `"flees"`. */
  readonly words: readonly string[];
  /** `under="no standard"`, `unit.models=25`. */
  readonly options: Readonly<Record<string, string>>;
  /** Where what stands between the marks begins and ends in the text. */
  readonly from: number;
  readonly to: number;
  /** The marks stand on lines of their own, so that what is between them does too. */
  readonly isBlock: boolean;
}

/** Something wrong with a text's marks. */
export interface WeaveProblem {
  readonly line: number;
  readonly message: string;
}

/** All that is wrong with the marks of a text. */
export class WeaveError extends Error {
  readonly problems: readonly WeaveProblem[];

  constructor(problems: readonly WeaveProblem[]) {
    super(problems.map(({ line, message }) => `line ${line}: ${message}`).join('\n'));
    this.name = 'WeaveError';
    this.problems = problems;
  }
}
