import { boxDistance, cornerX, cornerY, penetration } from '../../table/box.ts';
import { boxesOf } from '../../table/boxes.ts';
import { type Block, groundOf, rankCount } from '../../table/ranks.ts';
import type { Rules } from '../parameter.ts';
import { mmPerInch } from './battle-line/switches.ts';
import type { MovesFields } from './moves-fields.ts';

/** Lengths closer than this are equal, in inches. */
export const SAME = 1e-9;

/** Everybody who stands on the table at some moment, ours and theirs, by name. */
export type Standing = ReadonlyMap<string, Block>;

/** The units at the start of the sub-phase. Ours face along y and theirs the other way, unless turned. */
export function standingAtFirst({ units, enemies }: MovesFields, rules: Rules): Standing {
  const standing = new Map<string, Block>();
  for (const [name, unit] of Object.entries(units))
    if (unit.at !== undefined) standing.set(name, blockOf(unit, unit.at, unit.turned, rules));
  for (const [name, unit] of Object.entries(enemies))
    standing.set(name, blockOf(unit, unit.at, unit.turned + 180, rules));
  return standing;
}

/** A unit drawn up in a place. Joined characters are models of its block. */
export function blockOf(
  {
    models,
    wide,
    base,
    ...unit
  }: Pick<MovesFields['enemies'][string], 'models' | 'wide' | 'base'> & {
    characters?: object;
  },
  [x, y]: readonly [number, number],
  facing: number,
  rules: Rules,
): Block {
  const inch = rules.of(mmPerInch);
  return {
    models: models + Object.keys(unit.characters ?? {}).length,
    wide,
    base: { width: base.width / inch, depth: base.depth / inch },
    at: { x, y },
    facing,
  };
}

/** The shortest distance between two units, edge to edge. */
export const apart = (a: Block, b: Block): number =>
  boxDistance(boxesOf([groundOf(a)]), 0, boxesOf([groundOf(b)]), 0);

/** Do two units share ground? To touch is not to share. */
export function overlap(a: Block, b: Block): boolean {
  const boxes = boxesOf([groundOf(a), groundOf(b)]);
  return penetration(boxes, 0, boxes, 1) > SAME;
}

export function isOnTable(block: Block, { first, second }: MovesFields['table']): boolean {
  const boxes = boxesOf([groundOf(block)]);
  return [0, 1, 2, 3].every((corner) => {
    const [x, y] = [cornerX(boxes, 0, corner), cornerY(boxes, 0, corner)];
    return x >= -SAME && y >= -SAME && x <= first + SAME && y <= second + SAME;
  });
}

/** A reinforcement where it comes on: its rear touches the edge, and it faces away from it. */
export function arriving(
  unit: MovesFields['units'][string],
  { edge, along }: { edge: 'ours' | 'left' | 'right' | 'theirs'; along: number },
  { first: width, second: height }: MovesFields['table'],
  rules: Rules,
): Block {
  const facing = { ours: 0, left: 90, theirs: 180, right: 270 }[edge];
  const block = blockOf(unit, [0, 0], facing, rules);
  const depth = rankCount(block) * block.base.depth;
  const at = {
    ours: { x: along, y: depth },
    left: { x: depth, y: along },
    theirs: { x: along, y: height - depth },
    right: { x: width - depth, y: along },
  }[edge];
  return { ...block, at };
}
