import { Command } from 'commander';
import { UserError } from '../user-error.ts';

/** `holdfast help`: the help of a command. Commander's own says nothing of a name that it does not know. */
export const helpCommand = (): Command =>
  new Command('help')
    .summary('print the help of a command')
    .description('Prints what a command does and what can be written; without a name, the list of commands.')
    .argument('[command]', 'run, check, odds, …')
    .addHelpText('after', '\nExample:\n  holdfast help run')
    .action(async (name: string | undefined, _options: object, { parent }: Command) => {
      const asked = name === undefined ? parent : parent?.commands.find((other) => other.name() === name);
      asked?.help();
      const known = parent?.commands.map((other) => other.name()) ?? [];
      const { closest } = await import('../closest.ts');
      const meant = closest(name ?? '', known);
      const hint = meant === undefined ? '' : `, did you mean "${meant}"?`;
      throw new UserError(`there is no command "${name}"${hint}\nThere are: ${known.join(', ')}`);
    });
