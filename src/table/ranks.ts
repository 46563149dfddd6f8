import type { Box } from './boxes.ts';
import { ahead, type Point, plus, times, toTheRight } from './point.ts';

/** A block of models on equal bases, in ranks; where it stands and looks. Inches and degrees. */
export interface Block {
  readonly models: number;
  /** Models in a full rank, at least 1. */
  readonly wide: number;
  /** A base's width along the front and its depth, in inches. */
  readonly base: { readonly width: number; readonly depth: number };
  /** The middle of the front edge. */
  readonly at: Point;
  /** Degrees clockwise as seen from above; 0 looks along y. */
  readonly facing: number;
}

/** Models in the front rank: fewer than `wide` only where the block has fewer. */
export const frontage = ({ models, wide }: Pick<Block, 'models' | 'wide'>): number => Math.min(models, wide);

/** Ranks with at least one model. */
export const rankCount = ({ models, wide }: Pick<Block, 'models' | 'wide'>): number =>
  Math.ceil(models / wide);

/** The middle of the ground that the block covers. */
export const centreOf = (block: Block): Point =>
  plus(block.at, times(ahead(block.facing), (-rankCount(block) * block.base.depth) / 2));

/** The ground that the block covers, the gaps of a last rank that is not full included. */
export function groundOf(block: Block): Box {
  const { x, y } = centreOf(block);
  const front = ahead(block.facing);
  return {
    x,
    y,
    facingX: front.x,
    facingY: front.y,
    halfWidth: (frontage(block) * block.base.width) / 2,
    halfDepth: (rankCount(block) * block.base.depth) / 2,
  };
}

/**
 * The middle of every base, rank by rank from the front, each from left to right. A last rank that is not full
 * stands in its middle.
 */
export function placesOf(block: Block): readonly Point[] {
  const { models, wide, base, at, facing } = block;
  const right = times(toTheRight(facing), base.width);
  const back = times(ahead(facing), -base.depth);
  return Array.from({ length: models }, (_, i) => {
    const rank = Math.floor(i / wide);
    const inRank = Math.min(wide, models - rank * wide);
    const file = (i % wide) - (inRank - 1) / 2;
    return plus(at, plus(times(right, file), times(back, rank + 0.5)));
  });
}

/** The block drawn up anew about the same centre. */
export function reformed(block: Block, { wide, facing }: { wide: number; facing: number }): Block {
  const drawnUp = { ...block, wide, facing };
  const toFront = (rankCount(drawnUp) * block.base.depth) / 2;
  return { ...drawnUp, at: plus(centreOf(block), times(ahead(facing), toFront)) };
}
