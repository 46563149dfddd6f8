import type { SceneUnit } from '../../../games/warhammer/battle-line/scene.ts';
import type { Cell, EventShare } from '../../../study/result.ts';
import { chance } from '../../reading/chance.ts';

/** An upright rectangle of the picture, in pixels. */
export interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A place in the picture, in pixels from the top left of the plot. */
export type Pixel = readonly [x: number, y: number];

/** The part of the table that is drawn, and how large. Inches. */
export interface Extent {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Pixels an inch. */
  readonly scale: number;
}

/** What a map says of a unit. */
export interface DrawnUnit extends SceneUnit {
  /** The chance that it flees. */
  readonly flees: EventShare | undefined;
  /** The chance that it is destroyed. */
  readonly destroyed: EventShare | undefined;
  /** The mean of the dice of its first flight, in inches. */
  readonly run: number;
}

export const toPixel = ({ left, top, scale }: Extent, x: number, y: number): Pixel => [
  (x - left) * scale,
  (top - y) * scale,
];

/** The corners of a unit's ground. */
export function cornersOf({ x, y, facingX, facingY, width, depth }: SceneUnit): readonly Pixel[] {
  return (
    [
      [-1, 1],
      [1, 1],
      [1, -1],
      [-1, -1],
    ] as const
  ).map(([side, end]) => [
    x + (side * width * facingY + end * depth * facingX) / 2,
    y + (-side * width * facingX + end * depth * facingY) / 2,
  ]);
}

/** The units of a scene with what the cell says of them. */
export function drawnUnits(units: readonly SceneUnit[], cell: Cell): readonly DrawnUnit[] {
  return units.map((unit) => {
    const runs = cell.events.filter(({ name }) => name === `${unit.name}.first run`);
    const all = runs.reduce((sum, run) => sum + chance(run), 0);
    const mean = runs.reduce((sum, run) => sum + chance(run) * (run.quantities.inches ?? 0), 0);
    return {
      ...unit,
      flees: eventOf(cell, `${unit.name}.flees`),
      destroyed: eventOf(cell, `${unit.name}.destroyed`),
      run: all === 0 ? 0 : mean / all,
    };
  });
}

export const isOurs = ({ side }: DrawnUnit): boolean => side === 'ours';
export const fleeChance = ({ flees }: DrawnUnit): number => (flees ? chance(flees) : 0);

/** The upright rectangle about a unit's ground, in pixels. */
export function areaOf(unit: DrawnUnit, extent: Extent): Area {
  const corners = cornersOf(unit).map(([x, y]) => toPixel(extent, x, y));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const eventOf = (cell: Cell, name: string): EventShare | undefined =>
  cell.events.find((event) => event.name === name);

/** Where the line from a unit's middle to that of another leaves its ground. */
export function edgeTowards(unit: SceneUnit, other: SceneUnit): readonly [x: number, y: number] {
  const [dx, dy] = [other.x - unit.x, other.y - unit.y];
  const across = Math.abs(dx * unit.facingY - dy * unit.facingX) / (unit.width / 2);
  const along = Math.abs(dx * unit.facingX + dy * unit.facingY) / (unit.depth / 2);
  const share = 1 / Math.max(across, along, 1);
  return [unit.x + dx * share, unit.y + dy * share];
}

/** The part of the table on which anything stands, with some room, no larger than the table. */
export function extentOf(
  units: readonly DrawnUnit[],
  table: { readonly width: number; readonly height: number },
  pixels: number,
): Extent {
  const places = units.flatMap((unit) => [
    ...cornersOf(unit),
    ...(unit.flight && unit.run > 0
      ? [[unit.x + unit.flight.x * unit.run, unit.y + unit.flight.y * unit.run] as const]
      : []),
  ]);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const bottom = Math.max(0, Math.min(...ys) - ROOM);
  const top = Math.min(table.height, Math.max(...ys) + ROOM);
  const [left, right] = widened(
    Math.max(0, Math.min(...xs) - ROOM),
    Math.min(table.width, Math.max(...xs) + ROOM),
    (top - bottom) * BROADER,
    table.width,
  );
  return { left, right, bottom, top, scale: pixels / (right - left) };
}

/** A stretch at least so long, as far as the table allows, about the same middle where it can be. */
function widened(from: number, to: number, least: number, most: number): readonly [from: number, to: number] {
  const length = Math.min(most, Math.max(to - from, least));
  const start = Math.max(0, Math.min(most - length, (from + to - length) / 2));
  return [start, start + length];
}

/** Pictures are at least this much broader than high, where the table is. */
const BROADER = 1.4;

/** Inches around what stands on the table. */
const ROOM = 3;
