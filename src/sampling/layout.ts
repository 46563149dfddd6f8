import type { Diagram, RollNode, Target } from '../engine/diagram.ts';
import { limitsOf } from './limits.ts';
import { FREE, MOST_FACES } from './memory.ts';

/**
 * A diagram as a kernel wants it: tables, counters, and nodes from the root on (kernel.as.ts tells their form).
 * Plain data, fit to be sent to a worker. Addresses are in bytes.
 */
export interface Layout {
  /** What lies from FREE on. */
  readonly words: Uint32Array;
  /** Counters of the outcomes, then of the notes. */
  readonly counters: number;
  readonly outcomes: number;
  readonly notes: number;
  /** The counter where trials start. */
  readonly root: number;
  readonly nodes: number;
  readonly end: number;
}

const NOTE_TABLE = [0, 2, 0];

/** @throws {RangeError} a die leads to more than 4096 different places */
export function layOut(diagram: Diagram): Layout {
  const { nodes } = diagram;
  const words: number[] = [...NOTE_TABLE];
  const here = (): number => FREE + words.length * 4;

  const tables = new Map<string, number>();
  const tableOfNode = nodes.map((node) => {
    if (node.kind === 'note') return FREE;
    const key = node.ways.join();
    let table = tables.get(key);
    if (table === undefined) {
      table = here();
      tables.set(key, table);
      for (const word of tableOf(node)) words.push(word);
    }
    return table;
  });

  const counters = here();
  const counterOfNote = (note: number): number => counters + 4 * (diagram.outcomes.length + note);
  for (let i = diagram.outcomes.length + diagram.notes.length; i > 0; i--) words.push(0);

  const start = here();
  const addresses: number[] = new Array(nodes.length);
  let end = start;
  for (let n = nodes.length - 1; n >= 0; n--) {
    const node = nodes[n]!;
    addresses[n] = end;
    end += 8 + 4 * (node.kind === 'note' ? 2 : node.next.length);
  }
  const addressOf = (to: Target): number => (to >= 0 ? addresses[to]! : counters + 4 * ~to);
  for (let n = nodes.length - 1; n >= 0; n--) {
    const node = nodes[n]!;
    words.push(0, tableOfNode[n]!);
    if (node.kind === 'note') words.push(addressOf(node.next), counterOfNote(node.note));
    else for (const to of node.next) words.push(addressOf(to));
  }
  return {
    words: Uint32Array.from(words),
    counters,
    outcomes: diagram.outcomes.length,
    notes: diagram.notes.length,
    root: addressOf(diagram.root),
    nodes: start,
    end,
  };
}

function tableOf({ ways, total, die }: RollNode): number[] {
  if (ways.length > MOST_FACES) {
    throw new RangeError(`${die.name} leads to ${ways.length} different places, more than ${MOST_FACES}`);
  }
  const { bytes, limits, range } = limitsOf(ways, total);
  const counted = limits.at(-1) === range ? limits.length - 1 : limits.length;
  return [bytes, ways.length, counted, ...limits.map((limit) => repeated(limit - range / 2, bytes))];
}

/** A number of so many bytes, again and again until it fills a word: the kernel loads it into all lanes at once. */
function repeated(number: number, bytes: 1 | 2 | 4): number {
  if (bytes === 4) return number;
  return bytes === 2 ? (number & 0xffff) * 0x1_0001 : (number & 0xff) * 0x101_0101;
}
