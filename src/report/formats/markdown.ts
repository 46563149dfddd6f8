import { markdownTable } from 'markdown-table';
import { type Block, type Inline, pieces, type Table, type Text } from './document.ts';
import { escaped as inHtml } from './escaped.ts';

/** The file of a chart, or two of them: for pages, and for telephones. */
export type Picture = string | { readonly wide: string; readonly narrow: string };

/** Where a format finds the picture of a chart. */
export type PictureOf = (name: string) => Picture;

/** Markdown as GitHub and all static site builders read it. */
export const markdown = (blocks: readonly Block[], pictureOf: PictureOf, figure = plainFigure): string =>
  `${blocks.map((block) => markdownBlock(block, pictureOf, figure)).join('\n\n')}\n`;

type Figure = Extract<Block, { is: 'figure' }>;

/** An image; where there are two, HTML that lets the browser choose, which GitHub keeps. */
const plainFigure = ({ chart }: Figure, picture: Picture): string =>
  typeof picture === 'string'
    ? `![${escaped(chart.alt)}](${address(picture)})`
    : `<picture><source media="(max-width: 600px)" srcset="${address(picture.narrow)}"><img src="${address(picture.wide)}" alt="${attribute(chart.alt)}"></picture>`;

/** The picture with its finding below, in italics. */
export const figureCaption = ({ chart }: Figure, picture: Picture): string =>
  `${plainFigure({ is: 'figure', chart }, picture)}\n\n*${escaped(chart.finding)}.*`;

function markdownBlock(block: Block, pictureOf: PictureOf, figure: typeof plainFigure): string {
  switch (block.is) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escaped(block.text)}`;
    case 'paragraph':
      return markdownText(block.text);
    case 'list':
      return block.items.map((item) => `- ${markdownText(item)}`).join('\n');
    case 'table':
      return markdownTableOf(block.table);
    case 'figure':
      return figure(block, pictureOf(block.chart.name));
    case 'code':
      return `\`\`\`${block.language}\n${block.text.replaceAll('```', '')}\n\`\`\``;
  }
}

/** A table in markdown; numbers stand on the right. */
export const markdownTableOf = ({ columns, rows }: Table): string =>
  markdownTable([columns.map(({ name }) => escaped(name)), ...rows.map((row) => row.map(markdownText))], {
    align: columns.map(({ isNumber }) => (isNumber === true ? 'r' : 'l')),
  });

export const markdownText = (text: Text): string => pieces(text).map(markdownInline).join('');

function markdownInline(inline: Inline): string {
  if (typeof inline === 'string') return escaped(inline);
  if ('strong' in inline) return `**${escaped(inline.strong)}**`;
  if ('code' in inline) return codeSpan(inline.code);
  return `[${escaped(inline.link)}](${address(inline.to)})`;
}

/** A path as links hold it: what would end it, or mean something else there, as per cents. */
export const address = (path: string): string =>
  path.replace(/[\s()<>"'`#?%\\{}]/g, (sign) =>
    sign.charCodeAt(0) < 128
      ? `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
      : encodeURIComponent(sign),
  );

/** Keeps what a user wrote from being read as markup. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replace(/[\\`*_[\]>|#~]/g, (sign) => `\\${sign}`)
    .replaceAll('<', '&lt;')
    // Double braces are templates to some site builders.
    .replaceAll('{{', '&#123;&#123;')
    .replace(/\s*\n\s*/g, ' ');

/** Safe in a quoted attribute: within a tag, markdown leaves all signs alone but the end of a line. */
const attribute = (text: string): string =>
  inHtml(text)
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('{{', '&#123;&#123;');

/** A code span whose fence is longer than any run of backticks within; a bar would end a table's cell. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return `${fence}${space}${text.replaceAll('|', '\\|').replace(/\s*\n\s*/g, ' ')}${space}${fence}`;
}
