import { inter } from './inter.generated.ts';

/** Width of a letter that the font lacks, as a share of its size: a wide guess, so that nothing is cut. */
const UNKNOWN = 1;

/**
 * How wide a text is in pixels, in the font that charts embed. The font has no kerning, so this is exact.
 *
 * @param size font size in pixels.
 */
export function textWidth(text: string, size: number, bold = false): number {
  const { letters, unitsPerEm } = inter[bold ? 'bold' : 'regular'];
  let units = 0;
  for (const letter of text) units += letters[letter]?.[0] ?? UNKNOWN * unitsPerEm;
  return (units * size) / unitsPerEm;
}
