import type { Result } from '../study/result.ts';
import type { Chart } from './charts/chart.ts';
import { trialsWords } from './charts/source-line.ts';
import { type Block, code, heading, list, paragraph, type Text, table } from './formats/document.ts';
import { alternativesOf, variedOf } from './reading/varied.ts';
import { caseTable } from './tables/cases.ts';
import { outcomeTable } from './tables/outcomes.ts';
import { answerOf } from './words/answer.ts';
import { methodOf } from './words/method.ts';
import { notesOf } from './words/notes.ts';
import { valueName } from './words/value-name.ts';

/** A report as blocks: the answer, the pictures, the tables, and what it takes to trust and to repeat them. */
export function reportBlocks(result: Result, charts: readonly Chart[], command: string): Block[] {
  const isOne = variedOf(result).length === 0 && alternativesOf(result).length === 0;
  const first = result.cells[0];
  return [
    heading(1, result.title),
    paragraph([{ strong: answerOf(result) }]),
    ...charts.map((chart): Block => ({ is: 'figure', chart })),
    heading(2, 'Numbers'),
    ...(first === undefined ? [] : table(isOne ? outcomeTable(first) : caseTable(result))),
    ...section('How the file was read', notesOf(result)),
    ...section('Method', methodOf(result)),
    ...section('Rules in force', switchesOf(result)),
    heading(2, 'Do it again'),
    code(command),
    paragraph(
      `Holdfast ${result.holdfast}, preset ${result.rules.preset}, seed ${result.seed}, ${trialsWords(result.cells.map(({ trials }) => trials))}: the same line gives the same numbers to the last digit.`,
    ),
  ];
}

const section = (title: string, items: readonly Text[]): Block[] =>
  items.length === 0 ? [] : [heading(2, title), ...list(items)];

const switchesOf = ({ rules }: Result): readonly Text[] => [
  ['Preset ', { code: rules.preset }],
  ...Object.entries(rules.switches).map(([name, value]): Text => [{ code: name }, `: ${valueName(value)}`]),
];
