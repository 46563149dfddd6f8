import { colours } from '../../platform/node/colours.ts';
import { oddsInWords } from '../../report/words/odds.ts';
import { percent } from '../../report/words/percent.ts';
import type { Odds } from './odds-for.ts';

/** The answer as it is shown on a terminal: a sentence, the outcomes, the neighbours, the rules in force. */
export function oddsText({ test, passes, outcomes, beside, rules, doubleOnePasses }: Odds): string {
  const with_ = test.reroll ? ', with a re-roll,' : '';
  const always = doubleOnePasses ? 'a double 1 always passes' : 'a double 1 is no special throw';
  return [
    `A Leadership test on ${tested(test)}${with_} is passed ${colours.bold(percent(passes.exact))} of the time: ${oddsInWords(passes.exact)} (${passes.fraction}).`,
    '',
    ...outcomes
      .filter(({ name, exact }) => exact > 0 || name !== 'passes on the re-roll')
      .map(({ name, exact, fraction }) => outcomeLine(name, exact, fraction)),
    '',
    `${' '.repeat(16)}one roll   with a re-roll`,
    ...beside.map(({ leadership, once, withReroll }) => {
      const line = `  Leadership ${String(leadership).padEnd(2)} ${percent(once.exact).padStart(9)}  ${percent(withReroll.exact).padStart(15)}`;
      return leadership === test.leadership ? colours.bold(line) : line;
    }),
    '',
    colours.dim(`Rules: ${rules}; ${always}. Solved exactly; nothing is simulated.`),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');
}

function tested({ leadership, modifier, dice }: Odds['test']): string {
  const change = modifier === 0 ? '' : ` ${modifier > 0 ? '+' : '−'} ${Math.abs(modifier)}`;
  return `${leadership}${change}${dice === '2d6' ? '' : ` with ${dice}`}`;
}

const WIDTH = 30;

function outcomeLine(name: string, exact: number, fraction: string): string {
  const bar = '█'.repeat(Math.round(exact * WIDTH));
  const colour = name === 'fails' ? colours.yellow : colours.blue;
  return `  ${name.padEnd(22)}${percent(exact).padStart(9)}  ${colour(bar.padEnd(WIDTH))} ${fraction}`;
}
