/** One weight of the font that charts are set in. */
export interface ChartFont {
  /** Base64 of a TrueType font, for the PNG renderer. */
  readonly trueType: string;
  /** Base64 of a WOFF2 font without accented letters. */
  readonly plain: string;
  /** Base64 of a WOFF2 font with them. */
  readonly accented: string;
  /** Width of each letter in thousandths of the font's size. */
  readonly widths: Readonly<Record<string, number>>;
}
