import type { RuleValues } from '../games/parameter.ts';

export type { RuleValues } from '../games/parameter.ts';

/** A scenario file, read and checked: what a study runs. All plain data, fit for a worker. */
export interface Plan {
  /** As the reader named it. */
  readonly file: string;
  readonly ask: string;
  readonly title: string;
  /** The file's content as plain data. */
  readonly scenario: Readonly<Record<string, unknown>>;
  /** Rules in force where no alternative and nothing varied changes them; values as written in files, all of the question's parameters. */
  readonly rules: RuleValues;
  readonly seed: number;
  /** Trials a cell; absent: the engine's default. */
  readonly trials?: number;
  /** Run until every 95 % interval is at most this wide on either side, as a share (0.0005 for "0.05 points"). */
  readonly precision?: number;
  readonly cells: readonly CellPlan[];
}

/** One combination of what is varied, under one alternative. */
export interface CellPlan {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly alternative?: string;
  readonly cost?: number;
  /** The question's fields, checked, as written (profiles looked up, overlays laid, defaults not yet filled in). */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly rules: RuleValues;
}
