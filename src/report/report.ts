import type { Result } from '../study/result.ts';
import type { Chart, Look } from './charts/chart.ts';
import { chartsOf } from './charts/charts-of.ts';
import { draw } from './charts/draw.ts';
import { markdown } from './formats/markdown.ts';
import { resultJson } from './formats/result-json.ts';
import { reportBlocks } from './report-blocks.ts';
import type { ReportFile } from './report-file.ts';

export type { ReportFile } from './report-file.ts';

export interface ReportOptions {
  /** `md` for GitHub, `blog` for static site builders, `html` as one file, `csv` as tidy data. */
  readonly format: 'md' | 'blog' | 'html' | 'csv';
  readonly theme: Look['theme'];
  /** Also as PNG, at twice the size. */
  readonly png?: boolean;
  /** The line that repeats the run. */
  readonly command: string;
}

/** Width of the pictures of a report, in pixels. */
const WIDTH = 720;

/** All files of a result's report, paths relative to its folder. The same result gives the same bytes. */
export async function renderReport(result: Result, options: ReportOptions): Promise<readonly ReportFile[]> {
  const charts = chartsOf(result, { width: WIDTH, theme: options.theme });
  const blocks = reportBlocks(result, charts, options.command);
  const pictures = await Promise.all(charts.map(filesOf));
  return [
    { path: 'report.md', content: markdown(blocks, (name) => `charts/${name}.svg`) },
    { path: 'result.json', content: resultJson(result) },
    ...pictures.flat(),
  ];
}

const filesOf = async ({ name, spec }: Chart): Promise<ReportFile[]> => [
  { path: `charts/${name}.vl.json`, content: `${JSON.stringify(spec, null, 2)}\n` },
  { path: `charts/${name}.svg`, content: await draw(spec) },
];
