import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sumOf } from '../../src/dice/combine.ts';
import { d6, threeD6DropHighest } from '../../src/dice/common.ts';
import { successes } from '../../src/dice/successes.ts';
import { compile } from '../../src/engine/compile.ts';
import type { Outcome, Rule } from '../../src/engine/rule.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { plainKernel } from '../../src/sampling/plain-kernel.ts';
import { playBlock } from '../../src/sampling/play-block.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates, DIAGRAM_BLOCK, PLAY_BLOCK, STREAM } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { allAlone, attrition, leadershipTest, oneRoll } from '../engine/rules.ts';

// These digests pin what STREAM means. They are what the program gave when they were written, right or wrong: if one
// changes, the same seed gives other counts, and STREAM must be raised.

const DIGESTS: Readonly<Record<string, readonly [diagram: string, play: string]>> = {
  'a Leadership test': ['fb7382308d6ac364', '4ab0fd00dd105be3'],
  'All Alone': ['19bdab817a59bad1', 'd6e662c4a63027a1'],
  'attrition with notes': ['b47167cdf3fee4a9', 'cd42cb957bbd9f9e'],
  '3D6 drop highest': ['c3468f112d30ff5b', '20f2ec74f80d4ae2'],
  '7D6 from four bytes': ['5540c7fd41112b35', '795571e95f143ff6'],
  '200 throws': ['8d1c8dcf509ac657', '8cd57fa51d32d1c5'],
};

const rules: Readonly<Record<string, Rule>> = {
  'a Leadership test': leadershipTest(7),
  'All Alone': allAlone() as unknown as Rule,
  'attrition with notes': attrition() as unknown as Rule,
  '3D6 drop highest': oneRoll(threeD6DropHighest),
  '7D6 from four bytes': oneRoll(sumOf(7, d6)),
  '200 throws': oneRoll(successes(200, 1, 3)),
};

const digestOf = (counts: Iterable<readonly [Outcome, number]>): string => {
  const lines = [...counts].filter(([, n]) => n > 0).map(([{ key }, n]) => `${key}: ${n}`);
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 16);
};

describe('stream 1', () => {
  it('is the stream, with blocks of this size', () => {
    expect([STREAM, DIAGRAM_BLOCK, PLAY_BLOCK]).toEqual([1, 1_048_576, 16_384]);
  });

  it.each(Object.entries(rules))('gives the same counts as ever for %s', (name, rule) => {
    const diagram = compile(rule);
    const layout = layOut(diagram);
    for (const kernel of [wasmKernel(), plainKernel()]) {
      const simulator = new Simulator(kernel, layout);
      // The second block, and a part of the third.
      const states = blockStates(2026, 'golden', 1);
      const full = simulator.block(states.next().value, DIAGRAM_BLOCK);
      const state = states.next().value;
      const part = simulator.block(state, 12_345);
      const simulated = [...diagram.outcomes, ...diagram.notes].map((what, i) => [what, full[i]! + part[i]!] as const);
      const { outcomes, notes } = playBlock(rule, kernel, state, PLAY_BLOCK);
      expect([digestOf(simulated), digestOf([...outcomes, ...notes])]).toEqual(DIGESTS[name]);
    }
  });
});
