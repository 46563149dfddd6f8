import { Command } from 'commander';
import { print } from '../../platform/node/terminal.ts';
import { pathName, wholeNumber } from '../option-values.ts';
import { type PictureOptions, pictureOptions } from '../picture-options.ts';
import { quotedForShell } from '../run/reproduce.ts';
import { UserError } from '../user-error.ts';

interface DiffOptions extends PictureOptions {
  readonly trials: number;
  readonly out?: string;
}

/** `holdfast diff`: what changed rules do to every scenario one has. */
export function diffCommand(): Command {
  const command = new Command('diff')
    .summary('show what changed rules do to all your scenarios')
    .description(
      'Lays the changes of a rules file over the rules of each scenario and lists what moves, the most first. Effects are exact; of a scenario that cannot be solved they are estimates with their 95 % interval.',
    )
    .argument('<rules>', 'a rules file: "holdfast: 1", a base, and what it changes')
    .argument('<files...>', 'scenario files, or folders of them')
    .option('-t, --trials <number>', 'trials of what cannot be solved', wholeNumber(1, 1e9), 200_000)
    .option('-o, --out <folder>', 'also write a page there, with tables and heat maps of grids', pathName);
  for (const option of pictureOptions()) command.addOption(option);
  return command
    .addHelpText(
      'after',
      '\nExamples:\n  holdfast diff third-instead-of-quarter.yaml scenarios\n  holdfast diff third-instead-of-quarter.yaml scenarios --out change --theme dark',
    )
    .action(async (rules: string, files: string[], { trials, out, ...look }: DiffOptions) => {
      const isAsked = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
      if (out === undefined && (isAsked('theme') || isAsked('width'))) {
        throw new UserError('--theme and --width are about the pictures of the page; add --out <folder>');
      }
      const { loadPlans } = await import('../load-plans.ts');
      const { ruleChanges } = await import('../diff/rule-changes.ts');
      const { diffOf } = await import('../diff/diff-of.ts');
      const { diffText } = await import('../diff/diff-text.ts');
      const { studyOf } = await import('../readings/study-of.ts');
      const { allOf } = await import('../all-of.ts');
      const [changes, plans] = await allOf([() => ruleChanges(rules), () => loadPlans(files)]);
      const page = out === undefined ? undefined : await import('../diff/write-diff.ts');
      await page?.prepareDiff(out!);
      const differences = await diffOf(plans, changes, studyOf(trials));
      print(diffText(differences, plans.length, changes));
      if (page === undefined) return;
      const again = ['holdfast diff', ...[rules, ...files].map(quotedForShell), `--trials ${trials}`].join(
        ' ',
      );
      await page.writeDiff(out!, differences, changes, { looked: plans.length, command: again, ...look });
      print(`  → ${out}`);
    });
}
