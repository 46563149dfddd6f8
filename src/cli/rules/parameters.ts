import type { Parameter } from '../../games/parameter.ts';
import { valueName as written } from '../../report/words/value-name.ts';

/** A preset's name and the values that it gives to parameters, as written in files. */
export interface PresetValues {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What may be changed about a rule: each parameter with its meaning, its value in every preset, other readings, source. */
export function parameterSections(
  parameters: readonly Parameter[],
  presets: readonly PresetValues[],
): string {
  return parameters.map((parameter) => parameterSection(parameter, presets)).join('\n\n');
}

/** One parameter: its meaning, its value in every preset, other readings, and where they stand. */
export function parameterSection(parameter: Parameter, presets: readonly PresetValues[]): string {
  const { name, meaning, source, readings = [] } = parameter;
  const inForce = presets.map((preset) => ({
    preset: preset.name,
    value: written(preset.values[name] ?? parameter.default),
  }));
  const values = [...new Set(inForce.map(({ value }) => value))];
  const others = [...new Set(readings.map(written))].filter((reading) => !values.includes(reading));
  return [
    `### \`${name}\``,
    '',
    meaning,
    '',
    ...values.map((value) => {
      const where = inForce.filter((entry) => entry.value === value).map((entry) => entry.preset);
      return `- \`${value}\`: ${where.join(', ')}`;
    }),
    ...(others.length > 0
      ? [`- other readings: ${others.map((reading) => `\`${reading}\``).join(', ')}`]
      : []),
    `- source: ${source}`,
  ].join('\n');
}
