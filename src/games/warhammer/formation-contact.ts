import type { Base } from '../../notation/base.ts';
import type { Shape } from './formation-shape.ts';

/** A stretch along one side of a unit, in millimetres. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

export type Side = 'front' | 'left' | 'right' | 'rear';

/** An enemy unit in base contact with one side; its models side by side. */
export interface EnemyFront {
  readonly side: Side;
  /**
   * Where its first model begins, in millimetres: along front and rear from our left, along the flanks from our
   * front. Below 0 where it juts out.
   */
  readonly from: number;
  readonly wide: number;
  readonly base: Base;
}

/** Lengths closer than this are equal: half a micrometre, for positions that were given in inches. */
const SAME = 0.0005;

/** How many models of the enemy unit touch a model of the shape. Where corners do not count, edges must be shared. */
export function modelsInContact(shape: Shape, base: Base, enemy: EnemyFront, corners: boolean): number {
  const ours = along(shape, base, enemy.side);
  let touching = 0;
  for (let i = 0; i < enemy.wide; i++) {
    if (ours.some((own) => touch(own, standing(enemy, i), corners))) touching++;
  }
  return touching;
}

/** Does the model in this file of the front rank (counted from 0) touch a model of the enemy unit? */
export function fileInContact(
  shape: Shape,
  base: Base,
  file: number,
  enemy: EnemyFront,
  corners: boolean,
): boolean {
  const first = shape.full > 0 ? 0 : shape.from;
  const lastFile = shape.full > 0 ? shape.wide - 1 : shape.from + shape.last - 1;
  const own =
    enemy.side === 'front' || (enemy.side === 'rear' && shape.full === 0)
      ? { from: file * base.width, to: (file + 1) * base.width }
      : (enemy.side === 'left' && file === first && first === 0) ||
          (enemy.side === 'right' && file === lastFile && lastFile === shape.wide - 1)
        ? { from: 0, to: base.depth }
        : undefined;
  return (
    own !== undefined &&
    Array.from({ length: enemy.wide }, (_, i) => standing(enemy, i)).some((theirs) =>
      touch(own, theirs, corners),
    )
  );
}

const standing = ({ from, base }: EnemyFront, i: number): Stretch => ({
  from: from + i * base.width,
  to: from + (i + 1) * base.width,
});

/** Our bases that lie at a side. An enemy at the rear closes up to the last rank; one at a flank does not move in. */
function along({ wide, full, last, from }: Shape, base: Base, side: Side): Stretch[] {
  const files = (start: number, models: number): Stretch[] =>
    Array.from({ length: models }, (_, i) => ({
      from: (start + i) * base.width,
      to: (start + i + 1) * base.width,
    }));
  if (side === 'front') return full > 0 ? files(0, wide) : files(from, last);
  if (side === 'rear') return files(from, last);
  const lastReaches = last > 0 && (side === 'left' ? from === 0 : from + last === wide);
  return Array.from({ length: full + (lastReaches ? 1 : 0) }, (_, rank) => ({
    from: rank * base.depth,
    to: (rank + 1) * base.depth,
  }));
}

function touch(a: Stretch, b: Stretch, corners: boolean): boolean {
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return corners ? shared > -SAME : shared > SAME;
}
