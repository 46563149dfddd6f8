import { describe, expect, it } from 'vitest';
import { run } from '../../../src/games/warhammer/flight-path.ts';

const line = { depth: 0, edge: 100, obstacles: [] as { ahead: number; depth: number }[], margin: 1 };

describe('a run along the line', () => {
  it('goes as far as the dice say', () => {
    expect(run(3, 7, line)).toEqual({ to: 10, offTable: false, crossed: [] });
  });

  it('ends at the table edge, which it leaves when it touches it', () => {
    expect(run(3, 7, { ...line, edge: 10 })).toEqual({ to: 10, offTable: true, crossed: [] });
    expect(run(3, 7, { ...line, edge: 10.5 }).offTable).toBe(false);
  });

  it('stops before an obstacle more than an inch away', () => {
    const obstacles = [{ ahead: 8.5, depth: 2 }];
    expect(run(0, 7, { ...line, obstacles })).toEqual({ to: 7, offTable: false, crossed: [] });
  });

  it('goes on from an inch before an obstacle to an inch beyond it, its own depth included', () => {
    const obstacles = [{ ahead: 8, depth: 2 }];
    expect(run(0, 7, { ...line, obstacles, depth: 3 })).toEqual({
      to: 14,
      offTable: false,
      crossed: obstacles,
    });
    expect(run(0, 13, { ...line, obstacles, depth: 3 }).to).toBe(14);
    expect(run(0, 14, { ...line, obstacles, depth: 3 }).to).toBe(14);
    expect(run(0, 15, { ...line, obstacles, depth: 3 }).to).toBe(15);
  });

  it('without the inch goes on only when it would end upon it', () => {
    const obstacles = [{ ahead: 8, depth: 2 }];
    expect(run(0, 7, { ...line, obstacles, margin: 0 })).toEqual({ to: 7, offTable: false, crossed: [] });
    expect(run(0, 8, { ...line, obstacles, margin: 0 }).to).toBe(10);
    expect(run(0, 11, { ...line, obstacles, margin: 0 })).toEqual({
      to: 11,
      offTable: false,
      crossed: obstacles,
    });
  });

  it('is carried from one obstacle over the next, in whatever order they are listed', () => {
    const far = { ahead: 9, depth: 1 };
    const near = { ahead: 5, depth: 2 };
    expect(run(0, 4, { ...line, obstacles: [far, near] })).toEqual({
      to: 11,
      offTable: false,
      crossed: [far, near],
    });
  });

  it('may be carried off the table, and crosses nothing beyond the edge', () => {
    const obstacles = [
      { ahead: 8, depth: 2 },
      { ahead: 12, depth: 1 },
    ];
    expect(run(0, 8, { ...line, obstacles, edge: 11 })).toEqual({
      to: 11,
      offTable: true,
      crossed: [obstacles[0]],
    });
  });

  it('does not cross again what lies behind', () => {
    const obstacles = [{ ahead: 8, depth: 2 }];
    expect(run(11, 5, { ...line, obstacles })).toEqual({ to: 16, offTable: false, crossed: [] });
  });
});
