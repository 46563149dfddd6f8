import { colours } from '../../platform/node/colours.ts';

/** Markdown made readable on a terminal: headings in bold, code in another colour, paragraphs wrapped. */
export function onTerminal(markdown: string, width: number): string {
  let inCode = false;
  const lines = markdown.split('\n').flatMap((line) => {
    if (line.startsWith('```')) {
      inCode = !inCode;
      return [];
    }
    if (inCode) return [`    ${colours.cyan(line)}`];
    if (line.startsWith('#')) return [colours.bold(line.replace(/^#+ /, '').replaceAll('`', ''))];
    return wrapped(line, width).map((part) =>
      part.replace(/`([^`]*)`/g, (_, code: string) => colours.cyan(code)),
    );
  });
  return lines.join('\n');
}

/** Breaks a line between words, never within code; what follows a list item's first line is indented under its text. */
export function wrapped(line: string, width: number): string[] {
  const label = /^ *(?:- )?(?:`[^`]*` {2,})?/.exec(line)![0];
  const words = line
    .slice(label.length)
    .trimEnd()
    .replace(/`[^`]*`/g, (code) => code.replaceAll(' ', GLUE))
    .split(/ +/);
  const lines: string[] = [];
  let current = label + (words[0] ?? '');
  for (const word of words.slice(1)) {
    if (current.length + 1 + word.length > width) {
      lines.push(current);
      current = ' '.repeat(label.replaceAll('`', '').length) + word;
    } else current = `${current} ${word}`;
  }
  return [...lines, current].map((text) => text.replaceAll(GLUE, ' '));
}

/** Stands for a space at which no line is broken. */
const GLUE = '\u00a0';
