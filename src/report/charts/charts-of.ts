import type { Cell, Result } from '../../study/result.ts';
import { armyCharts } from '../army/blocks.ts';
import { timedName, timeOf, timesThatMatter } from '../reading/by-time.ts';
import { chance } from '../reading/chance.ts';
import { tellingQuantities } from '../reading/distributions.ts';
import { gridsOf } from '../reading/grid.ts';
import { headlineName, headlineOf } from '../reading/headline.ts';
import { alternativesOf, baselineOf, cellsOf, variedOf } from '../reading/varied.ts';
import { caseLabel } from '../words/case-words.ts';
import { battleMap, battleScene } from './battle-map.ts';
import { caseMap } from './case-map.ts';
import type { Chart, Look } from './chart.ts';
import { comparisonTornado } from './comparison-tornado.ts';
import { differenceMap } from './difference-map.ts';
import { distributionChart } from './distribution-chart.ts';
import { type Dotted, dotChart } from './dot-chart.ts';
import { endingChart } from './ending-chart.ts';
import { lineChart } from './line-chart.ts';
import { outcomeChart } from './outcome-chart.ts';
import { survivalChart } from './survival-chart.ts';

/** Cases that fit into a chart of dots. */
const MOST_DOTS = 24;

/** The charts of a result, the one that answers the question first. */
export function chartsOf(result: Result, look: Look): readonly Chart[] {
  if (result.cells.length === 0) return [];
  const isVaried = variedOf(result).length > 0;
  const first = cellsOf(result, baselineOf(result))[0];
  const numbers = first === undefined || isVaried ? [] : distributionCharts(result, first, look);
  const army = armyCharts(result, look);
  if (army.length > 0 && !isVaried) return [...army, ...numbers];
  return [
    ...army,
    ...mapCharts(result, look),
    ...shareCharts(result, look),
    ...timeCharts(result, look),
    ...numbers,
  ];
}

/** Where: the table of a battle line as the file has it. */
function mapCharts(result: Result, look: Look): readonly Chart[] {
  const cell = cellsOf(result, baselineOf(result))[0];
  const scene = cell && battleScene(cell);
  return cell && scene ? [battleMap(result, cell, scene, look)] : [];
}

/** How often: by what was varied or compared, or by outcome. */
function shareCharts(result: Result, look: Look): readonly Chart[] {
  const [one, two] = variedOf(result);
  if (one === undefined)
    return alternativesOf(result).length > 1
      ? comparisonCharts(result, look)
      : [outcomeChart(result, result.cells[0]!, look)];
  if (two === undefined) return one.isNumeric ? [lineChart(result, one, look)] : [caseChart(result, look)];
  return [...differenceMaps(result, look), ...caseMaps(result, look)];
}

/** When: where the headline outcome comes at a time, or else another one. */
function timeCharts(result: Result, look: Look): readonly Chart[] {
  const name = timedName(result, cellsOf(result, baselineOf(result))[0]!);
  const timed = result.cells.filter((cell) => timeOf(cell, name) !== undefined);
  // What can only happen at one time needs no picture of when.
  const spread = timed.some((cell) => timesThatMatter(cell, name) > 1);
  const base = cellsOf(result, baselineOf(result));
  const ending = base.length === 1 ? [endingChart(result, base[0]!, look)] : [];
  const isHeadline = name === headlineName(result);
  return spread ? [...ending, ...(isHeadline ? survivalCharts(result, base, look) : [])] : [];
}

/** Curves of all cases where they are one family: what is compared, or what was varied of the file as written. */
function survivalCharts(result: Result, base: readonly Cell[], look: Look): readonly Chart[] {
  const varied = variedOf(result).length;
  if (varied > 1) return [];
  return [survivalChart(result, varied === 0 ? result.cells : base, look)];
}

/** How much: the quantities whose distribution tells something, in the first case. */
const distributionCharts = (result: Result, cell: Cell, look: Look): readonly Chart[] =>
  tellingQuantities(cell).map((quantity, i) =>
    distributionChart(result, cell, quantity, look, `distribution-${i + 1}`),
  );

/** Alternatives from which on a picture of the differences alone is worth its room. */
const MANY = 5;

const comparisonCharts = (result: Result, look: Look): readonly Chart[] => [
  comparisonChart(result, look),
  ...(alternativesOf(result).length >= MANY ? [comparisonTornado(result, look)] : []),
];

/** Heat maps of one kind that are drawn at most: tables have the rest. */
const MOST_MAPS = 6;

/** What each alternative changes over all things that were varied. */
const differenceMaps = (result: Result, look: Look): readonly Chart[] =>
  alternativesOf(result)
    .filter((name) => name !== baselineOf(result))
    .flatMap((name) => gridsOf(result).map((grid) => ({ name, grid })))
    .slice(0, MOST_MAPS)
    .map(({ name, grid }, i) => differenceMap(result, grid, name, look, `difference-${i + 1}`));

/** The chances themselves, of the file as written. */
const caseMaps = (result: Result, look: Look): readonly Chart[] =>
  gridsOf(result, cellsOf(result, baselineOf(result)))
    .slice(0, MOST_MAPS)
    .map((grid, i) => caseMap(result, grid, look, i === 0 ? 'varied' : `varied-${i + 1}`));

/** The alternatives, the best first, each measured against the file as written. */
function comparisonChart(result: Result, look: Look): Chart {
  const dots = result.cells.map(dotted);
  const baseline = dots.find(({ cell }) => cell.alternative === baselineOf(result))!;
  const others = dots.filter((dot) => dot !== baseline);
  const value = ({ cell }: Dotted): number => chance(headlineOf(result, cell));
  const direction = headlineOf(result, baseline.cell).tone === 'bad' ? 1 : -1;
  others.sort((a, b) => direction * (value(a) - value(b)));
  return dotChart(result, [baseline, ...others], look, { name: 'comparison', baseline });
}

const caseChart = (result: Result, look: Look): Chart =>
  dotChart(result, result.cells.slice(0, MOST_DOTS).map(dotted), look, { name: 'varied' });

const dotted = (cell: Cell): Dotted => ({ name: caseLabel(cell), cell });
