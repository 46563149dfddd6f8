import { CommanderError } from 'commander';
import { FileError } from '../platform/node/file-error.ts';
import { printError } from '../platform/node/terminal.ts';
import { CheckpointError } from '../study/checkpoint-error.ts';
import { exitStatus } from './exit-status.ts';
import { UserError } from './user-error.ts';

const REPORT_AT = 'Please report it, with the command and the file that led here';

/** Tells the user what went wrong, without a stack trace, and gives the exit status that fits. */
export function explain(error: unknown): number {
  if (error instanceof CommanderError) {
    // Commander has printed its own message, or the help or version that was asked for.
    return error.exitCode === 0 ? exitStatus.done : exitStatus.badInput;
  }
  if (error instanceof UserError || error instanceof FileError || error instanceof CheckpointError) {
    printError(error.message);
    return exitStatus.badInput;
  }
  const debug = process.argv.includes('--debug');
  const what =
    error instanceof Error ? (debug ? (error.stack ?? error.message) : error.message) : String(error);
  const more = debug ? '' : '; --debug shows where it happened';
  printError(`holdfast: internal error: ${what}\n${REPORT_AT}${more}.`);
  return exitStatus.internal;
}
