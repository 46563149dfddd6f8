import { Command } from 'commander';
import { exists, writeWhole } from '../../platform/node/files.ts';
import { print, printError } from '../../platform/node/terminal.ts';
import { pathName } from '../option-values.ts';
import { questionNamed } from '../question-named.ts';
import { UserError } from '../user-error.ts';

/** `holdfast new KIND`: a commented scenario file to start from. */
export const newCommand = (): Command =>
  new Command('new')
    .summary('print a commented scenario file to start from')
    .description('Prints a commented scenario file of a kind; "holdfast rules" lists the kinds.')
    .argument('<kind>', 'what to ask: leadership, panic, rout, …')
    .option('-o, --out <file>', 'write it to this file instead; an existing file is not touched', pathName)
    .addHelpText(
      'after',
      '\nExample:\n  holdfast new leadership --out standard.yaml && holdfast run standard.yaml',
    )
    .action(async (kind: string, { out }: { out?: string }) => {
      const { template } = await questionNamed(kind);
      if (out === undefined) return print(template);
      if (await exists(out)) throw new UserError(`${out} exists already; choose another name`);
      await writeWhole(out, template);
      printError(`${out} is ready to be edited; then: holdfast run ${out}`);
    });
