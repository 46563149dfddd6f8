import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/engine/compile.ts';
import { toNumber } from '../../src/engine/fraction.ts';
import { solveExactly } from '../../src/engine/solve-exactly.ts';
import { asked, posedUnder } from '../games/warhammer/asked.ts';

// Laws of panic, flight and break tests that hold for every situation. Fixed seed, so that a run can be repeated.

const SAMPLES = { numRuns: 40, seed: 20161130 };

function chance(ask: string, fields: object, outcome: string, rules = 'wfb8', change = {}): number {
  const { outcomes } = solveExactly(compile(posedUnder(ask, { ...fields }, { rules, change }).rule));
  return [...outcomes]
    .filter(([{ name }]) => name === outcome)
    .reduce((sum, [, share]) => sum + toNumber(share), 0);
}
/** Decimals of exact fractions are compared with each other. */
const CLOSE = 1e-12;

const leadership = fc.integer({ min: 2, max: 9 });
const preset = fc.constantFrom('wfb8', 't9a-2016');
const phase = fc.constantFrom('movement', 'magic', 'shooting', 'combat');
const event = fc.oneof(
  fc.record({
    loses: fc.constantFrom<unknown>(1, 3, 5, 'd6', '2d6', { shots: 12, hit: '4+', wound: '4+', save: '5+' }),
  }),
  fc.record({ friend: fc.constantFrom('destroyed', 'broken'), away: fc.integer({ min: 0, max: 9 }) }),
  fc.constant({ friend: 'runs through' }),
  fc.constant({ test: 'spell' }),
  fc.record({ friend: fc.constant('panics'), leadership, gap: fc.integer({ min: 0, max: 14 }) }),
);
const turns = fc.array(fc.dictionary(phase, fc.array(event, { maxLength: 3 }), { maxKeys: 3 }), {
  minLength: 1,
  maxLength: 3,
});
const models = fc.integer({ min: 4, max: 30 });

describe('laws of panic', () => {
  it('more Leadership, and a re-roll, never make it flee more', () => {
    fc.assert(
      fc.property(leadership, models, turns, preset, (ld, n, turns, rules) => {
        const flees = (unit: object, rest = {}) =>
          chance('panic', { unit: { models: n, ...unit }, turns, ...rest }, 'flees', rules);
        const base = flees({ leadership: ld });
        expect(flees({ leadership: ld + 1 })).toBeLessThanOrEqual(base + CLOSE);
        expect(flees({ leadership: ld }, { standard: { away: 3 } })).toBeLessThanOrEqual(base + CLOSE);
        expect(flees({ leadership: ld, coldBlooded: true })).toBeLessThanOrEqual(base + CLOSE);
      }),
      SAMPLES,
    );
  });

  it('all shares come to 1, and a stricter threshold never makes it flee more', () => {
    fc.assert(
      fc.property(leadership, models, turns, (ld, n, turns) => {
        const fields = { unit: { leadership: ld, models: n }, turns };
        const { outcomes } = solveExactly(compile(posedUnder('panic', fields).rule));
        expect([...outcomes.values()].reduce((sum, share) => sum + toNumber(share), 0)).toBeCloseTo(1, 12);
        const at = (threshold: string) =>
          chance('panic', fields, 'flees', 'wfb8', { 'panic.heavyCasualties': threshold });
        expect(at('more than 1/4')).toBeLessThanOrEqual(at('at least 1/4') + CLOSE);
      }),
      SAMPLES,
    );
  });

  it('an immune unit never flees', () => {
    fc.assert(
      fc.property(models, turns, (n, turns) => {
        const unit = { leadership: 2, models: n, immuneToPsychology: true };
        expect(chance('panic', { unit, turns }, 'flees')).toBe(0);
      }),
      SAMPLES,
    );
  });
});

describe('laws of flight', () => {
  const flight = fc.record({
    edge: fc.integer({ min: 3, max: 30 }),
    turns: fc.integer({ min: 1, max: 4 }),
    began: fc.constantFrom('enemy turn', 'own turn', 'earlier'),
  });

  it('more Leadership rallies more; a nearer edge is left over more', () => {
    fc.assert(
      fc.property(leadership, flight, preset, (ld, fields, rules) => {
        const at = (outcome: string, unit: object, rest = {}) =>
          chance('flight', { ...fields, ...rest, unit }, outcome, rules);
        expect(at('rallies', { leadership: ld + 1 })).toBeGreaterThanOrEqual(
          at('rallies', { leadership: ld }) - CLOSE,
        );
        const further = { edge: fields.edge + 1 };
        expect(at('leaves the table', { leadership: ld }, further)).toBeLessThanOrEqual(
          at('leaves the table', { leadership: ld }) + CLOSE,
        );
      }),
      SAMPLES,
    );
  });

  it('more turns settle more', () => {
    fc.assert(
      fc.property(leadership, flight, (ld, fields) => {
        const fleeing = (turns: number) =>
          chance('flight', { ...fields, turns, unit: { leadership: ld } }, 'still flees');
        expect(fleeing(fields.turns + 1)).toBeLessThanOrEqual(fleeing(fields.turns) + CLOSE);
      }),
      SAMPLES,
    );
  });
});

describe('laws of break tests', () => {
  const combat = fc.record({
    margin: fc.constantFrom<unknown>(0, 1, 3, 'd3', 'd6', 'casualties'),
    rounds: fc.integer({ min: 1, max: 3 }),
    enemies: fc.record({
      Orcs: fc.record({
        models: fc.integer({ min: 5, max: 25 }),
        loses: fc.constantFrom<unknown>(0, 1, 'd3'),
      }),
    }),
  });
  const unit = fc.record({
    leadership,
    models: fc.integer({ min: 5, max: 25 }),
    wide: fc.integer({ min: 4, max: 6 }),
    loses: fc.constantFrom<unknown>(0, 2, 'd3'),
  });
  const holds = (fields: object, rules = 'wfb8', change = {}) => {
    const ends = ['holds', 'wins'].map((end) => chance('break', fields, end, rules, change));
    return ends[0]! + ends[1]!;
  };

  it('more Leadership, a re-roll, stubbornness and steadfastness never hurt', () => {
    fc.assert(
      fc.property(unit, combat, preset, (unit, fields, rules) => {
        const base = holds({ ...fields, unit }, rules);
        const better = [
          holds({ ...fields, unit: { ...unit, leadership: unit.leadership + 1 } }, rules),
          holds({ ...fields, unit, standard: { away: 1 } }, rules),
          holds({ ...fields, unit: { ...unit, stubborn: true } }, rules),
        ];
        for (const share of better) expect(share).toBeGreaterThanOrEqual(base - CLOSE);
        expect(holds({ ...fields, unit }, rules, { 'break.steadfast': false })).toBeLessThanOrEqual(
          base + CLOSE,
        );
      }),
      SAMPLES,
    );
  });

  it('pursuit changes what becomes of the broken, not who breaks', () => {
    fc.assert(
      fc.property(unit, combat, (unit, fields) => {
        const pursued = { ...fields, unit, enemies: { Orcs: { ...fields.enemies.Orcs, pursues: '2d6' } } };
        const broken = asked('break', { ...fields, unit }).share('breaks');
        const after = ['breaks', 'is run down'].map((end) => chance('break', pursued, end));
        const [over, under = '1'] = broken.split('/');
        expect(after[0]! + after[1]!).toBeCloseTo(Number(over) / Number(under), 12);
      }),
      SAMPLES,
    );
  });
});
