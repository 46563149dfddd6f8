import type { Diagram, Node, Target } from './diagram.ts';
import { type Fraction, reduce } from './fraction.ts';
import { Primes } from './primes.ts';
import type { Outcome } from './rule.ts';
import type { Solution } from './solution.ts';

/** Solves in whole numbers; every share in lowest terms. */
export function solveExactly(diagram: Diagram): Solution<Fraction> {
  const { outcomes, notes } = solveExactlyWithin(diagram, Number.POSITIVE_INFINITY)!;
  const inLowestTerms = (shares: Map<Outcome, Fraction>): Map<Outcome, Fraction> =>
    new Map([...shares].map(([what, share]) => [what, reduce(share)]));
  return { outcomes: inLowestTerms(outcomes), notes: inLowestTerms(notes) };
}

/**
 * As {@link solveExactly}, but with one denominator for all shares, so that they are added quickly; and undefined where a
 * common denominator of all ways to some end has more than so many bits: no one would read such fractions, and each costs
 * time in proportion.
 */
export function solveExactlyWithin(diagram: Diagram, mostBits: number): Solution<Fraction> | undefined {
  const { nodes, root, outcomes, notes } = diagram;
  const primes = new Primes(nodes.map(totalOf));
  // Slots: nodes, then outcomes, then notes. A sum of fractions needs a common denominator; finding it by gcds would
  // cost most of the time. The denominators are products of the dice's totals: they are kept as powers of primes,
  // found by a first pass, and the second pass adds whole numbers.
  const slots = nodes.length + outcomes.length + notes.length;
  const slotOf = (to: Target): number => (to >= 0 ? to : nodes.length + ~to);
  const slotsAfter = nodes.map((node) =>
    node.kind === 'roll'
      ? node.next.map(slotOf)
      : [slotOf(node.next), nodes.length + outcomes.length + node.note],
  );
  const powers = new Int32Array(slots * primes.count);
  for (let n = nodes.length - 1; n >= 0; n--) {
    const more = primes.of(totalOf(nodes[n]!));
    for (const to of slotsAfter[n]!) primes.raise(powers, to, n, more);
  }
  for (let slot = nodes.length; slot < slots; slot++) {
    if (primes.bits(powers, slot) > mostBits) return undefined;
  }

  const over = new Array<bigint>(slots).fill(0n);
  over[slotOf(root)] = 1n;
  for (let n = nodes.length - 1; n >= 0; n--) {
    const node = nodes[n]!;
    const more = primes.of(totalOf(node));
    const after = slotsAfter[n]!;
    for (let edge = 0; edge < after.length; edge++) {
      const to = after[edge]!;
      const share = node.kind === 'roll' ? over[n]! * BigInt(node.ways[edge]!) : over[n]!;
      over[to] = over[to]! + primes.expand(share, powers, to, n, more);
    }
  }
  const { under, times } = primes.common(powers, nodes.length, slots);
  const share = (slot: number): Fraction => ({ over: over[slot]! * times(slot), under });
  return {
    outcomes: new Map(outcomes.map((outcome, i) => [outcome, share(nodes.length + i)])),
    notes: new Map(notes.map((note, i) => [note, share(nodes.length + outcomes.length + i)])),
  };
}

const totalOf = (node: Node): number => (node.kind === 'roll' ? node.total : 1);
