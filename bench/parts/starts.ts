import { found } from './found.ts';
import { interleaved, program, scenario, secondsOf } from './program.ts';
import { ratio } from './ratios.ts';
import type { Finding } from './section.ts';

/** Short commands as whole processes beside an empty one, by the clock. */
export function measureStarts(rounds: number): Finding[] {
  const [nothing, odds, million] = interleaved(
    [
      ['-e', '0'],
      [program, 'odds', '--leadership', '7', '--reroll'],
      [program, 'run', scenario('alone'), '--trials', '1000000', '--json'],
    ],
    rounds,
    secondsOf,
  ) as [number[], number[], number[]];
  return [found('odds', ratio(odds, nothing)), found('million', ratio(million, nothing))];
}
