/** 2^32 over the golden ratio, odd: multiplying by it spreads neighbouring numbers. */
const SPREAD = 0x9e3779b1 | 0;

/**
 * Numbers lists of whole numbers from 0 on, in the order in which they are first met; equal lists have one number.
 * Compiling looks up a list for every step it plays: they lie one behind the other in one array and are found by
 * open addressing, without a text or an object for each.
 */
export class Lists {
  /** How many different lists have been met. */
  size = 0;
  private readonly words: number[] = [];
  /** Where in `words` each list ends; it starts where the one before it ends. */
  private readonly ends: number[] = [];
  private readonly hashes: number[] = [];
  /** Hash table of numbers, each 1 higher; 0: free. Its length is a power of two, at least twice `size`. */
  private slots: number[] = new Array<number>(16).fill(0);

  /** @param length how much of the list counts: an array can serve again and again without being cut */
  of(list: readonly number[], length = list.length): number {
    const hash = hashOf(list, length);
    const mask = this.slots.length - 1;
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const known = this.slots[slot]! - 1;
      if (known === -1) {
        this.slots[slot] = this.size + 1;
        return this.add(list, length, hash);
      }
      if (this.hashes[known] === hash && this.equals(known, list, length)) return known;
    }
  }

  private equals(known: number, list: readonly number[], length: number): boolean {
    const start = known === 0 ? 0 : this.ends[known - 1]!;
    if (this.ends[known]! - start !== length) return false;
    for (let i = 0; i < length; i++) if (this.words[start + i] !== list[i]) return false;
    return true;
  }

  private add(list: readonly number[], length: number, hash: number): number {
    for (let i = 0; i < length; i++) this.words.push(list[i]!);
    this.ends.push(this.words.length);
    this.hashes.push(hash);
    this.size++;
    if (2 * this.size > this.slots.length) this.rehash();
    return this.size - 1;
  }

  private rehash(): void {
    const slots = new Array<number>(4 * this.slots.length).fill(0);
    const mask = slots.length - 1;
    for (let known = 0; known < this.size; known++) {
      let slot = this.hashes[known]! & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = known + 1;
    }
    this.slots = slots;
  }
}

/** As FNV does it, over whole words, stirred after each: slots are the low bits. */
function hashOf(list: readonly number[], length: number): number {
  let hash = length;
  for (let i = 0; i < length; i++) {
    hash = Math.imul(hash ^ list[i]!, SPREAD);
    hash ^= hash >>> 15;
  }
  return hash ^ (hash >>> 13);
}
