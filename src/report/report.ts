import stringify from 'json-stringify-pretty-compact';
import type { Result } from '../study/result.ts';
import type { Chart, Look } from './charts/chart.ts';
import { chartsOf } from './charts/charts-of.ts';
import { draw } from './charts/draw.ts';
import { blogPost } from './formats/blog.ts';
import { csv } from './formats/csv.ts';
import { htmlPage } from './formats/html.ts';
import { markdown } from './formats/markdown.ts';
import { png } from './formats/png.ts';
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

/** Widths of pictures in pixels: in a page, and on a telephone. */
const WIDE = 720;
const NARROW = 320;

/** All files of a result's report, paths relative to its folder. The same result gives the same bytes. */
export async function renderReport(result: Result, options: ReportOptions): Promise<readonly ReportFile[]> {
  const record = { path: 'result.json', content: resultJson(result) };
  if (options.format === 'csv') return [{ path: 'data.csv', content: csv(result) }, record];
  const { theme } = options;
  const charts = chartsOf(result, { width: WIDE, theme });
  const blocks = reportBlocks(result, charts, options.command);
  const pictures = await drawn(charts);
  const files = await Promise.all(charts.map((chart) => filesOf(chart, pictures, options.png === true)));
  return [await page(), record, ...files.flat()];

  async function page(): Promise<ReportFile> {
    const pictureOf = (name: string): string => `charts/${name}.svg`;
    if (options.format === 'md') return { path: 'report.md', content: markdown(blocks, pictureOf) };
    if (options.format === 'blog') return { path: 'post.md', content: blogPost(blocks, pictureOf) };
    const narrow = await drawn(chartsOf(result, { width: NARROW, theme }));
    const both = (name: string) => ({ wide: pictures.get(name) ?? '', narrow: narrow.get(name) ?? '' });
    return { path: 'report.html', content: htmlPage(blocks, both, theme) };
  }
}

/** The SVG of each chart by its name, drawn one after another: definitions are numbered within one picture. */
async function drawn(charts: readonly Chart[]): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  for (const { name, spec } of charts) pictures.set(name, await draw(spec));
  return pictures;
}

async function filesOf(
  { name, spec }: Chart,
  pictures: ReadonlyMap<string, string>,
  withPng: boolean,
): Promise<ReportFile[]> {
  const svg = pictures.get(name) ?? '';
  return [
    { path: `charts/${name}.vl.json`, content: `${stringify(spec, { maxLength: 240, indent: 1 })}\n` },
    { path: `charts/${name}.svg`, content: svg },
    ...(withPng ? [{ path: `charts/${name}.png`, content: await png(svg) }] : []),
  ];
}
