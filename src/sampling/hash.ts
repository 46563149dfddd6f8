type Words = [number, number, number, number];

const C1 = 0x239b961b;
const C2 = 0xab0e9789;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93;

/**
 * MurmurHash3 x86 128 of a text's UTF-8 bytes, seed 0: four signed 32-bit words, in which every bit of the text counts.
 *
 * @see https://github.com/aappleby/smhasher/blob/master/src/MurmurHash3.cpp
 */
export function hash128(text: string): Words {
  const bytes = new TextEncoder().encode(text);
  // Padding with zeros up to a whole block does what the reference does with the bytes of its tail.
  const padded = new DataView(new ArrayBuffer(Math.ceil(bytes.length / 16) * 16));
  new Uint8Array(padded.buffer).set(bytes);
  let [h1, h2, h3, h4] = [0, 0, 0, 0];
  for (let at = 0; at < padded.byteLength; at += 16) {
    const word = (i: number): number => padded.getInt32(at + 4 * i, true);
    h1 ^= scrambled(word(0), C1, 15, C2);
    const whole = at + 16 <= bytes.length;
    if (whole) h1 = (Math.imul((rotateLeft(h1, 19) + h2) | 0, 5) + 0x561ccd1b) | 0;
    h2 ^= scrambled(word(1), C2, 16, C3);
    if (whole) h2 = (Math.imul((rotateLeft(h2, 17) + h3) | 0, 5) + 0x0bcaa747) | 0;
    h3 ^= scrambled(word(2), C3, 17, C4);
    if (whole) h3 = (Math.imul((rotateLeft(h3, 15) + h4) | 0, 5) + 0x96cd1c35) | 0;
    h4 ^= scrambled(word(3), C4, 18, C1);
    if (whole) h4 = (Math.imul((rotateLeft(h4, 13) + h1) | 0, 5) + 0x32ac3b17) | 0;
  }
  const { length } = bytes;
  const last = [h1 ^ length, h2 ^ length, h3 ^ length, h4 ^ length] as Words;
  return spread(spread(last).map(avalanche) as Words);
}

function spread([h1, h2, h3, h4]: Words): Words {
  const sum = (h1 + h2 + h3 + h4) | 0;
  return [sum, (h2 + sum) | 0, (h3 + sum) | 0, (h4 + sum) | 0];
}

function scrambled(word: number, before: number, turn: number, after: number): number {
  return Math.imul(rotateLeft(Math.imul(word, before), turn), after);
}

const rotateLeft = (x: number, bits: number): number => (x << bits) | (x >>> (32 - bits));

/** Every bit of the result depends on every bit of the word (fmix32). */
function avalanche(word: number): number {
  let h = word ^ (word >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return h ^ (h >>> 16);
}
