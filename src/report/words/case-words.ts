import type { Cell } from '../../study/result.ts';
import { capital, pathWords, quoted } from './sentence.ts';
import { valueWords } from './value-name.ts';

/** The settings of a cell in words: `models 25, standard none`. */
export const settingsWords = ({ settings }: Cell): string =>
  Object.entries(settings)
    .map(([path, value]) => `${pathWords(path)} ${valueWords(value)}`)
    .join(', ');

/** Alternative and settings of a cell in words. */
export const caseWords = (cell: Cell): string =>
  [...(cell.alternative === undefined ? [] : [quoted(cell.alternative)]), settingsWords(cell)]
    .filter((words) => words !== '')
    .join(', ');

/** Alternative and settings of a cell as a label, which needs no quotation marks. */
export const caseLabel = (cell: Cell): string =>
  capital([cell.alternative ?? '', settingsWords(cell)].filter((words) => words !== '').join(', '));
