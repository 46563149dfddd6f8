import { Command } from 'commander';
import { print } from '../../platform/node/terminal.ts';
import { diceText, leadershipOptions, missing, wholeNumber } from '../option-values.ts';
import { UserError } from '../user-error.ts';

interface RoutOptions {
  readonly out: number;
  readonly leadership?: number;
  readonly ld?: number;
  readonly turns: number;
  readonly losses: string;
  readonly rules: string;
  readonly json: boolean;
}

/** `holdfast rout`: the exact chance to be still fighting, turn by turn, at once and without a file. */
export function routCommand(): Command {
  const command = new Command('rout')
    .summary('how long a Mordheim warband holds, at once')
    .description(
      'Tells the exact chance that a Mordheim warband is still fighting after its Rout tests, turn by turn, at once and without a file.',
    )
    .argument(
      '<size>',
      'warriors in the battle, those out of action among them, 1 to 40',
      wholeNumber(1, 40),
    );
  for (const option of leadershipOptions()) command.addOption(option);
  return command
    .option('--out <number>', 'out of action already', wholeNumber(0, 40), 0)
    .option('--turns <number>', 'own turns to look ahead, 1 to 30', wholeNumber(1, 30), 5)
    .option('--losses <dice>', 'how many more go out of action before each own turn: d3-1', diceText, '0')
    .option('--rules <preset>', 'the rules in force: see "holdfast rules"', 'mordheim')
    .option('--json', 'print the record as JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  holdfast rout 13 --out 4 -l 7 --turns 3\n  holdfast rout 12 -l 8 --losses d3-1 --turns 8',
    )
    .action(async (size: number, { json, ld, leadership = ld, ...options }: RoutOptions) => {
      if (leadership === undefined) return missing(command, '-l, --leadership <number>');
      if (options.out >= size) {
        throw new UserError(`--out ${options.out} leaves nobody of a warband of ${size}; it must be less`);
      }
      const { presetNames } = await import('../../games/preset-files.ts');
      if (!presetNames('mordheim').includes(options.rules)) {
        throw new UserError(
          `no Mordheim rules are called "${options.rules}"; there are ${presetNames('mordheim').join(', ')}`,
        );
      }
      const { routFor } = await import('../instant/rout-for.ts');
      const rout = routFor({ size, leadership, ...options });
      if (json) return print(JSON.stringify(rout, undefined, 2));
      const { routText } = await import('../instant/rout-text.ts');
      print(routText(rout));
    });
}
