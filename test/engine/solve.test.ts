import { describe, expect, it } from 'vitest';
import { d6 } from '../../src/dice/common.ts';
import { weighted } from '../../src/dice/composite.ts';
import { compile } from '../../src/engine/compile.ts';
import { text, toNumber } from '../../src/engine/fraction.ts';
import { outcome, type Rule } from '../../src/engine/rule.ts';
import { solve, solveExactly, solveExactlyWithin } from '../../src/engine/solve.ts';
import { allAlone, attrition, byKey, leadershipTest } from './rules.ts';

const fractions = (rule: Rule): Record<string, string> =>
  Object.fromEntries(
    Object.entries(byKey(solveExactly(compile(rule)).outcomes)).map(([key, share]) => [key, text(share)]),
  );

describe('solve', () => {
  it('gives values worked by hand', () => {
    // 7 or less in 21 of 36 throws: 7/12; failed and then passed: 5/12 · 7/12; twice failed: (5/12)².
    expect(fractions(leadershipTest(7))).toEqual({
      passes: '7/12',
      'passes on the re-roll': '35/144',
      fails: '25/144',
    });
  });

  it('agrees with itself in float64 and in fractions, sums to 1, notes included', () => {
    for (const rule of [leadershipTest(5), allAlone(), attrition()] as Rule[]) {
      const diagram = compile(rule);
      const float = solve(diagram);
      const exact = solveExactly(diagram);
      for (const part of ['outcomes', 'notes'] as const) {
        for (const [what, share] of exact[part]) {
          const value = toNumber(share);
          expect(Math.abs(float[part].get(what)! - value)).toBeLessThanOrEqual(1e-13 * value);
        }
      }
      const total = [...exact.outcomes.values()].reduce((sum, share) => sum + toNumber(share), 0);
      expect(total).toBeCloseTo(1, 13);
    }
  });

  it('solves notes: somebody falls in 2 of 3 first turns', () => {
    const notes = byKey(solveExactly(compile(attrition())).notes);
    expect(text(notes['somebody has fallen by turn=1']!)).toBe('2/3');
    expect(text(notes['somebody has fallen by turn=2']!)).toBe('2/3');
  });

  it('solves a rule that begins with a note, and one that is nothing but a note', () => {
    const seen = outcome('seen');
    const ends = outcome('ends');
    const noteOnly: Rule = {
      start: {},
      step(_, dice) {
        dice.note(seen());
        return ends();
      },
    };
    const diagram = compile(noteOnly);
    expect(byKey(solve(diagram).notes)).toEqual({ seen: 1 });
    expect(byKey(solveExactly(diagram).notes)).toEqual({ seen: { over: 1n, under: 1n } });
    expect(byKey(solve(diagram).outcomes)).toEqual({ ends: 1 });
  });

  it('knows when a fraction would be too long to read', () => {
    const lasts = outcome('lasts', 'turns');
    const awkward = weighted('a large prime', [
      [0, 1],
      [1, 4_294_967_290],
    ]);
    const rule: Rule<{ turn: number }> = {
      start: { turn: 0 },
      step: ({ turn }, dice) => (turn === 40 || dice.roll(awkward) === 0 ? lasts(turn) : { turn: turn + 1 }),
    };
    const diagram = compile(rule);
    expect(solveExactlyWithin(diagram, 1279)).toBeUndefined();
    const exact = solveExactlyWithin(diagram, 1280)!;
    expect(toNumber(byKey(exact.outcomes)['lasts turns=40']!)).toBeCloseTo(
      (4_294_967_290 / 4_294_967_291) ** 40,
      15,
    );
    expect(byKey(exact.outcomes)['lasts turns=40']!.under).toBe(4_294_967_291n ** 40n);
  });

  it('solves thousands of nodes over hundreds of dice', () => {
    const survives = outcome('survives', 'left');
    const rule: Rule<{ turn: number; left: number }> = {
      start: { turn: 0, left: 60 },
      step({ turn, left }, dice) {
        if (turn === 200 || left === 0) return survives(left);
        return { turn: turn + 1, left: dice.roll(d6) === 1 ? left - 1 : left };
      },
    };
    const diagram = compile(rule);
    expect(diagram.nodes.length).toBeGreaterThan(8000);
    const exact = byKey(solveExactly(diagram).outcomes);
    expect(text(exact['survives left=60']!)).toBe(text({ over: 5n ** 200n, under: 6n ** 200n }));
  });
});
