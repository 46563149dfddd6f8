import { type Manoeuvre, walked } from '../../table/manoeuvre.ts';
import { distanceBetween } from '../../table/point.ts';
import { type Block, placesOf } from '../../table/ranks.ts';
import type { Allowance } from './allowance.ts';
import { rowOf } from './formation-row.ts';
import type { MovingUnit, Step } from './moves-fields.ts';

// The steps of an advance or a march: which are allowed, and how far each model comes.

export function manoeuvreOf({ forward, backward, sideways, wheel, pivot }: Step): Manoeuvre {
  if (forward !== undefined) return { kind: 'forward', inches: forward };
  if (backward !== undefined) return { kind: 'backward', inches: backward };
  if (sideways !== undefined) return { kind: 'sideways', inches: sideways };
  if (wheel !== undefined) return { kind: 'wheel', degrees: wheel };
  return { kind: 'pivot', degrees: pivot! };
}

export type Direction = 'forward' | 'backward' | 'sideways';

/** The one direction of a move, or what is wrong with it. Wheels belong to a move forward; a pivot to any. */
export function directionOf(
  steps: readonly Manoeuvre[],
  block: Block,
): { direction: Direction } | { fault: string } {
  if (block.models > 1 && steps.some(({ kind }) => kind === 'pivot'))
    return { fault: 'only a unit of one model pivots on the spot' };
  const ways = new Set(steps.filter(({ kind }) => kind !== 'pivot').map(wayOf));
  if (ways.size > 1) return { fault: 'it moves in one direction only' };
  const [way = 'forward'] = ways;
  return { direction: way === 'left' || way === 'right' ? 'sideways' : way };
}

function wayOf(step: Manoeuvre): 'forward' | 'backward' | 'left' | 'right' {
  if (step.kind === 'sideways') return step.inches < 0 ? 'left' : 'right';
  return step.kind === 'backward' ? 'backward' : 'forward';
}

/** The inches that a move uses up. */
export const lengthOfAll = (block: Block, steps: readonly Manoeuvre[]): number => walked(block, steps).inches;

/** How far a march or an advance may go in this direction. */
export const limitOf = (direction: Direction, marching: boolean, allowance: Allowance): number =>
  marching ? allowance.march : allowance[direction];

/** How far each model of a unit may go: its own Movement, so many times. In the order of its places. */
export function reachOfModels({ move, characters }: MovingUnit, block: Block, factor: number): number[] {
  const names = Object.keys(characters);
  const files = Object.fromEntries(
    Object.entries(characters).flatMap(([name, { file }]) => (file === undefined ? [] : [[name, file]])),
  );
  const row = rowOf(names, files, Math.min(block.wide, block.models));
  return Array.from({ length: block.models }, (_, i) => {
    const name = row[i];
    return factor * (name === undefined ? move : characters[name]!.move);
  });
}

/** The longest way of a model from its old place to its new one, straight; and whether some model went too far. */
export function waysOf(
  from: Block,
  to: Block,
  reach: readonly number[],
): { longest: number; tooFar: boolean } {
  const after = placesOf(to);
  const ways = placesOf(from).map((place, i) => distanceBetween(place, after[i]!));
  return { longest: Math.max(...ways), tooFar: ways.some((way, i) => way > reach[i]! + 1e-9) };
}

/** The unit in places along its way, no more than a quarter of an inch apart, the last one at its end. */
export function placesOnTheWay(block: Block, steps: readonly Manoeuvre[], most: number): Block[] {
  const total = Math.min(most, lengthOfAll(block, steps));
  const count = Math.max(1, Math.ceil(total / 0.25));
  return Array.from({ length: count }, (_, i) => walked(block, steps, (total * (i + 1)) / count).block);
}
