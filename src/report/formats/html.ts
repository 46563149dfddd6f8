import { type Block, type Inline, pieces, type Table, type Text } from './document.ts';
import { escaped } from './escaped.ts';
import { pageStyle } from './page-style.ts';

/** The pictures of a chart, as SVG: the wide one, and the narrow one for telephones. */
export interface Pictures {
  readonly wide: string;
  readonly narrow: string;
}

/**
 * A report as one file that needs no network: pictures are inside it, and its policy forbids everything else.
 * All text is escaped.
 */
export function htmlPage(
  blocks: readonly Block[],
  picturesOf: (name: string) => Pictures,
  theme: 'light' | 'dark',
): string {
  const first = blocks.find((block) => block.is === 'heading');
  const title = first?.is === 'heading' ? first.text : 'Holdfast';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${pageStyle(theme)}</style>
</head>
<body>
<main>
${blocks.map((block) => htmlBlock(block, picturesOf)).join('\n')}
</main>
</body>
</html>
`;
}

function htmlBlock(block: Block, picturesOf: (name: string) => Pictures): string {
  switch (block.is) {
    case 'heading':
      return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
    case 'paragraph':
      return `<p>${htmlText(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${htmlText(item)}</li>`).join('')}</ul>`;
    case 'table':
      return htmlTable(block.table);
    case 'figure':
      return htmlFigure(block.chart.alt, picturesOf(block.chart.name));
    case 'code':
      return `<pre><code>${escaped(block.text)}</code></pre>`;
  }
}

const dataUri = (svg: string): string =>
  `data:image/svg+xml;base64,${Buffer.from(svg, 'utf8').toString('base64')}`;

const htmlFigure = (alt: string, { wide, narrow }: Pictures): string =>
  `<figure><picture><source media="(max-width: 600px)" srcset="${dataUri(narrow)}"><img src="${dataUri(wide)}" alt="${escaped(alt)}"></picture></figure>`;

function htmlTable({ columns, rows }: Table): string {
  const cell = (tag: 'th' | 'td', content: string, column: number): string =>
    `<${tag}${columns[column]?.isNumber === true ? ' class="number"' : ''}>${content}</${tag}>`;
  const head = columns.map(({ name }, i) => cell('th', escaped(name), i)).join('');
  const body = rows.map((row) => `<tr>${row.map((text, i) => cell('td', htmlText(text), i)).join('')}</tr>`);
  return `<div class="table"><table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table></div>`;
}

const htmlText = (text: Text): string => pieces(text).map(htmlInline).join('');

function htmlInline(inline: Inline): string {
  if (typeof inline === 'string') return escaped(inline);
  if ('strong' in inline) return `<strong>${escaped(inline.strong)}</strong>`;
  if ('code' in inline) return `<code>${escaped(inline.code)}</code>`;
  return /^[a-z]+:/i.test(inline.to) && !/^https?:/i.test(inline.to)
    ? escaped(inline.link)
    : `<a href="${escaped(inline.to)}">${escaped(inline.link)}</a>`;
}
