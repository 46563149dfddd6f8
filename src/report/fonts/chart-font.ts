/** One weight of the font that charts are set in, as letters from which fonts are put together. Lengths in font units. */
export interface ChartFont {
  /** As CSS counts: 400 is regular. */
  readonly weight: number;
  readonly unitsPerEm: number;
  /** Of a line, above and below where letters stand. */
  readonly ascent: number;
  readonly descent: number;
  readonly letters: Readonly<Record<string, Letter>>;
}

/** How wide a letter is, and its outline: base64 of a simple glyph description of TrueType, empty for a space. */
export type Letter = readonly [advance: number, outline: string];
