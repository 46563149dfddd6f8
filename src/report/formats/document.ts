import type { Chart } from '../charts/chart.ts';

/** A piece of a line: plain text, or text that is set apart. Plain text is escaped by every format. */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly code: string }
  | { readonly link: string; readonly to: string };

export type Text = string | readonly Inline[];

/** A table: a head, rows, and which columns hold numbers. */
export interface Table {
  readonly columns: readonly { readonly name: string; readonly isNumber?: boolean }[];
  readonly rows: readonly (readonly Text[])[];
}

/** What a report is made of, before it is set in a format. */
export type Block =
  | { readonly is: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly is: 'paragraph'; readonly text: Text }
  | { readonly is: 'list'; readonly items: readonly Text[] }
  | { readonly is: 'table'; readonly table: Table }
  | { readonly is: 'figure'; readonly chart: Chart }
  | { readonly is: 'code'; readonly text: string; readonly language: 'sh' | 'yaml' };

export const heading = (level: 1 | 2 | 3, text: string): Block => ({ is: 'heading', level, text });
export const paragraph = (text: Text): Block => ({ is: 'paragraph', text });
export const list = (items: readonly Text[]): Block[] => (items.length === 0 ? [] : [{ is: 'list', items }]);
export const code = (text: string, language: 'sh' | 'yaml' = 'sh'): Block => ({ is: 'code', text, language });

/** A table, or nothing where it has no rows. */
export const table = (made: Table): Block[] => (made.rows.length === 0 ? [] : [{ is: 'table', table: made }]);

/** The pieces of a line, whichever way it is written. */
export const pieces = (text: Text): readonly Inline[] => (typeof text === 'string' ? [text] : text);
