import type { GameName } from './question.ts';

/** A rules file: a preset that is shipped, or a user's own house rules. */
export interface RulesFile {
  /** The version of the format. */
  readonly holdfast: 1;
  readonly game: GameName;
  /** What it builds on: a preset, or another rules file. */
  readonly base?: string;
  readonly description?: string;
  readonly sources?: readonly string[];
  /** Parameter name to value. */
  readonly change?: Readonly<Record<string, unknown>>;
}
