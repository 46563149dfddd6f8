import type { Cell, Result } from '../../study/result.ts';
import { chance } from '../reading/chance.ts';
import { headlineOf } from '../reading/headline.ts';
import { alternativesOf, baselineOf, cellsOf, variedOf } from '../reading/varied.ts';
import { caseWords } from '../words/finding.ts';
import { capital } from '../words/sentence.ts';
import { caseMap } from './case-map.ts';
import type { Chart, Look } from './chart.ts';
import { type Dotted, dotChart } from './dot-chart.ts';
import { lineChart } from './line-chart.ts';
import { outcomeChart } from './outcome-chart.ts';

/** Cases that fit into a chart of dots. */
const MOST_DOTS = 24;

/** The charts of a result, the one that answers the question first. */
export function chartsOf(result: Result, look: Look): readonly Chart[] {
  const first = result.cells[0];
  if (first === undefined) return [];
  const varied = variedOf(result);
  const [one, two, three] = varied;
  if (one === undefined)
    return alternativesOf(result).length > 0
      ? [comparisonChart(result, look)]
      : [outcomeChart(result, first, look)];
  if (two === undefined) return one.isNumeric ? [lineChart(result, one, look)] : [caseChart(result, look)];
  if (three === undefined)
    return groupsOf(result).map(([name, cells]) => caseMap(result, [one, two], cells, look, name));
  return [caseChart(result, look)];
}

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

const dotted = (cell: Cell): Dotted => ({ name: capital(caseWords(cell).replace(/^“(.*)”$/, '$1')), cell });

/** The cells of each alternative, with the name of its chart. */
function groupsOf(result: Result): [string, readonly Cell[]][] {
  const names = alternativesOf(result);
  if (names.length === 0) return [['varied', result.cells]];
  return names.map((name, i) => [`varied-${i + 1}`, cellsOf(result, name)]);
}
