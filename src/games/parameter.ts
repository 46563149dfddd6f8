import type { ZodType } from 'zod';

/**
 * A number or a reading of a rule that a designer may change: `panic.heavyCasualties`, `allAlone.autoHitsMode`.
 * A preset gives values to parameters; a scenario may change or vary them.
 */
export interface Parameter<Value = unknown> {
  /** `group.name`; the name is that of the rules' own table of switches where it has one. */
  readonly name: string;
  /** Checks and reads the value as it is written in a file. */
  readonly type: ZodType<Value>;
  /** As it is written in a file; in force where a preset is silent. */
  readonly default: unknown;
  /**
   * What `holdfast readings` tries besides the value in force, as written in a file. A switch lists all its
   * values; a number lists the values that other books or players use, or nothing.
   */
  readonly readings?: readonly unknown[];
  /** One plain sentence: what the value decides. Units in words. */
  readonly meaning: string;
  /** Where the default and the other readings stand: a rulebook's page, a FAQ. */
  readonly source: string;
}

/** Declares a parameter and keeps the type of its value. */
export const parameter = <Value>(declared: Parameter<Value>): Parameter<Value> => declared;

/** Values of parameters as plain data, fit for a file or a worker. */
export interface RuleValues {
  /** `wfb8`, or the name of a user's rules file. */
  readonly preset: string;
  /** Parameter name to value, as written in files. A parameter that is not named has its default. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** The values of all parameters in force: those of a preset with a scenario's changes. */
export interface Rules {
  /** `wfb8`, or the name of a user's rules file. */
  readonly preset: string;
  /** The value in force, read by the parameter's own type. */
  of<Value>(parameter: Parameter<Value>): Value;
}
