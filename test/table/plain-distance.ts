import type { Box } from '../../src/table/boxes.ts';

// A test oracle: the distance of two rectangles side against side, as one would do it with a ruler.

type Place = readonly [x: number, y: number];

function cornersOf({ x, y, facingX, facingY, halfWidth: w, halfDepth: d }: Box): readonly Place[] {
  const at = (across: number, along: number): Place => [
    x + across * facingY + along * facingX,
    y - across * facingX + along * facingY,
  ];
  return [at(-w, d), at(w, d), at(w, -d), at(-w, -d)];
}

const sidesOf = (box: Box): readonly (readonly [Place, Place])[] => {
  const corners = cornersOf(box);
  return corners.map((corner, i) => [corner, corners[(i + 1) % 4]!]);
};

const cross = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

function holds(box: Box, [x, y]: Place): boolean {
  const [dx, dy] = [x - box.x, y - box.y];
  return (
    Math.abs(dx * box.facingX + dy * box.facingY) <= box.halfDepth &&
    Math.abs(dx * box.facingY - dy * box.facingX) <= box.halfWidth
  );
}

function placeToSide([x, y]: Place, [[ax, ay], [bx, by]]: readonly [Place, Place]): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  const share = squared === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared;
  const held = Math.max(0, Math.min(1, share));
  return Math.hypot(x - ax - held * (bx - ax), y - ay - held * (by - ay));
}

function sidesCross([a, b]: readonly [Place, Place], [c, d]: readonly [Place, Place]): boolean {
  return cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;
}

/** The shortest distance, 0 where the rectangles touch or overlap. */
export function plainDistance(a: Box, b: Box): number {
  if (cornersOf(a).some((corner) => holds(b, corner)) || cornersOf(b).some((corner) => holds(a, corner)))
    return 0;
  if (sidesOf(a).some((side) => sidesOf(b).some((other) => sidesCross(side, other)))) return 0;
  const aside = (from: Box, to: Box): number[] =>
    cornersOf(from).flatMap((corner) => sidesOf(to).map((side) => placeToSide(corner, side)));
  return Math.min(...aside(a, b), ...aside(b, a));
}
