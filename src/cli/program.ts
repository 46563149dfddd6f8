import { Command } from 'commander';
import { version } from '../study/version.ts';
import { almanacCommand } from './commands/almanac.ts';
import { checkCommand } from './commands/check.ts';
import { diffCommand } from './commands/diff.ts';
import { exactCommand } from './commands/exact.ts';
import { helpCommand } from './commands/help.ts';
import { newCommand } from './commands/new.ts';
import { oddsCommand } from './commands/odds.ts';
import { readingsCommand } from './commands/readings.ts';
import { routCommand } from './commands/rout.ts';
import { rulesCommand } from './commands/rules.ts';
import { runCommand } from './commands/run.ts';
import { weaveCommand } from './commands/weave.ts';

/** The command line as a whole: its commands in the order in which help lists them. */
export function program(): Command {
  const holdfast = new Command('holdfast')
    .description('Chances in the Leadership tests of tabletop wargames: simulated, and solved exactly.')
    .version(version, '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .option('--debug', 'show where an internal error happened');
  for (const command of [
    runCommand(),
    checkCommand(),
    exactCommand(),
    readingsCommand(),
    diffCommand(),
    oddsCommand(),
    routCommand(),
    newCommand(),
    rulesCommand(),
    almanacCommand(),
    weaveCommand(),
    helpCommand(),
  ])
    holdfast.addCommand(command);
  return strict(holdfast);
}

/** Errors end with a pointer to the help, and are thrown, so that one place decides the exit status. */
function strict(command: Command): Command {
  command
    .exitOverride()
    .showHelpAfterError(
      `(holdfast ${command.parent ? `${command.name()} ` : ''}--help shows what can be written)`,
    );
  for (const child of command.commands) strict(child);
  return command;
}
