import { mean, quantile, sampleVariance } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { Outcome } from '../../src/engine/rule.ts';
import type { OutcomeDeclaration } from '../../src/games/question.ts';
import type { CellTable, Entry } from '../../src/study/cell-table.ts';
import { Judge } from '../../src/study/judge.ts';
import { summarizeQuantities } from '../../src/study/summarize-quantities.ts';
import { summarizeEvents, summarizeOutcomes } from '../../src/study/summarize-shares.ts';
import { Totals } from '../../src/study/totals.ts';

const declared: OutcomeDeclaration[] = ['wins', 'loses', 'draws'].map((name) => ({
  name,
  clause: `somebody ${name}`,
  meaning: name,
  tone: 'neutral',
}));

const quarter = { value: 0.25, fraction: { over: 1n, under: 4n } };
const entry = (name: string, turn: number, count: number): Entry => ({
  name,
  quantities: { turn },
  count,
  exact: quarter,
});

const table: CellTable = {
  trials: 400,
  solved: true,
  outcomes: [entry('loses', 3, 90), entry('wins', 5, 110), entry('wins', 2, 98), entry('wins', 4, 102)],
  notes: [],
};
const turn = { name: 'turn', unit: 'turn', clause: 'the turn', isTime: true };

describe('outcomes', () => {
  it('of one name are added up, in declared order, the one that cannot happen too', () => {
    const shares = summarizeOutcomes(declared, table, new Judge());
    expect(shares.map(({ name, count, fraction }) => [name, count, fraction])).toEqual([
      ['wins', 310, '3/4'],
      ['loses', 90, '1/4'],
      ['draws', 0, '0'],
    ]);
  });

  it('that are not declared are a fault of the rule, named', () => {
    expect(() => summarizeOutcomes(declared.slice(1), table, new Judge())).toThrow(
      'The rule gave the outcome "wins", which its question does not declare',
    );
    expect(() => summarizeEvents([], { ...table, notes: table.outcomes }, new Judge())).toThrow(
      'The rule gave the event "loses"',
    );
    expect(() => summarizeQuantities([], declared, table, new Judge())).toThrow(
      'The rule gave "loses" the quantity "turn", which its question does not declare',
    );
  });

  it('disagree where a count is too far out, judged with all others', () => {
    const judge = new Judge();
    const odd: CellTable = { ...table, outcomes: [entry('wins', 1, 200), entry('loses', 1, 200)] };
    const shares = summarizeOutcomes(declared, odd, judge);
    const [wins] = shares;
    judge.settle();
    expect(shares.map(({ agrees }) => agrees)).toEqual([false, false, true]);
    // 200 of 400 at 1/4 is 11.5 standard errors off, so that even a million comparisons would not excuse it.
    const crowd = new Judge();
    const again = summarizeOutcomes(declared, odd, crowd);
    for (let i = 0; i < 1e6; i++) crowd.compare({}, 0.5);
    expect(crowd.settle()).toEqual({ falseAlarms: 1e-6, comparisons: 1_000_003 });
    expect(again[0]!.agrees).toBe(false);
    expect(wins!.exact).toBe(0.25);
  });
});

describe('events', () => {
  it('stand by their quantities in order; a declared one without any is a row of zeros', () => {
    const notes = [entry('loses', 10, 1), entry('loses', 9, 2), entry('wins', 1, 3)];
    const events = summarizeEvents(declared, { ...table, notes }, new Judge());
    expect(events.map(({ name, quantities, count }) => [name, quantities, count])).toEqual([
      ['wins', { turn: 1 }, 3],
      ['loses', { turn: 9 }, 2],
      ['loses', { turn: 10 }, 1],
      ['draws', {}, 0],
    ]);
  });
});

describe('quantities', () => {
  const summaries = summarizeQuantities([turn], declared, table, new Judge());

  it('are summed up for each outcome that carries them, then for all', () => {
    expect(summaries.map(({ given, count }) => [given, count])).toEqual([
      ['wins', 310],
      ['loses', 90],
      [undefined, 400],
    ]);
    expect(summaries[2]!.distribution.map(({ value, count }) => [value, count])).toEqual([
      [2, 98],
      [3, 90],
      [4, 102],
      [5, 110],
    ]);
  });

  it('have the figures that simple-statistics finds in the written-out list', () => {
    const list = [...Array(98).fill(2), ...Array(102).fill(4), ...Array(110).fill(5)] as number[];
    const [wins] = summaries;
    expect(wins!.mean!.simulated).toBeCloseTo(mean(list), 8);
    expect(wins!.variance!.simulated).toBeCloseTo(sampleVariance(list), 7);
    const [p05, p25, p50, p75, p95] = quantile(list, [0.05, 0.25, 0.5, 0.75, 0.95]);
    expect(wins!.quantiles).toEqual({ p05, p25, p50, p75, p95 });
    // Exactly: 2, 4 and 5 alike: mean 11/3, variance (25 + 1 + 16) / 27.
    expect(wins!.mean).toMatchObject({ exact: 3.66666667, fraction: '11/3' });
    expect(wins!.variance!.exact).toBeCloseTo(42 / 27, 8);
  });

  it('give shares of all trials, which add up across outcomes', () => {
    const [wins, loses, all] = summaries;
    const sum = [...wins!.distribution, ...loses!.distribution].reduce(
      (sum, { simulated }) => sum + simulated,
      0,
    );
    expect(sum).toBeCloseTo(1, 9);
    expect(all!.distribution.every(({ fraction }) => fraction === '1/4')).toBe(true);
  });

  it('have no interval from one trial, and no mean from none', () => {
    const few: CellTable = { ...table, trials: 10, outcomes: [entry('wins', 2, 1), entry('loses', 3, 0)] };
    const [wins, loses] = summarizeQuantities([turn], declared, few, new Judge());
    expect(wins!.mean).toEqual({ simulated: 2, exact: 2, fraction: '2' });
    expect(wins!.variance).toEqual({ exact: 0 });
    expect(loses!.mean).toEqual({ exact: 3, fraction: '3' });
    const unsolved = few.outcomes.map(({ exact: _, ...rest }) => rest);
    const [, played] = summarizeQuantities(
      [turn],
      declared,
      { ...few, solved: false, outcomes: unsolved },
      new Judge(),
    );
    expect(played).not.toHaveProperty('mean');
    expect(played).not.toHaveProperty('variance');
  });
});

describe('Totals', () => {
  it('add diagram counts in order and played counts by key', () => {
    const [a, b] = [new Outcome('a', { n: 1 }), new Outcome('b')];
    const totals = new Totals({ outcomes: [a], notes: [b] });
    totals.add(Float64Array.of(5, 2), 5);
    totals.add({ outcomes: [{ key: a.key, name: 'a', quantities: { n: 1 }, count: 3 }], notes: [] }, 3);
    totals.add({ outcomes: [{ key: 'c', name: 'c', quantities: {}, count: 4 }], notes: [] }, 4);
    expect(totals.trials).toBe(12);
    expect(totals.outcomes.map(({ key, count }) => [key, count])).toEqual([
      ['a n=1', 8],
      ['c', 4],
    ]);
    expect(totals.notes.map(({ count }) => count)).toEqual([2]);
  });
});
