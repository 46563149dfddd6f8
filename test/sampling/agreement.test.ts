import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { isPool, type Rollable } from '../../src/dice/pool.ts';
import { compile } from '../../src/engine/compile.ts';
import { Counter } from '../../src/engine/counter.ts';
import { notedOnce } from '../../src/engine/noted-once.ts';
import { type CountingDice, emptyTally, play, type Tally } from '../../src/engine/play.ts';
import type { Outcome, Rule } from '../../src/engine/rule.ts';
import { solve } from '../../src/engine/solve.ts';
import { layOut } from '../../src/sampling/layout.ts';
import { playBlock } from '../../src/sampling/play-block.ts';
import { Simulator } from '../../src/sampling/simulate.ts';
import { blockStates, type StreamState } from '../../src/sampling/streams.ts';
import { wasmKernel } from '../../src/sampling/wasm-kernel.ts';
import { allAlone, attrition, leadershipTest, oneRoll } from '../engine/rules.ts';
import { fitOf, sameShares } from './chi-squared.ts';
import { kindsOfDice, pools } from './kinds-of-dice.ts';

// χ² tests with fixed seeds: a faultless program fails one of them with a chance of 1e-9 for each.
const FALSE_ALARM = 1e-9;
const TRIALS = 300_000;
const kernel = wasmKernel();
const states = blockStates(2026, 'agreement');

/** The reference: pure-rand's own dice, one die of one trial after the other. */
class ReferenceDice implements CountingDice {
  readonly noted = new Counter();
  private readonly generator;

  constructor(state: StreamState) {
    this.generator = xoroshiro128plusFromState(state);
  }

  roll(what: Rollable): number {
    if (isPool(what)) {
      return what.parts.reduce((before, part) => what.join(before, this.roll(part)), what.stages[0]![0]!);
    }
    let way = uniformInt(this.generator, 0, what.total - 1);
    for (const { value, ways } of what.faces) {
      if (way < ways) return value;
      way -= ways;
    }
    throw new Error('no face left');
  }

  atMost(die: Parameters<CountingDice['atMost']>[0], limit: number): boolean {
    return this.roll(die) <= limit;
  }

  note(what: Outcome): void {
    this.noted.add(what);
  }
}

const rules: [string, Rule][] = [
  ['a Leadership test', leadershipTest(7)],
  ['All Alone', allAlone() as unknown as Rule],
  ['attrition with notes', attrition() as unknown as Rule],
  ...[...Object.entries(kindsOfDice), ...Object.entries(pools)].map(([name, die]): [string, Rule] => [
    `one ${name}`,
    oneRoll(die),
  ]),
];

describe.each(rules)('%s', (_, rule) => {
  const diagram = compile(rule);
  const { outcomes, notes } = solve(diagram);
  const inOrder = (counts: ReadonlyMap<Outcome, number>, of: readonly Outcome[]): number[] => {
    const known = new Set(of);
    expect([...counts.keys()].filter((what) => !known.has(what))).toEqual([]);
    return of.map((what) => counts.get(what) ?? 0);
  };
  const simulate = (): { outcomes: number[]; notes: number[] } => {
    const counts = [...new Simulator(kernel, layOut(diagram)).block(states.next().value, TRIALS)];
    return { outcomes: counts.slice(0, outcomes.size), notes: counts.slice(outcomes.size) };
  };
  const expectNotes = (counts: readonly number[]): void =>
    counts.forEach((count, i) => {
      const share = notes.get(diagram.notes[i]!)!;
      expect(fitOf([count, TRIALS - count], [share, 1 - share])).toBeGreaterThan(FALSE_ALARM);
    });
  const ordered = (tally: Tally) => ({
    outcomes: inOrder(tally.outcomes, diagram.outcomes),
    notes: inOrder(tally.notes, diagram.notes),
  });

  it('is simulated as it is solved', () => {
    const simulated = simulate();
    expect(fitOf(simulated.outcomes, [...outcomes.values()])).toBeGreaterThan(FALSE_ALARM);
    expectNotes(simulated.notes);
  });

  it('is played as it is solved, and notes each thing once a trial', () => {
    const played = ordered(playBlock(notedOnce(rule), kernel, states.next().value, TRIALS));
    expect(fitOf(played.outcomes, [...outcomes.values()])).toBeGreaterThan(FALSE_ALARM);
    expectNotes(played.notes);
  });

  it('is simulated as pure-rand rolls it, die by die', () => {
    const tally = emptyTally();
    play(rule, new ReferenceDice(states.next().value), TRIALS / 10, tally);
    const reference = ordered(tally);
    const simulated = simulate();
    expect(sameShares(simulated.outcomes, reference.outcomes)).toBeGreaterThan(FALSE_ALARM);
    expectNotes(simulated.notes);
  });
});

describe('the test itself', () => {
  it('sees a die that is off by one part in a hundred', () => {
    const counts = [1, 2, 3, 4, 5, 6].map((face) => (face === 6 ? 50_500 : 49_900));
    expect(fitOf(counts, Array(6).fill(1 / 6))).toBeGreaterThan(0.1);
    expect(
      fitOf(
        counts.map((n) => n * 20),
        Array(6).fill(1 / 6),
      ),
    ).toBeLessThan(FALSE_ALARM);
    expect(sameShares([50_000, 50_000], [5_500, 4_500])).toBeLessThan(FALSE_ALARM);
    expect(sameShares([50_000, 50_000], [5_050, 4_950])).toBeGreaterThan(0.1);
  });
});
