import { presetFiles } from './presets.generated.ts';
import type { GameName } from './question.ts';
import type { RulesFile } from './rules-file.ts';

const files = presetFiles;

/** The names of the presets, of one game or of all. */
export const presetNames = (game?: GameName): string[] =>
  Object.keys(files).filter((name) => game === undefined || files[name]!.game === game);

/** The preset of that name as it stands in its file, if there is one. */
export const presetFile = (name: string): RulesFile | undefined =>
  Object.hasOwn(files, name) ? files[name] : undefined;

/** What a preset states itself or through its base; parameters that neither names have their defaults. */
export function presetChanges(name: string): Readonly<Record<string, unknown>> {
  const file = presetFile(name);
  if (file === undefined) throw new Error(`There is no preset "${name}".`);
  return { ...(file.base === undefined ? {} : presetChanges(file.base)), ...file.change };
}
