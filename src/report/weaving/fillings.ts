import type { Result } from '../../study/result.ts';
import type { Look } from '../charts/chart.ts';
import { chartsOf } from '../charts/charts-of.ts';
import type { Table } from '../formats/document.ts';
import { address, markdownTableOf, markdownText } from '../formats/markdown.ts';
import { chance } from '../reading/chance.ts';
import { comparisonsOf } from '../reading/comparison.ts';
import { byTurnTable } from '../tables/by-turn.ts';
import { caseTable } from '../tables/cases.ts';
import { comparisonTable, differenceWords } from '../tables/comparison.ts';
import { eventTable } from '../tables/events.ts';
import { outcomeTable } from '../tables/outcomes.ts';
import { quantityTable } from '../tables/quantities.ts';
import { answerOf } from '../words/answer.ts';
import { chanceWords } from '../words/chance-words.ts';
import { countWords } from '../words/count.ts';
import { oddsInWords } from '../words/odds.ts';
import { sharePercent } from '../words/percent.ts';
import { cellOfMark, quantityOfMark, shareOfMark } from './cell-of-mark.ts';
import type { Mark } from './mark.ts';

/** What a mark may ask for, and the text that stands for it. */
export type Filling = (result: Result, mark: Mark, pictures: Pictures) => string;

/** How pictures are drawn, and the path of each, as the text shall name it. */
export interface Pictures {
  readonly look: Look;
  pathOf(chart: string): string;
}

const TABLES: Readonly<Record<string, (result: Result, mark: Mark) => Table>> = {
  cases: (result) => caseTable(result),
  comparison: (result) => comparisonTable(result),
  outcomes: (result, mark) => outcomeTable(cellOfMark(result, mark)),
  quantities: (result, mark) => quantityTable(cellOfMark(result, mark)),
  turns: (result, mark) => byTurnTable(cellOfMark(result, mark)),
  events: (result, mark) => eventTable(cellOfMark(result, mark)),
};

/** A filling about one outcome in one case. */
const ofShare =
  (words: (share: ReturnType<typeof shareOfMark>, trials: number) => string): Filling =>
  (result, mark) => {
    const cell = cellOfMark(result, mark);
    return markdownText(words(shareOfMark(result, cell, mark), cell.trials));
  };

/** Every word that a mark can ask with. */
export const fillings: Readonly<Record<string, Filling>> = {
  chart,
  table,
  answer: (result) => markdownText(answerOf(result)),
  percent: ofShare(sharePercent),
  odds: ofShare((share) => oddsInWords(chance(share))),
  chance: ofShare(chanceWords),
  fraction: ofShare(({ fraction }) => {
    if (fraction === undefined)
      throw new Error('there is no exact fraction: the rule was played, or it is too long');
    return fraction;
  }),
  count: ofShare(({ count }) => countWords(count)),
  difference,
  mean: (result, mark) => {
    const { mean } = quantityOfMark(cellOfMark(result, mark), mark);
    const value = mean?.exact ?? mean?.simulated;
    if (value === undefined) throw new Error('no trial has such a number');
    return String(Number(value.toFixed(2)));
  },
  median: (result, mark) => {
    const { quantiles } = quantityOfMark(cellOfMark(result, mark), mark);
    if (quantiles === undefined) throw new Error('no trial has such a number');
    return String(quantiles.p50);
  },
  trials: (result, mark) => countWords(cellOfMark(result, mark).trials),
  seed: ({ seed }) => String(seed),
};

function chart(result: Result, { words }: Mark, { look, pathOf }: Pictures): string {
  const charts = chartsOf(result, look);
  const wanted = words[0] ?? charts[0]?.name;
  const found = charts.find(({ name }) => name === wanted);
  if (found === undefined)
    throw new Error(
      `there is no chart "${wanted}"; there are ${charts.map(({ name }) => `"${name}"`).join(', ')}`,
    );
  return `![${markdownText(found.alt)}](${address(pathOf(found.name))})\n\n*${markdownText(found.finding)}.*`;
}

function table(result: Result, mark: Mark): string {
  const standard = result.cells.length > 1 ? 'cases' : 'outcomes';
  const name = mark.words[0] ?? standard;
  const made = TABLES[name];
  if (made === undefined)
    throw new Error(
      `there is no table "${name}"; there are ${Object.keys(TABLES)
        .map((one) => `"${one}"`)
        .join(', ')}`,
    );
  const filled = made(result, mark);
  if (filled.rows.length === 0) throw new Error(`the table "${name}" has no rows here`);
  return markdownTableOf(filled);
}

function difference(result: Result, mark: Mark): string {
  if (mark.options.under === undefined) throw new Error('say of which alternative: add under="…"');
  const cell = cellOfMark(result, mark);
  const share = shareOfMark(result, cell, mark);
  const found = comparisonsOf(result, share.name).find((compared) => compared.cell === cell);
  if (found === undefined) throw new Error(`"${mark.options.under}" is what the others are measured against`);
  return markdownText(differenceWords(found));
}
