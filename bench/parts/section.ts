/** A part of the report: a heading and paragraphs or tables of markdown. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A goal that is no ratio of two peers, and what was measured. */
export interface Finding {
  readonly what: string;
  readonly goal: string;
  readonly measured: string;
  readonly reached: boolean;
  /** What keeps it from being reached; told where it is missed. */
  readonly bound?: string;
}

/** Rows of a markdown table, the first one its heading. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const [heading, ...rest] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(heading!), line(heading!.map((_, i) => (i === 0 ? '---' : '---:'))), ...rest.map(line)];
}

/** Three significant digits, thousands parted by commas. */
export function figure(n: number): string {
  if (n >= 1000) return Number(n.toPrecision(3)).toLocaleString('en');
  return n >= 100 ? n.toFixed(0) : Number(n.toPrecision(3)).toString();
}
