/** Gives the text that is quoted: what a command prints, or what a file holds. */
export interface Quoted {
  output(command: string): string;
  file(path: string): string;
}

const QUOTATION = /(<!-- (output|file): (.+?) -->\n+```\w+\n)[\s\S]*?^```$/gm;

/**
 * Fills in what a page quotes. A quotation is a mark and the code block under it:
 *
 *     <!-- output: holdfast odds --leadership 7 -->
 *     ```text
 *     ```
 */
export function withQuotations(markdown: string, quoted: Quoted): string {
  return markdown.replace(
    QUOTATION,
    (_, start: string, kind: string, what: string) =>
      `${start}${(kind === 'file' ? quoted.file(what) : quoted.output(what)).trimEnd()}\n\`\`\``,
  );
}
