import { Command } from 'commander';
import { amountOptions, outputOptions, processOptions, type RunOptions } from '../run/run-options.ts';
import { stopOnRequest } from '../run/stop.ts';

/** `holdfast run`: scenario files become reports. */
export function runCommand(): Command {
  const command = new Command('run')
    .summary('simulate scenario files, solve them exactly, and write reports')
    .description(
      'Simulates scenario files, solves them exactly where that can be done, and writes a report of each: reports/<name of the file>/, and an index of all.',
    )
    .argument('<files...>', 'scenario files, or folders of them');
  command.optionsGroup('How much:');
  for (const option of amountOptions()) command.addOption(option);
  command.optionsGroup('What is written:');
  for (const option of outputOptions()) command.addOption(option);
  command.optionsGroup('How it runs:');
  for (const option of processOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
Nothing is run unless all files are right. Ctrl-C keeps what is done; --resume goes on.

Examples:
  holdfast run scenarios
  holdfast run standard.yaml --precision 0.01 --seed 7
  holdfast run standard.yaml --json | jq '.cells[0].outcomes'
  holdfast run scenarios --out blog --format blog,csv --theme dark --png`,
    )
    .action(async (files: string[], options: RunOptions) => {
      // Listens before the rest is loaded: a request to stop may come as early as that.
      const signal = stopOnRequest(options.quiet);
      const { runFiles } = await import('../run/run-files.ts');
      process.exitCode = await runFiles(files, options, signal);
    });
}
