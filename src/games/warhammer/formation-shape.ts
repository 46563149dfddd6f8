// A unit in ranks of one width, and the ways in which casualties can come off it.

/** Ranks as they stand. Files are counted from 0 at the left of the front rank as it was before any casualty. */
export interface Shape {
  /** Models in a full rank; the front rank as it was before any casualty. */
  readonly wide: number;
  /** Full ranks before the last one. */
  readonly full: number;
  /** Models in the last rank, which is the front rank where there is only one. 0 where nobody is left. */
  readonly last: number;
  /** The file at which the last rank begins; a half where it stands between files. */
  readonly from: number;
}

/** Models drawn up so many wide, the last rank in the middle. */
export function shapeOf(models: number, wide: number): Shape {
  const frontage = Math.min(models, wide);
  const { full, last } = ranksOf(models, frontage);
  return { wide: frontage, full, last, from: (frontage - last) / 2 };
}

export const modelsOf = ({ wide, full, last }: Shape): number => full * wide + last;

/**
 * Every shape that is left when so many models have come off the rear: whole ranks first, and of the last rank that
 * is touched some from its left end and the others from its right; the first takes all from the right.
 */
export function shapesAfter(shape: Shape, casualties: number): readonly Shape[] {
  const { full, last } = ranksOf(modelsOf(shape) - casualties, shape.wide);
  const stood =
    full < shape.full ? { from: 0, models: shape.wide } : { from: shape.from, models: shape.last };
  return Array.from({ length: stood.models - last + 1 }, (_, fromLeft) => ({
    wide: shape.wide,
    full,
    last,
    from: stood.from + fromLeft,
  }));
}

function ranksOf(models: number, wide: number): { full: number; last: number } {
  const full = Math.max(0, Math.ceil(models / wide) - 1);
  return { full, last: models - full * wide };
}
