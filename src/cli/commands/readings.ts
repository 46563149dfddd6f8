import { Command } from 'commander';
import { columns, print } from '../../platform/node/terminal.ts';
import { wholeNumber } from '../option-values.ts';

interface ReadingsOptions {
  readonly trials: number;
  readonly json: boolean;
}

/** `holdfast readings`: what every other reading of the rules would do to a scenario. */
export const readingsCommand = (): Command =>
  new Command('readings')
    .summary('show what every other reading of the rules would change')
    .description(
      'Flips every switch of the rules that bears on a scenario, one at a time, and lists the effect of each, with the source of the readings. Effects are exact; of a scenario that cannot be solved they are estimates with their 95 % interval.',
    )
    .argument('<file>', 'a scenario file')
    .option('-t, --trials <number>', 'trials of what cannot be solved', wholeNumber(1, 1e9), 200_000)
    .option('--json', 'print the changed outcomes as JSON', false)
    .addHelpText('after', '\nExample:\n  holdfast readings scenarios/halberdiers-standard.yaml')
    .action(async (file: string, { trials, json }: ReadingsOptions) => {
      const { loadPlan } = await import('../load-plans.ts');
      const { readingsOf } = await import('../readings/readings-of.ts');
      const { studyOf } = await import('../readings/study-of.ts');
      const readings = await readingsOf(await loadPlan(file), studyOf(trials));
      if (json) {
        const { readingsJson } = await import('../readings/readings-json.ts');
        return print(readingsJson(readings));
      }
      const { readingsText } = await import('../readings/readings-text.ts');
      print(readingsText(readings, columns()));
    });
