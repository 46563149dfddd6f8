import { join } from 'node:path';
import { found } from './found.ts';
import { median } from './median.ts';
import { inFolder, interleaved, program, scenario, secondsOf } from './program.ts';
import type { Finding } from './section.ts';

/** Reports with ten charts, with one and with none, as whole processes by the clock. */
export function measureCharts(rounds: number): Finding[] {
  return inFolder((folder) => {
    const report = (name: 'ten-charts' | 'reroll', ...more: string[]): string[] => [
      ...[program, 'run', scenario(name), '--trials', '1000', '--out', join(folder, 'reports'), '--quiet'],
      ...more,
    ];
    const [ten, one, none] = interleaved(
      [report('ten-charts'), report('reroll'), report('reroll', '--format', 'csv')],
      rounds,
      secondsOf,
    ) as [number[], number[], number[]];
    return [
      found('tenCharts', median(ten)),
      found('firstChart', median(one.map((seconds, round) => seconds - none[round]!))),
    ];
  });
}
