import { Command } from 'commander';
import { print, printError } from '../../platform/node/terminal.ts';
import { exitStatus } from '../exit-status.ts';
import { pathName } from '../option-values.ts';
import { type PictureOptions, pictureOptions } from '../picture-options.ts';

interface WeaveOptions extends PictureOptions {
  readonly check: boolean;
  readonly figures: string;
}

/** `holdfast weave`: figures, tables and numbers within a text of one's own. */
export function weaveCommand(): Command {
  const command = new Command('weave')
    .summary('fill figures, tables and numbers into your own text')
    .description(
      'Fills what stands between paired marks in a markdown text: figures, tables, sentences and single numbers of scenario files, named relative to the text. The rest of the text stays as it is; run twice it gives the same bytes.',
    )
    .argument('<text>', 'a markdown file')
    .option('--check', 'write nothing; fail where the text is not what the files give', false)
    .option('--figures <folder>', 'where pictures are written, relative to the text', pathName, 'figures');
  for (const option of pictureOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      `
Marks, on lines of their own or within a sentence:
  <!-- holdfast panic.yaml chart --><!-- /holdfast -->
  <!-- holdfast panic.yaml percent "flees" under="no standard" --><!-- /holdfast -->
  An unknown mark tells what there is.

Example:
  holdfast weave post.md && git diff post.md
  holdfast weave post.md --theme dark --width 480`,
    )
    .action(async (text: string, options: WeaveOptions) => {
      const { weaveFile } = await import('../weave/weave-file.ts');
      const stale = await weaveFile(text, options);
      if (!options.check) return print(stale.length === 0 ? `${text}: nothing to change` : `${text}: filled`);
      if (stale.length === 0) return print(`${text}: up to date`);
      printError(stale.join('\n'));
      process.exitCode = exitStatus.badInput;
    });
}
