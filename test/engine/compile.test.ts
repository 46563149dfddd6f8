import { describe, expect, it } from 'vitest';
import { d6, twoD6 } from '../../src/dice/common.ts';
import { composite, weighted } from '../../src/dice/composite.ts';
import { successes } from '../../src/dice/successes.ts';
import { compile, RuleFault, TooLarge } from '../../src/engine/compile.ts';
import type { RollNode } from '../../src/engine/diagram.ts';
import { text } from '../../src/engine/fraction.ts';
import { unfinished, withHorizon } from '../../src/engine/horizon.ts';
import { type Dice, Outcome, outcome, type Rule } from '../../src/engine/rule.ts';
import { solveExactly } from '../../src/engine/solve.ts';
import { allAlone, attrition, byKey, leadershipTest, oneRoll, passes, shows } from './rules.ts';

const ends = outcome('ends');
const endless: Rule<{ place: number }> = {
  start: { place: 0 },
  step: ({ place }, dice) => (dice.atMost(d6, 5) ? { place: 1 - place } : ends()),
};

describe('compile', () => {
  it('makes one node a die and shares equal ones', () => {
    const { nodes, root, outcomes, notes } = compile(leadershipTest(7));
    expect(notes).toEqual([]);
    expect(outcomes.map((o) => o.name)).toEqual(['fails', 'passes on the re-roll', 'passes']);
    expect(root).toBe(1);
    // 21 of 36 ways, in lowest terms. Faces: 0 (more than 7), then 1.
    expect(nodes.map((node) => ({ ...node, die: undefined }))).toEqual([
      { kind: 'roll', die: undefined, ways: [5, 7], next: [~0, ~1], total: 12 },
      { kind: 'roll', die: undefined, ways: [5, 7], next: [0, ~2], total: 12 },
    ]);
  });

  it('keeps edges in the order of the faces, whatever they lead to', () => {
    // Faces 1 and 4 lead to the second outcome met, the others to what comes later or earlier.
    const die = composite('D4', [4]);
    const order = [1, 0, 2, 1];
    const rule: Rule<{ at: number }> = {
      start: { at: 0 },
      step({ at }, dice) {
        if (at === 0) return { at: 1 + dice.roll(d6) };
        return shows(order[dice.roll(die) - 1]! + (at > 3 ? 10 : 0));
      },
    };
    const { nodes, outcomes } = compile(rule);
    for (const node of nodes as RollNode[]) {
      if (node.total !== 4) continue;
      expect(node.ways).toEqual([2, 1, 1]);
      expect(node.next.map((to) => outcomes[~to]!.quantities.value! % 10)).toEqual([1, 0, 2]);
    }
  });

  it('compiles a rule that rolls nothing to its one outcome', () => {
    const diagram = compile({ start: {}, step: () => passes() });
    expect(diagram.nodes).toEqual([]);
    expect(diagram.root).toBe(~0);
    expect(byKey(solveExactly(diagram).outcomes)).toEqual({ passes: { over: 1n, under: 1n } });
  });

  it('takes dice of one face for numbers and tests that cannot fail for certain', () => {
    const four = weighted('4', [[4, 1]]);
    const rule: Rule = {
      start: {},
      step: (_, dice) => (dice.atMost(d6, 6) && !dice.atMost(d6, 0) ? shows(dice.roll(four)) : ends()),
    };
    expect(compile(rule).outcomes.map((o) => o.key)).toEqual(['shows value=4']);
    expect(compile(rule).nodes).toEqual([]);
  });

  it('drops a die whose faces all lead to the same place', () => {
    const rule: Rule = { start: {}, step: (_, dice) => (dice.roll(d6) > 6 ? ends() : passes()) };
    expect(compile(rule).nodes).toEqual([]);
    expect(compile(rule).replays).toBe(6);
  });

  it('takes equal outcomes of different objects for one', () => {
    const rule: Rule = { start: {}, step: (_, dice) => new Outcome('face', { odd: dice.roll(d6) % 2 }) };
    expect(compile(rule).outcomes.map((o) => o.key)).toEqual(['face odd=1', 'face odd=0']);
  });

  it('tells states of different types apart', () => {
    const rule: Rule<{ what: number | string | boolean }> = {
      start: { what: 0 },
      step({ what }, dice) {
        if (what !== 0)
          return shows(typeof what === 'number' ? 1 : typeof what === 'string' ? 2 : what ? 3 : 4);
        return { what: ([1, '1', true, false] as const)[dice.roll(composite4) - 1]! };
      },
    };
    const composite4 = composite('D4', [4]);
    expect(compile(rule).outcomes.map((o) => o.quantities.value)).toEqual([1, 2, 3, 4]);
  });

  it('goes deeper than the call stack allows', () => {
    const rule: Rule<{ left: number }> = {
      start: { left: 50_000 },
      step: ({ left }, dice) => (left === 0 || dice.atMost(d6, 1) ? ends() : { left: left - 1 }),
    };
    expect(compile(rule).states).toBe(50_001);
  });

  it('makes a few nodes of a pool', () => {
    const pool = successes(100, 1, 6);
    const { nodes, replays } = compile({ start: {}, step: (_, dice) => shows(dice.roll(pool)) });
    expect(replays).toBe(101);
    expect(nodes.length).toBeLessThan(700);
    const half = compile({
      start: {},
      step: (_, dice) => (dice.atMost(d6, 3) ? ends() : shows(Math.min(1, dice.roll(pool)))),
    });
    expect(text(byKey(solveExactly(half).outcomes)['shows value=0']!)).toBe(
      text({ over: 5n ** 100n, under: 2n * 6n ** 100n }),
    );
  });

  it('reports how much work it was', () => {
    expect(compile(allAlone())).toMatchObject({ states: 122, replays: 1527 });
  });
});

describe('what compile refuses', () => {
  it('a state that comes back, and says what to do', () => {
    expect(() => compile(endless)).toThrow(RuleFault);
    expect(() => compile(endless)).toThrow(/state {"place":0} can come back.*give a horizon/);
  });

  it('but not with a horizon, where what is left is an outcome', () => {
    const solution = byKey(solveExactly(compile(withHorizon(endless, 3))).outcomes);
    expect(text(solution[unfinished.key]!)).toBe('125/216');
    expect(text(solution.ends!)).toBe('91/216');
  });

  it('more nodes than the budget', () => {
    const rule = attrition();
    const { nodes } = compile(rule);
    const budget = { nodes: nodes.length, replays: 10_000 };
    expect(compile(rule, budget).nodes).toHaveLength(nodes.length);
    expect(() => compile(rule, { ...budget, nodes: nodes.length - 1 })).toThrow(TooLarge);
    expect(() => compile(rule, { ...budget, nodes: 10 })).toThrow('more than 10 nodes');
  });

  it('more replays than the budget', () => {
    expect(compile(oneRoll(), { nodes: 10, replays: 6 }).replays).toBe(6);
    expect(() => compile(oneRoll(), { nodes: 10, replays: 5 })).toThrow(TooLarge);
    expect(() => compile(oneRoll(), { nodes: 10, replays: 5 })).toThrow('more than 5 replays');
  });

  it.each<[string, (played: number, dice: Dice) => number]>([
    ['another die', (played, dice) => dice.roll(played > 3 ? d6 : twoD6)],
    ['fewer dice', (played, dice) => (played > 3 ? 0 : dice.roll(d6))],
    [
      'another thing to note',
      (played, dice) => {
        dice.note(shows(played));
        return dice.roll(d6);
      },
    ],
    ['a die made anew', (_, dice) => dice.roll(composite('new', [6]))],
  ])('a step that asks for %s when it is played again', (_, roll) => {
    const compileAnew = (): unknown => {
      let played = 0;
      return compile({ start: {}, step: (_, dice) => shows(roll(played++, dice)) });
    };
    expect(compileAnew).toThrow(RuleFault);
    expect(compileAnew).toThrow(/may depend only on its state and its dice/);
  });

  it('states with other properties than the first', () => {
    const missing: Rule = { start: { a: 1, b: 1 }, step: () => ({ a: 2 }) };
    const added: Rule = { start: { a: 1 }, step: () => ({ a: 2, b: 3 }) };
    const nothing = { start: { a: 1 }, step: () => ({ a: undefined }) } as unknown as Rule;
    for (const rule of [missing, added, nothing]) {
      expect(() => compile(rule)).toThrow(/has not the same properties as the first, {"a":1/);
    }
  });

  it('leaves errors of the rule itself alone', () => {
    const rule: Rule = {
      start: {},
      step() {
        throw new RangeError('no such unit');
      },
    };
    expect(() => compile(rule)).toThrow(new RangeError('no such unit'));
  });
});
