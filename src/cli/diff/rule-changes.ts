import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { formatProblems, ScenarioError } from '../../errors/problem.ts';
import { presetNames, presetValues } from '../../games/presets.ts';
import type { GameName } from '../../games/question.ts';
import { questions } from '../../games/questions.ts';
import type { RulesFile } from '../../games/rules-file.ts';
import { readTextNow } from '../../platform/node/files.ts';
import { readRulesFile } from '../../scenario/rules.ts';
import { UserError } from '../user-error.ts';

/** What a rules file changes, together with the files that it builds on. */
export interface RuleChanges {
  readonly game: GameName;
  /** The preset at the bottom; absent where the files build on none. */
  readonly base?: string;
  /** Parameter name to value, of all that differ from the preset at the bottom. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * Reads a rules file and those that it builds on.
 *
 * @throws {UserError} with all that is wrong in them
 */
export function ruleChanges(file: string): RuleChanges {
  const { rules, problems } = readRulesFile(file, readTextNow(file), { questions, reader: readTextNow });
  if (problems.length > 0 || rules === undefined) {
    throw new UserError(formatProblems(new ScenarioError(problems)));
  }
  const root = presetBelow(file);
  const below = root === undefined ? {} : presetValues(root).values;
  const changed = Object.entries(rules.values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(below[name]),
  );
  return {
    game: rules.game,
    ...(root === undefined ? {} : { base: root }),
    changes: Object.fromEntries(changed),
  };
}

/** The preset that a rules file builds on in the end; the file has been checked. */
function presetBelow(file: string): string | undefined {
  const { base } = parse(readTextNow(file)) as RulesFile;
  if (base === undefined || presetNames().includes(base)) return base;
  return presetBelow(join(dirname(file), base));
}
