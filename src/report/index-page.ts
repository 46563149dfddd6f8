import type { Result } from '../study/result.ts';
import { chartsOf } from './charts/charts-of.ts';
import { type Block, heading, paragraph } from './formats/document.ts';
import { markdown } from './formats/markdown.ts';
import type { ReportFile } from './report-file.ts';
import { answerOf } from './words/answer.ts';

/** A report that stands in a folder beside the index. */
export interface IndexEntry {
  readonly folder: string;
  readonly result: Result;
}

/** The page that leads to all reports: the question, its answer, its picture. */
export function renderIndex(entries: readonly IndexEntry[]): ReportFile {
  const blocks = entries.flatMap(({ folder, result }): Block[] => {
    const chart = chartsOf(result, { width: 720, theme: 'light' })[0];
    return [
      heading(2, result.title),
      paragraph(answerOf(result)),
      ...(chart === undefined
        ? []
        : [{ is: 'figure', chart: { ...chart, name: `${folder}/charts/${chart.name}.svg` } } as const]),
      paragraph([{ link: 'The whole report', to: `${folder}/report.md` }]),
    ];
  });
  const intro = [
    heading(1, 'Reports'),
    paragraph(
      'What happens at the table, counted. Each question below is a scenario file; each answer was simulated, and solved exactly where it can be.',
    ),
  ];
  return { path: 'README.md', content: markdown([...intro, ...blocks], (name) => name) };
}
