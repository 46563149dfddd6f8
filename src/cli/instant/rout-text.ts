import { colours } from '../../platform/node/colours.ts';
import { unitWords } from '../../report/words/count.ts';
import { oddsInWords } from '../../report/words/odds.ts';
import { percent } from '../../report/words/percent.ts';
import type { Rout } from './rout-for.ts';

const WIDTH = 30;

/** The answer as it is shown on a terminal: a sentence, the turns, the rules in force. */
export function routText({ size, out, turns, notes, turnByTurn, rules }: Rout): string {
  const { exact, fraction } = turnByTurn.at(-1)!.stillFighting;
  const exactly = fraction.length > 24 ? '' : ` (${fraction})`;
  return [
    `A warband of ${size} with ${out === 0 ? 'none' : out} out of action is still fighting after ${unitWords(String(turns), 'own turn')} ${colours.bold(percent(exact))} of the time: ${oddsInWords(exact)}${exactly}.`,
    ...notes,
    '',
    `  own turn   still fighting${' '.repeat(WIDTH)}   ends in it`,
    ...turnByTurn.map(({ turn, stillFighting, ends }) => {
      const bar = '█'.repeat(Math.round(stillFighting.exact * WIDTH)).padEnd(WIDTH);
      return `  ${String(turn).padStart(8)}   ${percent(stillFighting.exact).padStart(9)}  ${colours.blue(bar)}  ${percent(ends.exact).padStart(9)}`;
    }),
    '',
    colours.dim(`Rules: ${rules}. Solved exactly; nothing is simulated.`),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}
