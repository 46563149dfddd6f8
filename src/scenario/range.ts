const NUMBER = '-?\\d{1,9}(?:\\.\\d{1,6})?';
const FORM = new RegExp(`^(${NUMBER})\\.\\.(${NUMBER})(?: step (\\d{1,9}(?:\\.\\d{1,6})?))?$`);

/** What is said where neither a list nor a range stands. */
export const RANGE_EXPECTED = 'expected a list, or a range such as 6..9 or 12..48 step 4';

/** The most values that a range may have. */
const MOST = 2000;

/** Either the values of a range, or what is wrong with it. */
export type RangeRead = { readonly values: readonly number[] } | { readonly problem: string };

/**
 * Reads `6..9` or `12..48 step 4`, both ends included.
 *
 * @example readRange('12..20 step 4'); // { values: [12, 16, 20] }
 */
export function readRange(text: string): RangeRead {
  const match = FORM.exec(text.trim());
  if (match === null) return { problem: `${RANGE_EXPECTED}, got ${JSON.stringify(text)}` };
  const [from, to, step] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 1)] as const;
  if (from > to) return { problem: `the range ${text} runs backwards; write ${match[2]}..${match[1]}` };
  if (step === 0) return { problem: 'the step of a range must be more than 0' };
  const steps = Math.floor((to - from) / step + 1e-9);
  if (steps >= MOST) return { problem: `the range ${text} has ${steps + 1} values; at most ${MOST}` };
  const values = Array.from({ length: steps + 1 }, (_, i) => tidy(from + i * step));
  const last = values.at(-1)!;
  if (last === tidy(to)) return { values };
  const rest = match[3] === undefined ? '' : ` step ${match[3]}`;
  return { problem: `the range ${text} ends at ${last}; write ${match[1]}..${last}${rest}` };
}

/** Without the noise of adding decimals up. */
const tidy = (value: number): number => Math.round(value * 1e9) / 1e9;
