import type { RuleValues } from './parameter.ts';
import { parametersOf } from './parameters.ts';
import { presetChanges, presetFile } from './preset-files.ts';

export { presetFile, presetNames } from './preset-files.ts';
export type { RulesFile } from './rules-file.ts';

/** The values of all parameters of a preset's game, as written in files: its own where it states one, else the default. */
export function presetValues(name: string): RuleValues {
  const stated = presetChanges(name);
  const values: Record<string, unknown> = {};
  for (const { name: parameter, default: fallback } of parametersOf(presetFile(name)!.game).values())
    values[parameter] = Object.hasOwn(stated, parameter) ? stated[parameter] : fallback;
  return { preset: name, values };
}
