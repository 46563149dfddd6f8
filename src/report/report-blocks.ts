import { stringify } from 'yaml';
import { questionOf } from '../games/registry.ts';
import type { Cell, Result } from '../study/result.ts';
import { armyBlocks } from './army/blocks.ts';
import type { Chart } from './charts/chart.ts';
import { trialsWords } from './charts/source-line.ts';
import {
  type Block,
  code,
  heading,
  list,
  paragraph,
  type Table,
  type Text,
  table,
} from './formats/document.ts';
import { asTable, gridsOf } from './reading/grid.ts';
import { headlineOf } from './reading/headline.ts';
import { isImpossible } from './reading/impossible.ts';
import { alternativesOf, baselineOf, cellsOf, variedOf } from './reading/varied.ts';
import { byTurnTable } from './tables/by-turn.ts';
import { caseTable } from './tables/cases.ts';
import { comparisonTable } from './tables/comparison.ts';
import { eventTable, otherEventTable } from './tables/events.ts';
import { meanTable } from './tables/means.ts';
import { moverTable } from './tables/movers.ts';
import { outcomeTable } from './tables/outcomes.ts';
import { pivotTable } from './tables/pivot.ts';
import { quantityTable } from './tables/quantities.ts';
import { answerOf } from './words/answer.ts';
import { caseWords } from './words/case-words.ts';
import { comparisonNotes } from './words/comparison-notes.ts';
import { methodOf } from './words/method.ts';
import { notesOf } from './words/notes.ts';
import { quoted } from './words/sentence.ts';
import { valueName } from './words/value-name.ts';

/** A report as blocks: the answer, the pictures, the tables, and what it takes to trust and to repeat them. */
export function reportBlocks(result: Result, charts: readonly Chart[], command: string): Block[] {
  return [
    heading(1, result.title),
    paragraph([{ strong: answerOf(result) }]),
    ...charts.map((chart): Block => ({ is: 'figure', chart })),
    ...(armyBlocks(result) ?? caseBlocks(result)),
    ...listed('Method', methodOf(result)),
    ...listed('Rules in force', switchesOf(result)),
    ...listed('Sources', questionOf(result.ask)?.sources ?? []),
    heading(2, 'Do it again'),
    code(command),
    paragraph(
      `Holdfast ${result.holdfast}, preset ${result.rules.preset}, seed ${result.seed}, ${trialsWords(result.cells.map(({ trials }) => trials))}: ${againWords(result)} The file is:`,
    ),
    code(stringify(result.scenario).trimEnd(), 'yaml'),
  ];
}

/** What the same line gives again. A stopped run of a single case is repeated by its trials, one of several cases only by finishing it. */
const againWords = ({ complete, cells: [first, ...others] }: Result): string =>
  complete || (others.length === 0 && first?.alternative === undefined && isEmpty(first?.settings))
    ? 'the same line gives the same numbers to the last digit.'
    : 'the run was stopped; the same line with --resume finishes it, and then gives the same numbers at every run.';

const isEmpty = (settings: object | undefined): boolean => Object.keys(settings ?? {}).length === 0;

/** The cases of a result: compared, side by side, and each in full where there are few. */
const caseBlocks = (result: Result): Block[] => [
  ...(isGrid(result)
    ? tabled('Where it moves most', moverTable(result))
    : tabled('Compared', comparisonTable(result))),
  ...list(comparisonNotes(result)),
  ...pivots(result),
  ...(result.cells.length > 1 ? tabled('All cases', caseTable(result)) : []),
  ...tabled('Means over all trials', meanTable(result)),
  ...detailed(result).flatMap((cell) => detailsOf(cell, result.cells.length > 1)),
  ...listed('How the file was read', notesOf(result)),
];

/** More cases than a reader would go through one by one. */
const isGrid = (result: Result): boolean => variedOf(result).length > 1;

/** The headline outcome as rows and columns, where two things or more were varied: tables for each alternative. */
function pivots(result: Result): Block[] {
  const names = alternativesOf(result);
  const groups = names.length === 0 ? [undefined] : names;
  const clause = result.cells[0] === undefined ? '' : headlineOf(result, result.cells[0]).clause;
  return groups.flatMap((name) =>
    gridsOf(result, cellsOf(result, name)).flatMap((grid) =>
      tabled(
        `Chance that ${clause}${name === undefined ? '' : `: ${quoted(name)}`}${grid.held === '' ? '' : ` (${grid.held})`}`,
        pivotTable(result, asTable(result, grid)),
      ),
    ),
  );
}

/** Cells whose every outcome is shown at most: of more, those of the file as written. */
const MOST_DETAILED = 4;

function detailed(result: Result): readonly Cell[] {
  // Of two outcomes the headline, which stands among the cases, says it all.
  const isSaid = ({ outcomes, quantities, events }: Cell): boolean =>
    result.cells.length > 1 && outcomes.length === 2 && quantities.length + events.length === 0;
  if (result.cells.every(isSaid)) return [];
  if (result.cells.length <= MOST_DETAILED) return result.cells;
  const base = cellsOf(result, baselineOf(result));
  return base.length <= MOST_DETAILED ? base : [];
}

/** Everything that is known of one cell. */
function detailsOf(cell: Cell, isOneOfMany: boolean): Block[] {
  const quantities = quantityTable(cell);
  const spread =
    'The interval says how well the mean is known; the spread says how far single results lie from it.';
  const of = isOneOfMany ? `: ${caseWords(cell)}` : '';
  return [
    ...tabled(`Outcomes${of}`, outcomeTable(cell)),
    ...impossible(cell),
    ...tabled(`Turn by turn${of}`, byTurnTable(cell)),
    ...tabled(`Quantities${of}`, quantities),
    ...(quantities.rows.length > 0 ? [paragraph(spread)] : []),
    ...tabled(`On the way${of}`, eventTable(cell)),
    ...table(otherEventTable(cell)),
  ];
}

/** What is known never to happen, in a sentence instead of rows of zeros. */
function impossible({ outcomes, events }: Cell): Block[] {
  const clauses = [...outcomes, ...events].filter(isImpossible).map(({ clause }) => clause);
  return clauses.length === 0 ? [] : [paragraph(`Cannot happen here: ${[...new Set(clauses)].join('; ')}.`)];
}

const tabled = (title: string, made: Table): Block[] =>
  made.rows.length === 0 ? [] : [heading(2, title), ...table(made)];

const listed = (title: string, items: readonly Text[]): Block[] =>
  items.length === 0 ? [] : [heading(2, title), ...list(items)];

const switchesOf = ({ rules }: Result): readonly Text[] => [
  ['Preset ', { code: rules.preset }],
  ...Object.entries(rules.switches).map(([name, value]): Text => [{ code: name }, `: ${valueName(value)}`]),
];
