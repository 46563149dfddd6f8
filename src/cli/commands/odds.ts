import { Command } from 'commander';
import { print } from '../../platform/node/terminal.ts';
import { leadershipOptions, missing, wholeNumber } from '../option-values.ts';
import { UserError } from '../user-error.ts';

interface OddsOptions {
  readonly leadership?: number;
  readonly ld?: number;
  readonly modifier: number;
  readonly lostBy?: number;
  readonly reroll: boolean;
  readonly coldBlooded: boolean;
  readonly rules: string;
  readonly json: boolean;
}

/** `holdfast odds`: the exact chance to pass a test, at once and without a file. */
export function oddsCommand(): Command {
  const command = new Command('odds')
    .summary('the chance to pass a Leadership test, at once')
    .description('Tells the exact chance to pass a Leadership test, at once and without a file.');
  for (const option of leadershipOptions()) command.addOption(option);
  return command
    .option('-m, --modifier <number>', 'added to it, -12 to 12', wholeNumber(-12, 12), 0)
    .option(
      '-b, --lost-by <number>',
      'a break test after a combat lost by so much, 1 to 12',
      wholeNumber(1, 12),
    )
    .option('-r, --reroll', 'a failed test is rolled again once: a battle standard near by', false)
    .option('-c, --cold-blooded', 'three dice, the highest is dropped', false)
    .option('--rules <preset>', 'the rules in force: see "holdfast rules"', 'wfb8')
    .option('--json', 'print the record as JSON', false)
    .addHelpText(
      'after',
      '\nExamples:\n  holdfast odds --leadership 7 --reroll\n  holdfast odds -l 8 --lost-by 3\n  holdfast odds -l 9 --cold-blooded --rules t9a-2016',
    )
    .allowExcessArguments()
    .action(async ({ json, ld, leadership = ld, ...options }: OddsOptions) => {
      const [word] = command.args;
      if (word !== undefined) {
        return command.error(`error: too many arguments: "${word}"; the Leadership is an option: -l 7`);
      }
      if (leadership === undefined) return missing(command, '-l, --leadership <number>');
      const { oddsFor } = await import('../instant/odds-for.ts');
      const { presetFile, presetNames } = await import('../../games/preset-files.ts');
      if (!presetNames().includes(options.rules)) {
        throw new UserError(`no rules are called "${options.rules}"; there are ${presetNames().join(', ')}`);
      }
      if (options.lostBy !== undefined && presetFile(options.rules)?.game !== 'warhammer') {
        throw new UserError(
          `--lost-by asks for a break test, and ${options.rules} has none; leave it out, or name rules that have one: ${presetNames('warhammer').join(', ')}`,
        );
      }
      const odds = oddsFor({ leadership, ...options });
      if (json) return print(JSON.stringify(odds, undefined, 2));
      const { oddsText } = await import('../instant/odds-text.ts');
      print(oddsText(odds));
    });
}
