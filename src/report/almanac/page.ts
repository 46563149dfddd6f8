import { questionOf } from '../../games/registry.ts';
import type { Result } from '../../study/result.ts';
import { caseMap } from '../charts/case-map.ts';
import { type Chart, isNarrow, type Look, USUAL_LOOK } from '../charts/chart.ts';
import { draw } from '../charts/draw.ts';
import { lineChart } from '../charts/line-chart.ts';
import { NARROW } from '../charts/widths.ts';
import { compactJson } from '../formats/compact-json.ts';
import { type Block, code, heading, list, paragraph, table } from '../formats/document.ts';
import { markdown } from '../formats/markdown.ts';
import { narrowPicture, pictureIn, specification, widePicture } from '../formats/picture-files.ts';
import { gridsOf } from '../reading/grid.ts';
import { heldAt } from '../reading/held-at.ts';
import { baselineOf, cellsOf, variedOf } from '../reading/varied.ts';
import type { ReportFile } from '../report-file.ts';
import { pathWords } from '../words/sentence.ts';
import { type GridView, gridTable } from './grid-table.ts';

/** A page of the almanac: tables that one looks up, solved exactly. */
export interface AlmanacPage {
  /** Its file name without ending. */
  readonly name: string;
  readonly title: string;
  /** How its tables are read, in a sentence or two. */
  readonly intro: string;
  readonly sections: readonly AlmanacSection[];
}

/** One question over two things that are varied, and what is shown of it. */
export interface AlmanacSection {
  /** The scenario file that the result is of, as a reader can run it. */
  readonly scenario: string;
  readonly result: Result;
  readonly views: readonly GridView[];
  readonly pictures: readonly AlmanacPicture[];
}

/** A heat map of the headline outcome, or its course over one thing while the other is held. */
export type AlmanacPicture =
  | { readonly is: 'map'; readonly alternative?: string }
  | { readonly is: 'lines'; readonly hold: string; readonly at: number };

/** The files of a page: the text, its pictures and their specifications. The same results give the same bytes. */
export async function renderAlmanacPage(page: AlmanacPage, look: Look = USUAL_LOOK): Promise<ReportFile[]> {
  const sections = page.sections.map((section, i) => ({
    section,
    charts: section.pictures.map((picture, j) => ({
      ...chartOf(section.result, picture, look),
      name: `${page.name}-${i + 1}-${j + 1}`,
    })),
  }));
  const blocks = [
    heading(1, page.title),
    paragraph(page.intro),
    ...sections.flatMap(({ section, charts }) => sectionBlocks(section, charts)),
    ...closing(page),
  ];
  const charts = sections.flatMap((section) => section.charts);
  const [first] = charts;
  const hasNarrow = !isNarrow(look);
  const pictureOf = pictureIn((name) => hasNarrow && name === first?.name);
  const files: ReportFile[] = [{ path: `${page.name}.md`, content: markdown(blocks, pictureOf) }];
  for (const { name, spec } of charts)
    files.push(
      { path: widePicture(name), content: await draw(spec) },
      { path: specification(name), content: compactJson(spec) },
    );
  const { result, pictures } = page.sections.find((section) => section.pictures.length > 0) ?? {};
  if (hasNarrow && first && result && pictures?.[0]) {
    const { spec } = chartOf(result, pictures[0], { ...look, width: NARROW });
    files.push({ path: narrowPicture(first.name), content: await draw(spec) });
  }
  return files;
}

function chartOf(result: Result, picture: AlmanacPicture, look: Look): Chart {
  if (picture.is === 'map') {
    const [grid] = gridsOf(result, cellsOf(result, picture.alternative ?? baselineOf(result)));
    return caseMap(result, grid!, look, '');
  }
  const held = heldAt(result, picture.hold, picture.at);
  return lineChart(held, variedOf(held)[0]!, look);
}

const sectionBlocks = ({ result, views, pictures }: AlmanacSection, charts: readonly Chart[]): Block[] => [
  ...charts.flatMap((chart, i): Block[] => [{ is: 'figure', chart }, ...heldWords(pictures[i]!)]),
  ...views.flatMap((view) => [heading(2, view.title), ...table(gridTable(result, view))]),
];

const heldWords = (picture: AlmanacPicture): Block[] =>
  picture.is === 'map' ? [] : [paragraph(`Drawn for ${pathWords(picture.hold)} ${picture.at}.`)];

/** What it takes to trust the tables and to make them again. */
function closing({ sections }: AlmanacPage): Block[] {
  const results = sections.map(({ result }) => result);
  const { holdfast, rules } = results[0]!;
  const sources = [...new Set(results.flatMap(({ ask }) => questionOf(ask)?.sources ?? []))];
  return [
    heading(2, 'Method'),
    paragraph(
      `Every number is exact: the rule itself is followed through every fall of the dice, nothing is simulated and no formula stands in for it. Fractions are in lowest terms and left out where they are long. Preset ${rules.preset}, Holdfast ${holdfast}.`,
    ),
    heading(2, 'Sources'),
    ...list(sources),
    heading(2, 'Do it again'),
    code('holdfast almanac'),
    paragraph('Or change what is asked; these are the files, for "holdfast exact":'),
    ...sections.map(({ scenario }) => code(scenario.trimEnd(), 'yaml')),
  ];
}
