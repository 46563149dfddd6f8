import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place, Spot } from '../../../src/games/mordheim/ground.ts';
import { inchesBetween } from '../../../src/games/mordheim/ground.ts';
import { nearestEdge, plane } from '../../../src/games/mordheim/plane.ts';
import { wayRound } from '../../../src/games/mordheim/run-round.ts';
import { solve } from './solved.ts';

const table = { width: 48, depth: 48 };
const at = (x: number, y: number, facing = 0): Place => ({ x, y, facing });
const near = (place: Place | undefined, x: number, y: number): void => {
  expect(place).toMatchObject({ x: expect.closeTo(x, 5), y: expect.closeTo(y, 5) });
};

describe('where a run leads', () => {
  it('goes first directly away from the sum of the directions to the opponents', () => {
    const enemies = [
      { x: 23, y: 24 },
      { x: 24, y: 23 },
    ];
    const ground = plane(table, at(24, 24), enemies, 1);
    near(ground.breakOff(at(24, 24), 10, enemies), 24 + 10 / Math.SQRT2, 24 + 10 / Math.SQRT2);
  });

  it('goes away from the nearest where the directions cancel out, of several the first', () => {
    const far = { x: 24, y: 26 };
    const close = { x: 24, y: 23 };
    near(plane(table, at(24, 24), [far, close], 0).breakOff(at(24, 24), 4, [far, close]), 24, 28);
    const sides = [
      { x: 23, y: 24 },
      { x: 25, y: 24 },
    ];
    near(plane(table, at(24, 24), sides, 0).breakOff(at(24, 24), 5, sides), 29, 24);
  });

  it('is steered by fallen opponents only where nobody else is there', () => {
    const fallen = [{ x: 24, y: 23 }];
    near(plane(table, at(24, 24), fallen, 1).breakOff(at(24, 24), 5, []), 24, 29);
  });

  it('goes later to the nearest edge: of two the one he faces, else the left', () => {
    expect(nearestEdge(at(24, 5), table)).toBeCloseTo(-Math.PI / 2);
    expect(nearestEdge(at(47, 24), table)).toBe(0);
    // The left and the near edge are as near: he faces down, so it is the near one.
    expect(nearestEdge(at(6, 6, -Math.PI / 2), table)).toBeCloseTo(-Math.PI / 2);
    expect(nearestEdge(at(6, 6, Math.PI), table)).toBeCloseTo(Math.PI);
    // Facing the corner between them, or straight away from it: the one to his left.
    expect(nearestEdge(at(6, 6, (-3 * Math.PI) / 4), table)).toBeCloseTo(-Math.PI / 2);
    expect(nearestEdge(at(6, 6, Math.PI / 4), table)).toBeCloseTo(Math.PI);
    // By the other readings always the one more to his left, or to his right.
    expect(nearestEdge(at(6, 6, Math.PI), table, 'left')).toBeCloseTo(-Math.PI / 2);
    expect(nearestEdge(at(6, 6, -Math.PI / 2), table, 'right')).toBeCloseTo(Math.PI);
  });

  it('leaves the table where it touches the edge', () => {
    const ground = plane(table, at(24, 24), [{ x: 24, y: 25 }], 1);
    expect(ground.run(at(24, 5), 5, [])).toBeUndefined();
    near(ground.run(at(24, 5), 4, []), 24, 1);
    // Round an enemy who stands at the edge, the way leads over it.
    expect(ground.run(at(24, 5), 6, [{ x: 24, y: 0.5 }])).toBeUndefined();
  });
});

describe('a run round enemies', () => {
  it('is straight where nobody is in the way', () => {
    expect(
      wayRound(
        { x: 0, y: 0 },
        0,
        [
          { x: 5, y: 1 },
          { x: -3, y: 0 },
        ],
        1,
      ),
    ).toHaveLength(1);
    expect(wayRound({ x: 0, y: 0 }, 0, [{ x: 5, y: 0 }], 0)).toHaveLength(1);
  });

  it('bends by the shorter side: a tangent, an arc, and straight on', () => {
    // The middle of the disc is 2 ahead and 1/2 to the left: he passes on the right.
    const [tangent, arc, on] = wayRound({ x: 0, y: 0 }, 0, [{ x: 2, y: 0.5 }], 1);
    expect(tangent).toMatchObject({ kind: 'straight', from: { x: 0, y: 0 } });
    // By Pythagoras the tangent is as long as the square root of 4 + 1/4 - 1.
    expect(tangent!.inches).toBeCloseTo(Math.sqrt(3.25), 9);
    // Its bearing is asin(1 / sqrt 4.25) less atan(1/4); the arc turns by as much on a circle of 1 inch.
    const bearing = Math.asin(1 / Math.sqrt(4.25)) - Math.atan(0.25);
    expect(arc).toMatchObject({ kind: 'arc', turn: 1 });
    expect(arc!.inches).toBeCloseTo(bearing, 9);
    expect(on).toMatchObject({ kind: 'straight', heading: 0 });
    expect((on as { from: Spot }).from.y).toBeCloseTo(-0.5, 9);
  });

  it('takes the left of two equal ways, and passes overlapping discs together', () => {
    const [first] = wayRound({ x: 0, y: 0 }, 0, [{ x: 3, y: 0 }], 1);
    expect((first as { heading: number }).heading).toBeGreaterThan(0);
    // Two discs side by side leave no gap; the second reaches less far to the right.
    const pair = wayRound(
      { x: 0, y: 0 },
      0,
      [
        { x: 3, y: 0.9 },
        { x: 3, y: -0.6 },
      ],
      1,
    );
    const last = pair.at(-1) as { from: Spot };
    expect(last.from.y).toBeCloseTo(-1.6, 9);
  });

  it('goes on from one disc to the next that stands out, and past a third that blocks the detour', () => {
    // Who stands at the border of a disc and looks along it does not turn at all.
    const beside = wayRound(
      { x: 0, y: 0 },
      0,
      [
        { x: 2, y: 0.9 },
        { x: 4, y: 0.9 },
      ],
      1,
    );
    expect(beside.filter(({ kind }) => kind === 'arc')).toHaveLength(1);
    // Two discs on one tangent: straight from the first to the second.
    const along = (inches: number): Spot => ({
      x: inches * Math.cos(0.2) + Math.sin(0.2),
      y: inches * Math.sin(0.2) - Math.cos(0.2),
    });
    const tangent = wayRound({ x: 0, y: 0 }, 0, [along(3), along(4.5)], 1);
    expect(tangent.map(({ kind }) => kind)).toEqual(['straight', 'straight', 'arc', 'straight']);
    const row = wayRound(
      { x: 0, y: 0 },
      0,
      [
        { x: 3, y: 0.2 },
        { x: 4.5, y: -0.5 },
      ],
      1,
    );
    expect(row.filter(({ kind }) => kind === 'arc').length).toBeGreaterThanOrEqual(1);
    const third = wayRound(
      { x: 0, y: 0 },
      0,
      [
        { x: 6, y: 0.1 },
        { x: 3.2, y: -1.3 },
        { x: 3.2, y: 1.3 },
      ],
      1,
    );
    // Either detour of the first is blocked: all three are passed together, on the left as both sides are as short.
    expect((third.at(-1) as { from: Spot }).from.y).toBeCloseTo(2.3, 9);
    // One after the other along the line.
    const two = wayRound(
      { x: 0, y: 0 },
      0,
      [
        { x: 4, y: 0.5 },
        { x: 12, y: 0.5 },
      ],
      1,
    );
    expect(two.filter(({ kind }) => kind === 'arc')).toHaveLength(1);
    const both = wayRound(
      { x: 0, y: 0 },
      0,
      [
        { x: 4, y: 0.5 },
        { x: 12, y: -0.5 },
      ],
      1,
    );
    expect(both.filter(({ kind }) => kind === 'arc').length).toBe(2);
  });

  it('never enters a disc, joins its pieces and ends on its heading', () => {
    const spot = fc.record({
      x: fc.double({ min: -2, max: 20, noNaN: true }),
      y: fc.double({ min: -4, max: 4, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 6 }), (centres) => {
        const start = { x: 0, y: 0 };
        fc.pre(centres.every((centre) => inchesBetween(start, centre) > 0.2));
        const way = wayRound(start, 0, centres, 1);
        let end: Spot = start;
        for (const piece of way) {
          const far = Math.min(piece.inches, 40);
          const points = Array.from({ length: 21 }, (_, i) => {
            const inches = (far * i) / 20;
            if (piece.kind === 'straight') {
              const { from, heading } = piece;
              return { x: from.x + inches * Math.cos(heading), y: from.y + inches * Math.sin(heading) };
            }
            const angle = piece.angle + (piece.turn * inches) / piece.radius;
            return {
              x: piece.centre.x + piece.radius * Math.cos(angle),
              y: piece.centre.y + piece.radius * Math.sin(angle),
            };
          });
          expect(inchesBetween(points[0]!, end)).toBeLessThan(1e-6);
          for (const point of points) {
            for (const centre of centres) {
              const least = Math.min(1, inchesBetween(start, centre));
              expect(inchesBetween(point, centre)).toBeGreaterThan(least - 1e-6);
            }
          }
          end = points[20]!;
        }
        expect(way.at(-1)).toMatchObject({ kind: 'straight', heading: 0 });
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});

describe('eight inches from the edge', () => {
  const fields = (places: number[][]) => ({
    warrior: { leadership: 7, toughness: 5, at: [24, 8] },
    enemies: { Shadows: { strength: 0, count: 2, at: places } },
    table: '48 x 48',
  });
  const share = (text: string): number => {
    const [over, under = '1'] = text.split('/');
    return Number(over) / Number(under);
  };
  /** Of those who run, who leaves. */
  const leaves = (places: number[][], change = {}): number => {
    const shares = solve('all-alone', fields(places), change);
    return share(shares.of('leaves the table')) / share(shares.noted('breaks'));
  };
  const between = [
    [23.5, 7.1],
    [24.5, 7.1],
  ];

  it('65 % leave where the enemies drive him to it, as in the one-line form', () => {
    const line = solve('all-alone', {
      warrior: { leadership: 7, toughness: 5 },
      enemies: { Shadows: { strength: 0, count: 2 } },
      edge: 8,
    });
    const driven = solve(
      'all-alone',
      fields([
        [23.5, 8.9],
        [24.5, 8.9],
      ]),
    );
    expect(driven.of('leaves the table')).toBe(line.of('leaves the table'));
    expect(share(line.of('leaves the table')) / (5 / 12)).toBeCloseTo(0.6531, 4);
  });

  it('12 % leave where the enemies stand between, and fewer as he bends round them', () => {
    // Past enemies who take no room he needs 8 inches more than he ran away: first run s, then at least 8 + s in
    // failed turns. A test oracle by recursion over the inches that are left.
    const two = [1, 2, 3, 4, 5, 6].flatMap((a) => [1, 2, 3, 4, 5, 6].map((b) => a + b));
    const gone = (left: number): number =>
      (5 / 12) * (two.reduce((sum, roll) => sum + (roll >= left ? 1 : gone(left - roll)), 0) / 36);
    const expected = two.reduce((sum, roll) => sum + gone(8 + roll), 0) / 36;
    expect(expected).toBeCloseTo(0.1172, 4);
    expect(leaves(between, { 'allAlone.avoidRadius': 0 })).toBeCloseTo(expected, 9);
    expect(leaves(between)).toBeCloseTo(0.1044, 4);
  });

  it('takes places from the file, and notes the form', () => {
    const shares = solve('all-alone', {
      ...fields(between),
      friends: { Captain: { leadership: 9, leader: true, at: [24, 21] } },
      charges: 'd2-1',
    });
    expect(share(shares.of('rallies'))).toBeGreaterThan(0);
  });
});
