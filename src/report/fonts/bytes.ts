/** Bytes of a font, the highest of a number first. */
export type Bytes = readonly number[];

/** A number as so many bytes; a negative one as its complement. */
export const word = (value: number, bytes: 2 | 4): Bytes =>
  Array.from({ length: bytes }, (_, i) => Math.floor(value / 256 ** (bytes - 1 - i)) & 255);

/** Numbers of two bytes each. */
export const words = (...values: readonly number[]): Bytes => values.flatMap((value) => word(value, 2));

/** Numbers of four bytes each. */
export const longWords = (...values: readonly number[]): Bytes => values.flatMap((value) => word(value, 4));

export const zeros = (length: number): Bytes => Array<number>(length).fill(0);

/** Zeros up to the next multiple of four. */
export const padding = (length: number): Bytes => zeros((4 - (length % 4)) % 4);

/** What sorted entries begin with besides their number: three words that speed a search. */
export function searchWords(entries: number, size: number): Bytes {
  const power = 2 ** Math.floor(Math.log2(entries));
  return words(power * size, Math.log2(power), (entries - power) * size);
}
