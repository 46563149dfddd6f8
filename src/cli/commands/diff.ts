import { Command } from 'commander';
import { print } from '../../platform/node/terminal.ts';
import { wholeNumber } from '../option-values.ts';

/** `holdfast diff`: what changed rules do to every scenario one has. */
export const diffCommand = (): Command =>
  new Command('diff')
    .summary('show what changed rules do to all your scenarios')
    .description(
      'Lays the changes of a rules file over the rules of each scenario and lists what moves, the most first. Effects are exact; of a scenario that cannot be solved they are estimates with their 95 % interval.',
    )
    .argument('<rules>', 'a rules file: "holdfast: 1", a base, and what it changes')
    .argument('<files...>', 'scenario files, or folders of them')
    .option('-t, --trials <number>', 'trials of what cannot be solved', wholeNumber(1, 1e9), 200_000)
    .addHelpText('after', '\nExample:\n  holdfast diff third-instead-of-quarter.yaml scenarios')
    .action(async (rules: string, files: string[], { trials }: { trials: number }) => {
      const { loadPlans } = await import('../load-plans.ts');
      const { ruleChanges } = await import('../diff/rule-changes.ts');
      const { diffOf } = await import('../diff/diff-of.ts');
      const { diffText } = await import('../diff/diff-text.ts');
      const { studyOf } = await import('../readings/study-of.ts');
      const changes = ruleChanges(rules);
      const plans = await loadPlans(files);
      print(diffText(await diffOf(plans, changes, studyOf(trials)), plans.length, changes));
    });
