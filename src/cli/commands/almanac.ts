import { Command } from 'commander';
import { pathName } from '../option-values.ts';
import { type PictureOptions, pictureOptions } from '../picture-options.ts';

interface AlmanacOptions extends PictureOptions {
  readonly out: string;
  readonly quiet: boolean;
}

/** `holdfast almanac`: the reference tables. */
export function almanacCommand(): Command {
  const command = new Command('almanac')
    .summary('write the reference tables of all tests')
    .description(
      'Writes the tables that one looks up, all exact, as per cents and fractions, one page a subject with its pictures and an index: every Leadership test; break tests by margin; marches; flight and rally by turn; Rout tests by size of the warband and turn; All Alone by number of enemies.',
    )
    .option('-o, --out <folder>', 'where they are written', pathName, 'reports/almanac')
    .option('-q, --quiet', 'print nothing but errors', false);
  for (const option of pictureOptions()) command.addOption(option);
  return command
    .addHelpText('after', '\nExample:\n  holdfast almanac --out almanac --theme dark')
    .action(async ({ out, quiet, theme, width }: AlmanacOptions) => {
      const { writeAlmanac } = await import('../almanac/write-almanac.ts');
      await writeAlmanac(out, quiet, { theme, width });
    });
}
