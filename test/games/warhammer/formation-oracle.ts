import type { EnemyFront } from '../../../src/games/warhammer/formation-contact.ts';

/**
 * An oracle, apart from the product: the rectangle of every base is drawn, and every way to take the casualties one
 * by one from either end of the rearmost rank is tried.
 */
interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

export interface Score {
  readonly units: number;
  readonly models: number;
}

/** Ranks of files that are occupied, from the front. */
type Ranks = readonly (readonly number[])[];

export const drawUp = (models: number, wide: number): Ranks => {
  const ranks: number[][] = [];
  for (let left = models; left > 0; left -= wide) {
    const here = Math.min(left, wide);
    const from = models < wide ? 0 : (wide - here) / 2;
    ranks.push(Array.from({ length: here }, (_, i) => from + i));
  }
  return ranks;
};

export function everyRemoval(ranks: Ranks, casualties: number): Ranks[] {
  if (casualties === 0) return [ranks];
  const last = ranks.at(-1)!;
  const ways = [last.slice(1), last.slice(0, -1)].map((rest) =>
    rest.length > 0 ? [...ranks.slice(0, -1), rest] : ranks.slice(0, -1),
  );
  return ways.flatMap((way) => everyRemoval(way, casualties - 1));
}

export function score(ranks: Ranks, wide: number, enemies: readonly EnemyFront[]): Score {
  const [width, depth] = [20, 20];
  const ours: Rectangle[] = ranks.flatMap((files, rank) =>
    files.map((file) => ({ x: file * width, y: -(rank + 1) * depth, width, depth })),
  );
  const touching = enemies.map(({ side, from, wide: theirs, base }) => {
    let count = 0;
    for (let i = 0; i < theirs; i++) {
      const start = from + i * base.width;
      const theirsIs: Rectangle = {
        front: { x: start, y: 0, width: base.width, depth: base.depth },
        rear: { x: start, y: -ranks.length * depth - base.depth, width: base.width, depth: base.depth },
        left: { x: -base.depth, y: -start - base.width, width: base.depth, depth: base.width },
        right: { x: wide * width, y: -start - base.width, width: base.depth, depth: base.width },
      }[side];
      if (ours.some((own) => alongside(own, theirsIs, side))) count++;
    }
    return count;
  });
  return {
    units: touching.filter((count) => count > 0).length,
    models: touching.reduce((sum, count) => sum + count, 0),
  };
}

/** Touching, corner or edge; an enemy at a side touches only bases whose own edge lies on that side. */
function alongside(a: Rectangle, b: Rectangle, side: EnemyFront['side']): boolean {
  const gapX = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  const gapY = Math.max(a.y, b.y) - Math.min(a.y + a.depth, b.y + b.depth);
  const onSide = side === 'front' || side === 'rear' ? gapY : gapX;
  const beside = side === 'front' || side === 'rear' ? gapX : gapY;
  return Math.abs(onSide) < 1e-6 && beside < 1e-6;
}
