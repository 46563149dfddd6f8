import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/engine/compile.ts';
import { solve } from '../../src/engine/solve.ts';
import { posedUnder, type Under } from '../games/warhammer/asked.ts';

// What must hold for moves, characters and formations whatever the numbers are.

/** The share of trials that end so; the shares of all endings add up to 1, or the test fails. */
function share(
  ask: string,
  fields: Readonly<Record<string, unknown>>,
  ending: string,
  under: Under = {},
): number {
  const { outcomes } = solve(compile(posedUnder(ask, fields, under).rule));
  let [sum, total] = [0, 0];
  for (const [{ name }, weight] of outcomes) {
    total += weight;
    if (name === ending) sum += weight;
  }
  expect(Math.abs(total - 1)).toBeLessThan(1e-12);
  return sum;
}

const leadership = fc.integer({ min: 0, max: 9 });
const few = { numRuns: 60, seed: 11 };
/** Rounding of sums of float64 products. */
const CRUMB = 1e-12;

describe('marches', () => {
  it('arrive the more surely, the higher the Leadership, the nearer the objective and the more turns there are', () => {
    fc.assert(
      fc.property(
        leadership,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 14 }),
        (ld, move, objective, turns, away) => {
          const arrives = (change: object) =>
            share(
              'march',
              { unit: { move, leadership: ld }, enemies: { Enemy: { away } }, objective, turns, ...change },
              'reaches the objective',
            );
          const asWritten = arrives({});
          expect(arrives({ unit: { move, leadership: ld + 1 } })).toBeGreaterThanOrEqual(asWritten - CRUMB);
          expect(arrives({ objective: objective - 1 })).toBeGreaterThanOrEqual(asWritten - CRUMB);
          expect(arrives({ turns: turns + 1 })).toBeGreaterThanOrEqual(asWritten - CRUMB);
          expect(arrives({ enemies: {} })).toBeGreaterThanOrEqual(asWritten - CRUMB);
        },
      ),
      few,
    );
  });
});

describe('charges', () => {
  it('reach further with Swiftstride', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 24 }), (move, away) => {
        const reaches = (swiftstride: boolean) =>
          share('charge', { unit: { move, swiftstride }, away }, 'reaches the enemy');
        expect(reaches(true)).toBeGreaterThanOrEqual(reaches(false) - CRUMB);
      }),
      few,
    );
  });
});

describe('challenges', () => {
  it('cost our side no less when its best character is sent to the rear and the margin is the same', () => {
    fc.assert(
      fc.property(leadership, leadership, fc.integer({ min: 1, max: 6 }), (own, captain, margin) => {
        const breaks = (challenger: string) =>
          share(
            'challenge',
            {
              turn: 'theirs',
              ours: {
                Ours: {
                  leadership: own,
                  models: 20,
                  base: '20 x 20 mm',
                  figures: { Captain: { leadership: captain, move: 4, file: 3 } },
                },
              },
              theirs: {
                Theirs: {
                  leadership: 7,
                  models: 20,
                  base: '20 x 20 mm',
                  figures: { Boss: { leadership: 8, move: 4, file: 3 } },
                },
              },
              challenger,
              margin: { refused: margin, won: 0, lost: 0 },
            },
            'our side breaks',
          );
        expect(breaks('Boss')).toBeGreaterThanOrEqual(breaks('none') - CRUMB);
      }),
      few,
    );
  });
});

describe('leaving', () => {
  it('is safe where nobody loses anything, and never helps the unit that is left', () => {
    fc.assert(
      fc.property(
        leadership,
        leadership,
        fc.integer({ min: 4, max: 30 }),
        fc.nat(30),
        (own, his, models, losses) => {
          const stand = (leaves: string, shot: number) =>
            share(
              'leaving',
              {
                unit: { leadership: own, models, loses: { shooting: shot } },
                character: { leadership: his, move: 4 },
                leaves,
              },
              'all stand',
            );
          expect(stand('on foot', 0)).toBe(1);
          expect(stand('on foot', losses)).toBeLessThanOrEqual(stand('not at all', losses) + CRUMB);
        },
      ),
      few,
    );
  });
});

describe('fleeing', () => {
  it('costs the less, the higher the Leadership', () => {
    fc.assert(
      fc.property(leadership, fc.integer({ min: 1, max: 12 }), (ld, losses) => {
        const lost = (leadershipOf: number) =>
          share(
            'fleeing',
            {
              units: { Archers: { leadership: leadershipOf, models: 12, front: [0, 8] } },
              turns: [
                { of: 'enemy', shooting: [{ unit: 'Archers', loses: losses }] },
                {
                  of: 'own',
                  magic: [{ unit: 'Archers', does: 'cast' }],
                  shooting: [{ unit: 'Archers', does: 'shoot' }],
                },
              ],
            },
            'actions are lost',
          );
        expect(lost(ld + 1)).toBeLessThanOrEqual(lost(ld) + CRUMB);
      }),
      few,
    );
  });
});
