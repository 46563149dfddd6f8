import type { Parameter } from '../../games/parameter.ts';
import type { RulesFile } from '../../games/rules-file.ts';
import { valueName as written } from '../../report/words/value-name.ts';
import type { PresetValues } from './parameters.ts';

/** A preset in markdown: what it is, where it stands, and the value of every parameter of its game. */
export function presetPage(
  file: RulesFile,
  { name, values }: PresetValues,
  parameters: readonly Parameter[],
): string {
  const { description, base, sources = [], game } = file;
  return [
    `# The preset \`${name}\``,
    [`\`rules: ${name}\` · ${game}`, ...(base === undefined ? [] : [`builds on \`${base}\``])].join(' · '),
    ...(description === undefined ? [] : [description]),
    '## Values in force',
    parameters
      .map(
        (parameter) =>
          `- \`${parameter.name}\`: \`${written(values[parameter.name])}\`. ${parameter.meaning}`,
      )
      .join('\n'),
    '## Sources',
    sources.map((source) => `- ${source}`).join('\n'),
  ].join('\n\n');
}
