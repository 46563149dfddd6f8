import { heading, list, paragraph, type Text } from '../formats/document.ts';
import { markdown } from '../formats/markdown.ts';
import type { ReportFile } from '../report-file.ts';
import type { AlmanacPage } from './page.ts';

/** The page that leads to all tables. */
export function renderAlmanacIndex(pages: readonly AlmanacPage[]): ReportFile {
  const blocks = [
    heading(1, 'Almanac'),
    paragraph(
      'The tables that one looks up, all exact: as per cents, and as fractions where they are short. Every page says under which rules, from which sources, and how to make it again.',
    ),
    ...list(pages.map((page): Text => [{ link: page.title, to: `${page.name}.md` }, `: ${tablesOf(page)}`])),
  ];
  return { path: 'README.md', content: markdown(blocks, (name) => name) };
}

const tablesOf = ({ sections }: AlmanacPage): string => {
  const titles = sections.flatMap(({ views }) => views.map(({ title }) => title.toLowerCase()));
  const cases = sections.reduce((sum, { result }) => sum + result.cells.length, 0);
  return `${titles.length} tables from ${cases} cases; ${titles[0]} and more.`;
};
