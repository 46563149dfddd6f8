import { Command } from 'commander';
import { version } from '../study/version.ts';
import { commandHint } from './command-hint.ts';
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
import { optionHint } from './option-hint.ts';

/** By name, in the order in which help lists them. */
const commands: Readonly<Record<string, () => Command>> = {
  run: runCommand,
  check: checkCommand,
  exact: exactCommand,
  readings: readingsCommand,
  diff: diffCommand,
  odds: oddsCommand,
  rout: routCommand,
  new: newCommand,
  rules: rulesCommand,
  almanac: almanacCommand,
  weave: weaveCommand,
  help: helpCommand,
};

/**
 * The command line.
 *
 * @param words what stands behind the program's name. Where that begins with a command, the others are not made; help
 *   speaks of all.
 */
export function program(words: readonly string[]): Command {
  const holdfast = new Command('holdfast')
    .description('Chances in the Leadership tests of tabletop wargames: simulated, and solved exactly.')
    .version(version, '--version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .option('--debug', 'show where an internal error happened');
  const [first = ''] = words;
  const isAlone = first !== 'help' && Object.hasOwn(commands, first);
  for (const command of isAlone ? [commands[first]!] : Object.values(commands)) {
    holdfast.addCommand(command());
  }
  return strict(holdfast);
}

/** Errors end with a pointer to the help, and are thrown, so that one place decides the exit status. */
function strict(command: Command): Command {
  command
    .exitOverride()
    .configureOutput({ outputError: (message, write) => write(withHint(command, message)) })
    .showHelpAfterError(
      `(holdfast ${command.parent ? `${command.name()} ` : ''}--help shows what can be written)`,
    );
  for (const child of command.commands) strict(child);
  return command;
}

/** Commander's message; about what it does not know with a hint, where it has none itself. */
function withHint(command: Command, message: string): string {
  const [, kind, word] = /^error: unknown (option|command) '([^'=]+)/.exec(message) ?? [];
  if (word === undefined || message.includes('Did you mean')) return message;
  const hint =
    kind === 'command'
      ? commandHint(word, Object.keys(commands))
      : optionHint(
          command,
          word,
          Object.values(commands).map((make) => make()),
        );
  return hint === undefined ? message : `${message.trimEnd()}\n${hint}\n`;
}
