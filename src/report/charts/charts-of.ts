import type { Result } from '../../study/result.ts';
import { alternativesOf, variedOf } from '../reading/varied.ts';
import type { Chart, Look } from './chart.ts';
import { lineChart } from './line-chart.ts';
import { outcomeChart } from './outcome-chart.ts';

/** The charts of a result, the one that answers the question first. */
export function chartsOf(result: Result, look: Look): readonly Chart[] {
  const first = result.cells[0];
  if (first === undefined) return [];
  const varied = variedOf(result);
  const numeric = varied.find(({ isNumeric }) => isNumeric);
  if (varied.length === 1 && numeric !== undefined) return [lineChart(result, numeric, look)];
  if (varied.length === 0 && alternativesOf(result).length === 0) return [outcomeChart(result, first, look)];
  return [];
}
