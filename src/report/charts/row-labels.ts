import { textWidth } from '../fonts/text-width.ts';
import { wrap } from '../fonts/wrap.ts';
import type { Look, Spec } from './chart.ts';
import { plotWidth, sizes } from './frame.ts';

/** What stands above the mark of a row: its name on the left, in lines, and a number in words on the right. */
export interface RowLabel {
  readonly lines: readonly string[];
  readonly words: string;
  /** Top of both, in pixels. */
  readonly labelY: number;
}

/** The label of a row that begins at this height, and where it ends. */
export function rowLabel(
  { name, words, least }: { readonly name: string; readonly words: string; readonly least: number },
  labelY: number,
  look: Look,
): RowLabel & { readonly end: number } {
  const { label } = sizes(look);
  const room = plotWidth(look, 0, 0) - textWidth(words, label, true) - 14;
  const lines = wrap(name, Math.max(room, least), label);
  return { lines, words, labelY, end: labelY + lines.length * lineOf(label) };
}

/** A field that holds pixels as they are. */
export const pixels = (field: string): Spec => ({ field, type: 'quantitative', scale: null, axis: null });

/** The labels of all rows, which have the fields of a row's label. */
export function rowLabels(rows: readonly RowLabel[], look: Look): Spec[] {
  const { label } = sizes(look);
  const text = (align: 'left' | 'right', field: string, x: unknown, extra: Spec = {}): Spec => ({
    data: { values: rows },
    mark: {
      type: 'text',
      align,
      baseline: 'top',
      fontSize: label,
      lineHeight: lineOf(label),
      ...extra,
    },
    encoding: { text: { field }, x: { value: x }, y: pixels('labelY') },
  });
  return [text('left', 'lines', 0), text('right', 'words', { expr: 'width' }, { fontWeight: 600 })];
}

const lineOf = (size: number): number => Math.round(size * 1.35);
