import { textWidth } from '../fonts/text-width.ts';
import { valueName } from '../words/value-name.ts';
import type { Look } from './chart.ts';
import { sizes } from './frame.ts';

/** Labels of an axis as the values are: a number format would round 150 to 200 where steps are wide. */
export const PLAIN = "'' + datum.value";

/** As many of the values as can be labelled without touching one another: all, every second, third … */
export function ticksWithRoom(values: readonly number[], width: number, look: Look): readonly number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const span = (sorted.at(-1)! - sorted[0]!) * 1.06 || 1;
  const place = (value: number): number => ((value - sorted[0]!) / span) * width;
  const half = (value: number): number => textWidth(valueName(value), sizes(look).label - 1) / 2;
  for (let every = 1; every < sorted.length; every++) {
    const kept = sorted.filter((_, i) => i % every === 0);
    const fits = kept.slice(1).every((value, i) => {
      const before = kept[i]!;
      return place(value) - place(before) > half(value) + half(before) + 6;
    });
    if (fits) return kept;
  }
  return sorted.slice(0, 1);
}
