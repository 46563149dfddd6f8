import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/engine/compile.ts';
import type { Outcome } from '../../src/engine/rule.ts';
import { solve } from '../../src/engine/solve.ts';
import type { Posed } from '../../src/games/question.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { fitOf } from '../sampling/chi-squared.ts';
import { answers, type Vector } from './vectors-ab-answers.ts';

// Known exact answers on Leadership tests, panic, flight and break tests. Each is computed from the question that a
// scenario file would ask; nothing is computed anew here. What is one share is simulated too.

const kernel = wasmKernel();
const TRIALS = 2 ** 18;

const all: readonly Vector[] = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8'));
const mine = (group: string): boolean => ['A', 'B', 'A/B', 'B/E', 'B/F'].includes(group);
/** Of other living systems, those that are a reading of these questions. */
const ofOthers = ['G-tow-panic-flee', 'G-coreheim-rout'];
const vectors = all.filter(({ id, group }) => mine(group) || ofOthers.includes(id));

/** Rules that a vector is about: its own where it names one, else both presets. */
function presetsOf({ ruleset }: Vector): string[] {
  if (/^(wfb8|tow)/.test(ruleset) && !/t9a/.test(ruleset)) return ['wfb8'];
  if (/^(t9a|seed|any|counter)/.test(ruleset)) return ['t9a-2016'];
  return ['t9a-2016', 'wfb8'];
}

interface Seen {
  readonly posed: Posed;
  readonly matches: (outcome: Outcome) => boolean;
}

/** χ² of simulated trials against the exact share; a faultless program fails one of these with a chance of 1e-9. */
function expectSimulated({ rule }: Posed, matches: Seen['matches'], id: string): void {
  const diagram = compile(rule);
  const shares = [...solve(diagram).outcomes];
  const share = shares.reduce((sum, [outcome, part]) => (matches(outcome) ? sum + part : sum), 0);
  const counts = new Simulator(kernel, layOut(diagram)).block(blockStates(2026, id).next().value, TRIALS);
  const count = shares.reduce((sum, [outcome], i) => (matches(outcome) ? sum + counts[i]! : sum), 0);
  expect(fitOf([count, TRIALS - count], [share, 1 - share])).toBeGreaterThan(1e-9);
}

describe('conformance: Leadership, panic, flight, break', () => {
  it('leaves out no vector of these groups', () => {
    expect(vectors.length).toBe(50);
    expect(vectors.filter(({ id }) => !answers.some(([prefix]) => id.startsWith(prefix)))).toEqual([]);
  });

  for (const vector of vectors) {
    const { id, expected, forbidden } = vector;
    const [, answer] = answers.find(([prefix]) => id.startsWith(prefix))!;
    for (const rules of presetsOf(vector)) {
      it(`${id} under ${rules}`, () => {
        let seen: Seen | undefined;
        const given = answer(vector, {
          rules,
          watch: (posed, matches) => {
            seen = { posed, matches };
          },
        });
        expect(given).toEqual(
          expected.values ?? (expected.den === '1' ? expected.num : `${expected.num}/${expected.den}`),
        );
        if (seen !== undefined && typeof given === 'string') expectSimulated(seen.posed, seen.matches, id);
        if (forbidden) expect(given).not.toBe(`${forbidden.num}/${forbidden.den}`);
      });
    }
  }
});
