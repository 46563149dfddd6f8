declare module 'subset-font' {
  /** Cuts a font down to the letters of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff' | 'woff2';
      noHinting?: boolean;
      /** OpenType features to keep; absent: all. */
      /** Entries of the name table to keep besides the usual ones. */
      preserveNameIds?: readonly number[];
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
