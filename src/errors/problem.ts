/** A fault in a file: where it is and what to do about it, in plain words. */
export interface Problem {
  /** As the reader named the file. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in characters. */
  readonly column: number;
  readonly message: string;
}

/** All faults of a scenario or rules file, in the order of their places. */
export class ScenarioError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ScenarioError';
    this.problems = problems;
  }
}

/** `scenarios/x.yaml:5:3: unknown key "leadreship", did you mean "leadership"?` */
export const formatProblem = ({ file, line, column, message }: Problem): string =>
  `${file}:${line}:${column}: ${message}`;

/** One line for each fault. */
export const formatProblems = ({ problems }: ScenarioError): string => problems.map(formatProblem).join('\n');
