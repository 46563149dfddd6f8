import type { RuleValues } from './parameter.ts';
import { parametersOf, withDefaults } from './parameters.ts';
import { presetChanges, presetFile } from './preset-files.ts';
import { questions } from './questions.ts';

export { presetFile, presetNames } from './preset-files.ts';
export type { RulesFile } from './rules-file.ts';

/** The values of all parameters of a preset's game, as written in files: its own where it states one, else the default. */
export function presetValues(name: string): RuleValues {
  const stated = presetChanges(name);
  const parameters = parametersOf(questions, presetFile(name)!.game);
  return { preset: name, values: withDefaults(parameters.values(), stated) };
}
