import type { Result } from '../../study/result.ts';
import type { Table } from '../formats/document.ts';
import { chance } from '../reading/chance.ts';
import { headlineName, headlineOf } from '../reading/headline.ts';
import { alternativesOf, variedOf } from '../reading/varied.ts';
import { oddsInWords } from '../words/odds.ts';
import { simulatedPercent } from '../words/percent.ts';
import { capital, pathWords } from '../words/sentence.ts';
import { valueName } from '../words/value-name.ts';
import { agreementWord, exactPercent, fractionWords, intervalWords } from './outcomes.ts';

/** A row for each cell: its settings and its headline outcome. */
export function caseTable(result: Result): Table {
  const varied = variedOf(result);
  const isCompared = alternativesOf(result).length > 0;
  const name = headlineName(result);
  const isSolved = result.cells.some((cell) => headlineOf(result, cell).exact !== undefined);
  const isSimulated = result.cells.some(({ trials }) => trials > 0);
  return {
    columns: [
      ...varied.map(({ path, isNumeric }) => ({ name: capital(pathWords(path)), isNumber: isNumeric })),
      ...(isCompared ? [{ name: 'Alternative' }] : []),
      ...(isSimulated
        ? [
            { name: `${capital(name)}, simulated`, isNumber: true },
            { name: '95\u00a0% interval', isNumber: true },
          ]
        : []),
      ...(isSolved
        ? [
            { name: `${capital(name)}, exact`, isNumber: true },
            { name: 'Fraction', isNumber: true },
          ]
        : []),
      { name: 'In words' },
      ...(isSolved && isSimulated ? [{ name: 'Agrees' }] : []),
    ],
    rows: result.cells.map((cell) => {
      const share = headlineOf(result, cell);
      return [
        ...varied.map(({ path }) => valueName(cell.settings[path])),
        ...(isCompared ? [cell.alternative ?? ''] : []),
        ...(isSimulated ? [simulatedPercent(share, cell.trials), intervalWords(share, cell.trials)] : []),
        ...(isSolved ? [exactPercent(share), fractionWords(share)] : []),
        share.exact === undefined && share.count === 0 ? '' : oddsInWords(chance(share)),
        ...(isSolved && isSimulated ? [agreementWord(share)] : []),
      ];
    }),
  };
}
