import { Command } from 'commander';
import { print, printError } from '../../platform/node/terminal.ts';
import { exitStatus } from '../exit-status.ts';

/** `holdfast check`: are these files right? */
export const checkCommand = (): Command =>
  new Command('check')
    .summary('check scenario files without running them')
    .description(
      'Checks scenario files without running them and tells all that is wrong, with line and column.',
    )
    .argument('<files...>', 'scenario files, or folders of them')
    .option('-q, --quiet', 'say nothing about files that are right', false)
    .addHelpText('after', '\nExample:\n  holdfast check scenarios')
    .action(async (files: string[], { quiet }: { quiet: boolean }) => {
      const { checkFiles } = await import('../load-plans.ts');
      const checked = await checkFiles(files);
      for (const { file, plan, problems } of checked) {
        if (problems !== undefined) printError(problems);
        else if (!quiet) print(`${file}: ${plan!.ask}, ${cells(plan!.cells.length)}, right`);
      }
      if (checked.some(({ problems }) => problems !== undefined)) process.exitCode = exitStatus.badInput;
    });

const cells = (count: number): string => (count === 1 ? 'one cell' : `${count} cells`);
