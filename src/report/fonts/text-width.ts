import { inter } from './inter.generated.ts';

/** Width of a letter that the font lacks, in thousandths: a wide guess, so that nothing is cut. */
const UNKNOWN = 1000;

/**
 * How wide a text is in pixels, in the font that charts embed. The font has no kerning, so this is exact.
 *
 * @param size font size in pixels.
 */
export function textWidth(text: string, size: number, bold = false): number {
  const { widths } = inter[bold ? 'bold' : 'regular'];
  let thousandths = 0;
  for (const letter of text) thousandths += widths[letter] ?? UNKNOWN;
  return (thousandths * size) / 1000;
}
