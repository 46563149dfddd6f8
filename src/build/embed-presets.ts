import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const HEAD =
  '// Written by src/build/embed.ts from src/games/presets/*.yaml. Change those and run "npm run embed".\n';

/** The text of the module that holds the shipped presets. */
export function presetsModule(folder: URL): string {
  const entries = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace(/\.yaml$/, ''))
    .sort()
    .map((name) => [name, parse(readFileSync(new URL(`${name}.yaml`, folder), 'utf8'))]);
  return `${HEAD}import type { RulesFile } from './rules-file.ts';\n\nexport const presetFiles: Readonly<Record<string, RulesFile>> = ${JSON.stringify(
    Object.fromEntries(entries),
    null,
    2,
  )};\n`;
}
