// Ten units on an open table, as points. A unit flees straight down and goes past others; who stands within six
// inches of its way must test. A rule of the bench's own, no rule of a game: all that happens is in a table of who
// passes whom, so that a program by hand can play 64 battles side by side. The product's rule is in battle-line.ts.

/** Inches from our table edge, and along it. */
export const units: readonly { readonly x: number; readonly y: number }[] = [
  { x: 12, y: 12 },
  { x: 6, y: 12 },
  { x: 18, y: 11 },
  { x: 24, y: 12 },
  { x: 2, y: 8 },
  { x: 9, y: 6 },
  { x: 15, y: 5 },
  { x: 21, y: 6 },
  { x: 6, y: 1 },
  { x: 17, y: 0 },
];
const REACH = 6;
export const LEADERSHIP = 7;

/** Does somebody at (x, y) stand within reach of a way down from `from` to `to` at `wayX`? */
function isPassed(x: number, y: number, wayX: number, from: number, to: number): boolean {
  const nearest = Math.max(to, Math.min(from, y));
  const dx = x - wayX;
  const dy = y - nearest;
  return dx * dx + dy * dy <= REACH * REACH;
}

/** For each unit and each 2D6 of inches, the units that it passes, as bits. */
export const passedBy: readonly (readonly number[])[] = units.map(({ x, y }, unit) =>
  Array.from({ length: 13 }, (_, inches) =>
    units.reduce(
      (set, other, i) => (i !== unit && isPassed(other.x, other.y, x, y, y - inches) ? set | (1 << i) : set),
      0,
    ),
  ),
);
