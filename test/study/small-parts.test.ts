import { describe, expect, it } from 'vitest';
import { twoD6 } from '../../src/dice/common.ts';
import { compile } from '../../src/engine/compile.ts';
import { outcome } from '../../src/engine/rule.ts';
import { blocksOf, cellIdentity } from '../../src/study/blocks.ts';
import { canonicalText } from '../../src/study/canonical-text.ts';
import { cellTable, sumExact } from '../../src/study/cell-table.ts';
import { digestOf } from '../../src/study/checkpoint.ts';
import { nineDigits } from '../../src/study/nine-digits.ts';
import { prepareCell } from '../../src/study/prepare-cell.ts';
import { readableFraction } from '../../src/study/readable-fraction.ts';
import { Totals } from '../../src/study/totals.ts';
import { trialsOf } from '../../src/study/trials.ts';
import { leadershipPlan, planOf } from './plans.ts';

describe('canonicalText', () => {
  it('does not depend on the order of keys, at any depth', () => {
    const one = { b: [{ y: 1, x: null }], a: 'text', gone: undefined };
    const other = { a: 'text', b: [{ x: null, y: 1 }] };
    expect(canonicalText(one)).toBe('{"a":"text","b":[{"x":null,"y":1}]}');
    expect(canonicalText(other)).toBe(canonicalText(one));
    expect(canonicalText([2, 1])).not.toBe(canonicalText([1, 2]));
  });
});

describe('nineDigits', () => {
  it('keeps nine significant digits, of small numbers too', () => {
    expect([11 / 36, 1e-12 / 3, 123456789.123, 0, 1, -2 / 3].map(nineDigits)).toEqual([
      0.305555556, 3.33333333e-13, 123456789, 0, 1, -0.666666667,
    ]);
  });
});

describe('readableFraction', () => {
  it('leaves out what has more than sixty digits', () => {
    expect(readableFraction({ over: 22n, under: 72n })).toBe('11/36');
    expect(readableFraction({ over: 1n, under: 10n ** 58n })).toHaveLength(61);
    expect(readableFraction({ over: 1n, under: 10n ** 59n })).toBeUndefined();
    expect(readableFraction(undefined)).toBeUndefined();
  });
});

describe('blocks', () => {
  const options = { seed: 1, identity: 'x', size: 100 };

  it('are whole but for the last, and the same when begun later', () => {
    const all = [...blocksOf(options, 250)];
    expect(all.map(({ trials }) => trials)).toEqual([100, 100, 50]);
    expect([...blocksOf(options, 250, 100)]).toEqual(all.slice(1));
    expect([...blocksOf(options, 250, 250)]).toEqual([]);
  });

  it('have states of their own', () => {
    const states = [...blocksOf(options, 1e5)].map(({ state }) => state.join());
    expect(new Set(states).size).toBe(1000);
  });

  it('belong to the settings and the alternative of a cell; the file as written has no alternative', () => {
    expect(cellIdentity({ settings: { b: 1, a: 2 } })).toBe('{"settings":{"a":2,"b":1}}');
    expect(cellIdentity({ settings: {}, alternative: 'as written' })).toBe(cellIdentity({ settings: {} }));
    expect(cellIdentity({ settings: {}, alternative: 'x' })).not.toBe(cellIdentity({ settings: {} }));
  });
});

describe('trialsOf', () => {
  it('are what the file says, or the usual, or with a precision the most', () => {
    expect(trialsOf({}, 'diagram')).toBe(10_000_000);
    expect(trialsOf({}, 'play')).toBe(1_000_000);
    expect(trialsOf({ precision: 0.1 }, 'diagram')).toBe(10_000_000_000);
    expect(trialsOf({ precision: 0.1, trials: 5 }, 'play')).toBe(5);
  });
});

describe('cellTable', () => {
  it('counts two outcomes of one name and the same quantities together', () => {
    const [one, other, rest] = [outcome('same', 'n'), outcome('same', 'n'), outcome('rest')];
    const diagram = compile({
      start: {},
      step: (_, dice) => {
        const sum = dice.roll(twoD6);
        return sum <= 3 ? one(1) : sum <= 4 ? other(1) : rest();
      },
    });
    const totals = new Totals(diagram);
    totals.add(Float64Array.of(50, 310), 360);
    const { outcomes } = cellTable(totals, diagram);
    expect(outcomes).toHaveLength(2);
    expect(outcomes[0]).toMatchObject({ name: 'same', quantities: { n: 1 }, count: 50 });
    expect(outcomes[0]!.exact).toEqual({ value: 1 / 6, fraction: { over: 1n, under: 6n } });
  });

  it('has decimals where fractions would be too long', () => {
    // A hundred rolls have denominators of 36^100: more than 500 bits.
    const [passes, fails] = [outcome('passes'), outcome('fails')];
    const diagram = compile({
      start: { left: 100 },
      step: ({ left }, dice) =>
        !dice.atMost(twoD6, 11) ? fails() : left === 1 ? passes() : { left: left - 1 },
    });
    const { outcomes } = cellTable(new Totals(diagram), diagram);
    const [entry] = outcomes.filter(({ name }) => name === 'passes');
    expect(entry!.exact!.value).toBeCloseTo((35 / 36) ** 100, 14);
    expect(entry!.exact).not.toHaveProperty('fraction');
    expect(sumExact(outcomes)).toEqual({ value: expect.closeTo(1, 12) });
  });
});

describe('prepareCell', () => {
  it('puts what a scenario declares in the place of what it rules out', () => {
    const side = {
      warband: { Leader: { leadership: 7, role: 'leader' }, Others: { leadership: 7, count: 5 } },
    };
    const plan = planOf('rout', 'mordheim', { turns: 2, warbands: { Us: side, Them: side } });
    const { posed, outcomes, events, quantities } = prepareCell(plan, plan.cells[0]!);
    // What is told of one warband alone gives way to what is told of each by its name.
    expect(outcomes).toEqual(posed.outcomes);
    expect(events).toEqual(posed.events);
    expect(quantities.map(({ name }) => name)).toEqual([
      'turn',
      'standing',
      'losses',
      'heroes',
      'losses of Us',
      'standing of Us',
      'losses of Them',
      'standing of Them',
    ]);
  });
});

describe('digestOf', () => {
  it('is a SHA-256 of what the counts depend on', async () => {
    const digest = await digestOf(leadershipPlan());
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(await digestOf(leadershipPlan({ title: 'other', file: 'other' }))).toBe(digest);
    expect(await digestOf(leadershipPlan({ seed: 1 }))).not.toBe(digest);
  });
});
