import type { Kernel } from './kernel.ts';
import { BELOW, FREE, MOST_FACES, MOST_ROWS, ROW_BYTES, ROWS, SLACK, STATE } from './memory.ts';

const ROW_WORDS = ROW_BYTES / 4;
const LANES = 8;

/**
 * The kernel without WebAssembly: kernel.as.ts tells what the tables and nodes are. It consumes the same random
 * numbers in the same order and gives the same counts; only here each number is looked up in a table.
 */
export function plainKernel(): Kernel {
  let words = new Uint32Array(0);
  let rows8 = new Uint8Array(0);
  let rows16 = new Uint16Array(0);
  let rows32 = new Int32Array(0);
  let state = new Int32Array(0);
  let below = new Uint32Array(0);
  /** For the tables of small numbers: the edge of every number, made when first needed. */
  let edgesOfNumbers = new Map<number, Uint16Array>();
  // Two histograms, so that equal neighbours do not wait for each other; the edge after the last counts the rejected.
  const even = new Uint32Array(MOST_FACES + 1);
  const odd = new Uint32Array(MOST_FACES + 1);
  resize(2 * 65536);

  function resize(bytes: number): void {
    const larger = new Uint32Array(bytes / 4);
    larger.set(words);
    words = larger;
    rows8 = new Uint8Array(words.buffer, ROWS, MOST_ROWS * ROW_BYTES);
    rows16 = new Uint16Array(words.buffer, ROWS, (MOST_ROWS * ROW_BYTES) / 2);
    rows32 = new Int32Array(words.buffer, ROWS, (MOST_ROWS * ROW_BYTES) / 4);
    state = new Int32Array(words.buffer, STATE, 4 * LANES);
    below = new Uint32Array(words.buffer, BELOW, MOST_FACES);
  }

  /** sfc32, lane by lane. */
  function fill(rows: number): void {
    const end = rows * ROW_WORDS;
    for (let lane = 0; lane < LANES; lane++) {
      const at = (lane >> 2) * 16 + (lane & 3);
      let a = state[at]!;
      let b = state[at + 4]!;
      let c = state[at + 8]!;
      let d = state[at + 12]!;
      for (let i = lane; i < end; i += ROW_WORDS) {
        const x = (a + b + d) | 0;
        rows32[i] = x;
        d = (d + 1) | 0;
        a = b ^ (b >>> 9);
        b = (c + (c << 3)) | 0;
        c = (((c << 21) | (c >>> 11)) + x) | 0;
      }
      state[at] = a;
      state[at + 4] = b;
      state[at + 8] = c;
      state[at + 12] = d;
    }
  }

  /** The edge that a signed random number takes; the number of edges if it is rejected. */
  function edgeOf(table: number, number: number): number {
    const counted = words[table + 2]!;
    // A limit fills its word: its highest bytes are the limit itself.
    const shift = 32 - 8 * words[table]!;
    let edge = 0;
    while (edge < counted && number >= words[table + 3 + edge]! >> shift) edge++;
    return edge;
  }

  function edgesOf(table: number, bytes: number): Uint16Array {
    let edges = edgesOfNumbers.get(table);
    if (edges === undefined) {
      const range = 2 ** (8 * bytes);
      edges = new Uint16Array(range);
      for (let n = 0; n < range; n++) edges[n] = edgeOf(table, n < range / 2 ? n : n - range);
      edgesOfNumbers.set(table, edges);
    }
    return edges;
  }

  /** Counts all numbers of the filled rows, into two histograms. */
  function countRows(table: number, bytes: number, numbers: number): void {
    if (bytes === 4) {
      for (let i = 0; i < numbers; i++) even[edgeOf(table, rows32[i]!)]!++;
      return;
    }
    const edges = edgesOf(table, bytes);
    const rows = bytes === 1 ? rows8 : rows16;
    for (let i = 0; i < numbers; i += 2) {
      even[edges[rows[i]!]!]!++;
      odd[edges[rows[i + 1]!]!]!++;
    }
  }

  /** Counts numbers of the first row until `most` have been used; how many were. */
  function countTail(table: number, bytes: number, rejected: number, numbers: number, most: number): number {
    let used = 0;
    const rows = bytes === 1 ? rows8 : rows16;
    for (let i = 0; i < numbers && used < most; i++) {
      const edge = bytes === 4 ? edgeOf(table, rows32[i]!) : edgesOf(table, bytes)[rows[i]!]!;
      if (edge === rejected) continue;
      even[edge]!++;
      used++;
    }
    return used;
  }

  function roll(table: number, bytes: number, edges: number, dice: number): void {
    const numbersInRow = ROW_BYTES / bytes;
    even.fill(0, 0, edges + 1);
    odd.fill(0, 0, edges + 1);
    for (let left = dice; left > 0; ) {
      if (left >= numbersInRow) {
        const rows = Math.min(Math.floor(left / numbersInRow), MOST_ROWS);
        fill(rows);
        const before = even[edges]! + odd[edges]!;
        countRows(table, bytes, rows * numbersInRow);
        left -= rows * numbersInRow - (even[edges]! + odd[edges]! - before);
      } else {
        fill(1);
        left -= countTail(table, bytes, edges, numbersInRow, left);
      }
    }
    let sum = 0;
    for (let edge = 0; edge < edges; edge++) {
      sum += even[edge]! + odd[edge]!;
      below[edge] = sum;
    }
  }

  return {
    name: 'plain',
    get words() {
      return words;
    },
    load(content, address) {
      const needed = address + content.byteLength + SLACK;
      if (needed > words.byteLength) resize(Math.ceil(needed / 65536) * 65536);
      if (address < FREE) throw new RangeError(`address ${address} is the kernel's own`);
      words.set(content, address / 4);
      edgesOfNumbers = new Map();
    },
    fill,
    push(from, to) {
      for (let node = from / 4; node < to / 4; ) {
        const trials = words[node]!;
        const table = words[node + 1]! / 4;
        const bytes = words[table]!;
        const edges = words[table + 1]!;
        const next = node + 2;
        if (trials > 0) {
          words[node] = 0;
          if (bytes === 0) for (let i = 0; i < edges; i++) words[words[next + i]! / 4]! += trials;
          else {
            roll(table, bytes, edges, trials);
            let before = 0;
            for (let i = 0; i < edges; i++) {
              words[words[next + i]! / 4]! += below[i]! - before;
              before = below[i]!;
            }
          }
        }
        node = next + edges;
      }
    },
  };
}
