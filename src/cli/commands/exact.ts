import { Command } from 'commander';
import { columns, print } from '../../platform/node/terminal.ts';

/** `holdfast exact`: the exact answer of a scenario, without simulation. */
export const exactCommand = (): Command =>
  new Command('exact')
    .summary('solve a scenario exactly and print the answer')
    .description(
      'Solves a scenario exactly, simulates nothing, writes nothing and prints the answer. A rule too large to be solved says so: simulate it with "holdfast run".',
    )
    .argument('<file>', 'a scenario file')
    .option('--json', 'print the complete result as JSON', false)
    .addHelpText('after', '\nExample:\n  holdfast exact standard.yaml')
    .action(async (file: string, { json }: { json: boolean }) => {
      const { loadPlan } = await import('../load-plans.ts');
      const { exactStudy } = await import('../../study/exact-study.ts');
      const result = exactStudy(await loadPlan(file));
      if (json) {
        const { resultJson } = await import('../../report/formats/result-json.ts');
        return print(resultJson(result));
      }
      const { exactText } = await import('../exact-text.ts');
      print(exactText(result, columns()));
    });
