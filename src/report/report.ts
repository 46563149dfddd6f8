import type { Result } from '../study/result.ts';
import { type Chart, isNarrow, type Look } from './charts/chart.ts';
import { chartsOf } from './charts/charts-of.ts';
import { draw } from './charts/draw.ts';
import { NARROW } from './charts/widths.ts';
import { blogPost } from './formats/blog.ts';
import { compactJson } from './formats/compact-json.ts';
import { csv } from './formats/csv.ts';
import { htmlPage } from './formats/html.ts';
import { markdown } from './formats/markdown.ts';
import { narrowPicture, pictureIn, specification, widePicture } from './formats/picture-files.ts';
import { png } from './formats/png.ts';
import { resultJson } from './formats/result-json.ts';
import { reportBlocks } from './report-blocks.ts';
import type { ReportFile } from './report-file.ts';

export type { ReportFile } from './report-file.ts';

export interface ReportOptions {
  /** `md` for GitHub, `blog` for static site builders, `html` as one file, `csv` as tidy data. */
  readonly format: 'md' | 'blog' | 'html' | 'csv';
  readonly theme: Look['theme'];
  /** Of pictures, in pixels. Markdown for GitHub and HTML have narrower ones for telephones besides. */
  readonly width: number;
  /** Also as PNG, at twice the size. */
  readonly png?: boolean;
  /** The line that repeats the run. */
  readonly command: string;
}

/** All files of a result's report, paths relative to its folder. The same result gives the same bytes. */
export async function renderReport(result: Result, options: ReportOptions): Promise<readonly ReportFile[]> {
  const record = { path: 'result.json', content: resultJson(result) };
  if (options.format === 'csv') return [{ path: 'data.csv', content: csv(result) }, record];
  const { theme, width } = options;
  const charts = chartsOf(result, { width, theme });
  const blocks = reportBlocks(result, charts, options.command);
  const pictures = await drawn(charts);
  const files = await Promise.all(charts.map((chart) => filesOf(chart, pictures, options.png === true)));
  return [...(await page()), record, ...files.flat()];

  async function page(): Promise<ReportFile[]> {
    if (options.format === 'blog') return [{ path: 'post.md', content: blogPost(blocks, widePicture) }];
    const small = isNarrow(options) ? [] : chartsOf(result, { width: NARROW, theme });
    if (options.format === 'md') {
      // The picture that answers the question; the others would double the size of the report.
      const narrow = await drawn(small.slice(0, 1));
      const pictureOf = pictureIn((name) => narrow.has(name));
      return [
        { path: 'report.md', content: markdown(blocks, pictureOf) },
        ...[...narrow].map(([name, content]) => ({ path: narrowPicture(name), content })),
      ];
    }
    const narrow = await drawn(small);
    const both = (name: string) => {
      const wide = pictures.get(name) ?? '';
      return { wide, narrow: narrow.get(name) ?? wide };
    };
    return [{ path: 'report.html', content: htmlPage(blocks, both, theme) }];
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
    { path: specification(name), content: compactJson(spec) },
    { path: widePicture(name), content: svg },
    ...(withPng ? [{ path: `charts/${name}.png`, content: await png(svg) }] : []),
  ];
}
