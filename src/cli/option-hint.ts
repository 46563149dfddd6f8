import type { Command } from 'commander';

/**
 * What may be meant by an option that a command does not know and that resembles none of its own: one of its own cut short, or one of
 * another command.
 *
 * @param flag as it was written: `--lead`, `-v`
 * @param all every command there is
 */
export function optionHint(command: Command, flag: string, all: readonly Command[]): string | undefined {
  const known = command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long }) => long ?? []);
  const meant = known.filter((long) => long.startsWith(`--${flag.replace(/^-+/, '')}`));
  if (meant.length > 0) return `(Did you mean ${meant.join(' or ')}?)`;
  const others = all.filter(({ options }) =>
    options.some(({ long, short }) => long === flag || short === flag),
  );
  if (others.length === 0) return undefined;
  return `(${flag} is an option of ${others.map((other) => `holdfast ${other.name()}`).join(', ')})`;
}
