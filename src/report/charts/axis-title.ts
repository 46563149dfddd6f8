import { wrap } from '../fonts/wrap.ts';
import { capital } from '../words/sentence.ts';
import type { Look } from './chart.ts';
import { sizes } from './frame.ts';

/** A title below an axis, in as many lines as it needs, and the room that labels and title take, in pixels. */
export function axisTitle(
  text: string,
  width: number,
  look: Look,
): { lines: readonly string[]; below: number } {
  const size = sizes(look).label - 1;
  const lines = wrap(capital(text), width, size);
  return { lines, below: 44 + (lines.length - 1) * Math.ceil(size * 1.35) };
}
