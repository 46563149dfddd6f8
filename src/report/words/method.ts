import type { Cell, Result } from '../../study/result.ts';
import { trialsWords } from '../charts/source-line.ts';
import { oddsInWords } from './odds.ts';

/** How the numbers were come by: simulation, exact solution, whether they agree. */
export function methodOf(result: Result): string[] {
  const { cells } = result;
  const played = cells.filter(({ engine }) => engine === 'play').length;
  const trials = trialsWords(cells.map((cell) => cell.trials));
  const isSimulated = cells.some((cell) => cell.trials > 0);
  return [
    ...(result.complete
      ? []
      : ['The run was stopped: the numbers are those of the trials that were finished.']),
    played === 0
      ? isSimulated
        ? `Simulated with ${trials}, every die rolled, and solved exactly by following every fall of the dice.`
        : 'Solved exactly by following every fall of the dice; nothing was simulated.'
      : played === cells.length
        ? `Simulated with ${trials}, trial by trial. The rule has too many states to be solved exactly, so there is no exact value.`
        : `Simulated with ${trials}; where the rule is small enough it was also solved exactly.`,
    ...(isSimulated
      ? [
          'A 95\u00a0% interval holds the true value in about 95 of 100 such runs. Another seed moves the simulated numbers within it, never the exact ones.',
        ]
      : []),
    ...agreementOf(result),
  ];
}

function agreementOf({ cells, agreement }: Result): string[] {
  if (agreement === undefined) return [];
  const off = cells.flatMap(disagreements);
  const judged = `${agreement.comparisons} simulated ${agreement.comparisons === 1 ? 'number was' : 'numbers were'} compared with exact ones, at a false-alarm rate of ${oddsInWords(agreement.falseAlarms).replace('about ', '')} runs`;
  return off.length === 0
    ? [`${judged}: all agree.`]
    : [`${judged}: NOT in agreement: ${off.join('; ')}. Please report this.`];
}

const disagreements = (cell: Cell): string[] => [
  ...cell.outcomes.filter(({ agrees }) => agrees === false).map(({ name }) => name),
  ...cell.events.filter(({ agrees }) => agrees === false).map(({ name }) => name),
  ...cell.quantities.filter(({ mean }) => mean?.agrees === false).map(({ name }) => `mean of ${name}`),
];
