import type { Spec } from '../chart.ts';
import type { Pixel } from './drawn-unit.ts';

// Shapes of a map, in pixels: Vega-Lite draws them as they are, without a scale.

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly strokeDash?: readonly number[];
  readonly opacity?: number;
}

/** A closed shape. */
export const polygon = (places: readonly Pixel[], paint: Paint): Spec =>
  shape({ type: 'Polygon', coordinates: [[...places, places[0]]] }, { fill: 'transparent', ...paint });

/** A line through these places. */
export const path = (places: readonly Pixel[], paint: Paint): Spec =>
  shape({ type: 'LineString', coordinates: places }, { ...paint, fill: 'transparent' });

/** A circle about a place. */
export const circle = ([x, y]: Pixel, radius: number, paint: Paint): Spec => ({
  data: { values: [{}] },
  mark: {
    type: 'point',
    shape: 'circle',
    size: round((2 * radius) ** 2),
    fill: 'transparent',
    clip: true,
    ...paint,
  },
  encoding: { x: { value: round(x) }, y: { value: round(y) } },
});

/** A line with a head at its end. */
export function arrow(from: Pixel, to: Pixel, paint: Paint & { readonly stroke: string }): readonly Spec[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  if (length < 1) return [];
  const [ux, uy] = [dx / length, dy / length];
  const size = Math.min(length, 7 + (paint.strokeWidth ?? 1));
  const neck: Pixel = [to[0] - ux * size, to[1] - uy * size];
  const half = size * 0.45;
  return [
    path([from, neck], paint),
    polygon([to, [neck[0] - uy * half, neck[1] + ux * half], [neck[0] + uy * half, neck[1] - ux * half]], {
      fill: paint.stroke,
      ...(paint.opacity === undefined ? {} : { opacity: paint.opacity }),
    }),
  ];
}

/** A text about a place. */
export const label = (text: string | readonly string[], [x, y]: Pixel, mark: Spec): Spec => ({
  data: { values: [{ text }] },
  mark: { type: 'text', baseline: 'middle', align: 'center', ...mark },
  encoding: { text: { field: 'text' }, x: { value: round(x) }, y: { value: round(y) } },
});

function shape(geometry: { type: string; coordinates: unknown }, paint: Paint): Spec {
  return {
    data: { values: [{ type: 'Feature', geometry: rounded(geometry), properties: {} }] },
    projection: { type: 'identity', scale: 1, translate: [0, 0] },
    mark: { type: 'geoshape', strokeCap: 'round', clip: true, ...paint },
  };
}

const rounded = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value, (_, inner) => (typeof inner === 'number' ? round(inner) : inner)));

const round = (value: number): number => Math.round(value * 100) / 100;
