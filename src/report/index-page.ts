import { questionOf } from '../games/registry.ts';
import type { Result } from '../study/result.ts';
import { USUAL_LOOK } from './charts/chart.ts';
import { chartsOf } from './charts/charts-of.ts';
import { type Block, heading, type Inline, list, paragraph, type Text } from './formats/document.ts';
import { markdown, type Picture } from './formats/markdown.ts';
import { narrowPicture, pictureIn } from './formats/picture-files.ts';
import type { ReportFile } from './report-file.ts';
import { answerOf } from './words/answer.ts';
import { countWords } from './words/count.ts';

/** A report that stands in a folder beside the index. */
export interface IndexEntry {
  readonly folder: string;
  readonly result: Result;
  /** The file in the folder that is read first. */
  readonly page: string;
  /** The names of the files of its pictures; none where there are only data. */
  readonly pictures: readonly string[];
}

/** The page that leads to all reports: the questions by kind, each with its answer and its picture. */
export function renderIndex(entries: readonly IndexEntry[]): ReportFile {
  const groups = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const kind = questionOf(entry.result.ask)?.title ?? entry.result.ask;
    groups.set(kind, [...(groups.get(kind) ?? []), entry]);
  }
  const trials = entries.flatMap(({ result }) => result.cells).reduce((sum, { trials }) => sum + trials, 0);
  const blocks = [
    heading(1, 'What the dice say'),
    paragraph(
      `Every question below was put to the dice ${trials > 0 ? `(${countWords(trials)} trials in all) ` : ''}and, wherever the rule is small enough, solved exactly as well. A question is a short text file: the report says how to repeat it, and how sure each number is.`,
    ),
    ...list([...groups].map(lineOf)),
    ...[...groups].flatMap(([kind, members]) => [heading(2, kind), ...members.flatMap(storyOf)]),
  ];
  return { path: 'README.md', content: markdown(blocks, (name) => pictureOf(name, entries)) };
}

/** A kind of question and all that were asked, on a line. */
const lineOf = ([kind, members]: readonly [string, readonly IndexEntry[]]): Text => [
  { strong: kind },
  ': ',
  ...members.flatMap(({ folder, page, result }, i): Inline[] => [
    ...(i === 0 ? [] : [' · ']),
    { link: result.title, to: `${folder}/${page}` },
  ]),
];

/** The picture of `folder/chart`. */
function pictureOf(name: string, entries: readonly IndexEntry[]): Picture {
  const [folder = '', chart = ''] = name.split('/');
  const { pictures = [] } = entries.find((entry) => entry.folder === folder) ?? {};
  return pictureIn(
    (one) => pictures.some((file) => narrowPicture(one).endsWith(`/${file}`)),
    `${folder}/`,
  )(chart);
}

function storyOf({ folder, page, result, pictures }: IndexEntry): Block[] {
  const chart = pictures.length === 0 ? undefined : chartsOf(result, USUAL_LOOK)[0];
  return [
    heading(3, result.title),
    paragraph(answerOf(result)),
    ...(chart === undefined
      ? []
      : [{ is: 'figure', chart: { ...chart, name: `${folder}/${chart.name}` } } as const]),
    paragraph([{ link: 'All the numbers, and how they were come by', to: `${folder}/${page}` }]),
  ];
}
