import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/engine/compile.ts';
import { add, type Fraction, text, toNumber } from '../../src/engine/fraction.ts';
import type { Outcome } from '../../src/engine/rule.ts';
import { solve, solveExactly } from '../../src/engine/solve.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { plainKernel } from '../../src/sampling/plain-kernel.ts';
import { playBlock } from '../../src/sampling/play-block.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { fitOf } from '../sampling/chi-squared.ts';
import { bruteForce } from './brute-force.ts';
import { randomRule } from './random-rule.ts';

const written = (shares: Iterable<readonly [string, Fraction]>): Record<string, string> =>
  Object.fromEntries(
    [...shares].map(([key, share]) => [key, text(share)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
const keyed = (shares: ReadonlyMap<Outcome, Fraction>) =>
  [...shares].map(([what, share]) => [what.key, share] as const);

describe('any small rule', () => {
  it('is solved as brute force solves it; the shares add up to 1', () => {
    fc.assert(
      fc.property(randomRule, (rule) => {
        const diagram = compile(rule);
        const exact = solveExactly(diagram);
        const oracle = bruteForce(rule);
        expect(written(keyed(exact.outcomes))).toEqual(written(oracle.outcomes));
        expect(written(keyed(exact.notes))).toEqual(written(oracle.notes));
        expect(text([...exact.outcomes.values()].reduce(add))).toBe('1');
        const float = solve(diagram);
        for (const part of ['outcomes', 'notes'] as const) {
          for (const [what, share] of exact[part])
            expect(float[part].get(what)).toBeCloseTo(toNumber(share), 14);
        }
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  it('is compiled to a diagram in order, without anything superfluous', () => {
    fc.assert(
      fc.property(randomRule, (rule) => {
        const { nodes, root, outcomes, notes } = compile(rule);
        expect(root).toBe(nodes.length > 0 ? nodes.length - 1 : ~0);
        const reached = new Set<number>([root]);
        for (const [n, node] of nodes.entries()) {
          const next = node.kind === 'roll' ? node.next : [node.next];
          for (const to of next) {
            expect(to).toBeLessThan(n);
            expect(~to).toBeLessThan(outcomes.length);
            reached.add(to);
          }
          if (node.kind === 'note') {
            expect(node.note).toBeLessThan(notes.length);
            continue;
          }
          expect(new Set(next).size).toBe(next.length);
          expect(next.length).toBeGreaterThan(1);
          expect(node.ways.reduce((sum, ways) => sum + ways)).toBe(node.total);
        }
        expect(reached.size).toBe(nodes.length + outcomes.length);
        expect(new Set(nodes.map((node) => JSON.stringify({ ...node, die: 0 }))).size).toBe(nodes.length);
      }),
      { seed: 2026, numRuns: 300 },
    );
  });

  // χ² over 60 rules twice: a faultless program fails with a chance of at most 1.2e-7.
  it('is simulated by both kernels alike, and played, as it is solved', () => {
    const [wasm, plain] = [wasmKernel(), plainKernel()];
    const states = blockStates(1, 'any rule');
    fc.assert(
      fc.property(randomRule, fc.integer({ min: 5000, max: 20_000 }), (rule, trials) => {
        const diagram = compile(rule);
        const layout = layOut(diagram);
        const shares = [...solve(diagram).outcomes.values()];
        const state = states.next().value;
        const counts = new Simulator(wasm, layout).block(state, trials);
        expect(new Simulator(plain, layout).block(state, trials)).toEqual(counts);
        expect(fitOf([...counts.subarray(0, layout.outcomes)], shares)).toBeGreaterThan(1e-9);
        const { outcomes } = playBlock(rule, wasm, states.next().value, trials);
        expect(
          fitOf(
            diagram.outcomes.map((outcome) => outcomes.get(outcome) ?? 0),
            shares,
          ),
        ).toBeGreaterThan(1e-9);
      }),
      { seed: 2026, numRuns: 60 },
    );
  });
});
