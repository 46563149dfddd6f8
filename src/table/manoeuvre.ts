import { ahead, plus, times, toTheRight, turnedAbout } from './point.ts';
import { type Block, centreOf, frontage } from './ranks.ts';

/**
 * One step of a move. Inches are of the whole unit; degrees are clockwise as seen from above. A wheel swings about
 * the front corner on the inner side and is as long as the way of the outer one; a pivot turns on the spot and
 * costs nothing.
 */
export type Manoeuvre =
  | { readonly kind: 'forward' | 'backward'; readonly inches: number }
  /** To the right; below 0 to the left. */
  | { readonly kind: 'sideways'; readonly inches: number }
  /** To the right; below 0 to the left. */
  | { readonly kind: 'wheel' | 'pivot'; readonly degrees: number };

/** Inches that a step uses up. */
export function lengthOf(manoeuvre: Manoeuvre, block: Block): number {
  switch (manoeuvre.kind) {
    case 'pivot':
      return 0;
    case 'wheel':
      return (frontage(block) * block.base.width * Math.abs(manoeuvre.degrees) * Math.PI) / 180;
    default:
      return Math.abs(manoeuvre.inches);
  }
}

/** The block after a step, or after this share of it, from 0 to 1. */
export function moved(block: Block, manoeuvre: Manoeuvre, share = 1): Block {
  switch (manoeuvre.kind) {
    case 'forward':
      return shifted(block, 0, manoeuvre.inches * share);
    case 'backward':
      return shifted(block, 0, -manoeuvre.inches * share);
    case 'sideways':
      return shifted(block, manoeuvre.inches * share, 0);
    case 'pivot':
      return turned(block, centreOf(block), manoeuvre.degrees * share);
    case 'wheel': {
      const inner = Math.sign(manoeuvre.degrees) * (frontage(block) / 2) * block.base.width;
      const corner = plus(block.at, times(toTheRight(block.facing), inner));
      return turned(block, corner, manoeuvre.degrees * share);
    }
  }
}

/** The block after its steps; of the step that would use up more than the inches left only a part is made. */
export function walked(
  block: Block,
  manoeuvres: readonly Manoeuvre[],
  most = Number.POSITIVE_INFINITY,
): { block: Block; inches: number } {
  let inches = 0;
  let at = block;
  for (const manoeuvre of manoeuvres) {
    const length = lengthOf(manoeuvre, at);
    const share = length <= most - inches ? 1 : (most - inches) / length;
    at = moved(at, manoeuvre, share);
    inches += length * share;
  }
  return { block: at, inches };
}

function shifted(block: Block, right: number, forward: number): Block {
  const way = plus(times(toTheRight(block.facing), right), times(ahead(block.facing), forward));
  return { ...block, at: plus(block.at, way) };
}

const turned = (block: Block, pivot: { x: number; y: number }, degrees: number): Block => ({
  ...block,
  at: turnedAbout(block.at, pivot, degrees),
  facing: block.facing + degrees,
});
