import type { Look, Spec } from './chart.ts';
import { shareAxis, shareScale } from './share-axis.ts';
import { coloursOf, DASHES, SHAPES } from './theme.ts';

/** A curve of shares with its band, before it is drawn. */
export interface Curve {
  /** Its place among the curves of the picture: it gives colour, dash and shape. */
  readonly place: number;
  /** Points with `low`, `high`, perhaps `exact`, and the fields that `x` and `height` name. */
  readonly values: readonly object[];
  readonly x: Spec;
  /** The field that holds the simulated share. */
  readonly height: string;
  /** Between two points the share stays as it was. */
  readonly isStepped: boolean;
  /** Of the marks, hollow and full, in square pixels. */
  readonly sizes: { readonly hollow: number; readonly full: number };
}

/** The channel of a share, which runs from 0 to 100 %. */
export const shareY = (field: string): Spec => ({
  field,
  type: 'quantitative',
  scale: shareScale,
  axis: shareAxis(),
});

/** Colour, dashes and shape tell curves apart; hollow marks are exact values, full ones simulated where none are known. */
export function curveLayers(
  curve: Curve,
  look: Look,
): { readonly band: Spec; readonly lines: readonly Spec[] } {
  const { place, values, x, height, isStepped, sizes } = curve;
  const { series, background } = coloursOf(look);
  const color = series[place % series.length]!;
  const steps = isStepped ? { interpolate: 'step-after' } : {};
  const solved = values.filter((value) => 'exact' in value);
  const points = (field: string, data: readonly object[], mark: Spec): Spec => ({
    data: { values: data },
    mark: { type: 'point', shape: SHAPES[place % SHAPES.length], filled: true, opacity: 1, ...mark },
    encoding: { x, y: shareY(field) },
  });
  return {
    band: {
      data: { values },
      mark: { type: 'area', ...steps, color, opacity: 0.25 },
      encoding: { x, y: shareY('low'), y2: { field: 'high' } },
    },
    lines: [
      {
        data: { values },
        mark: { type: 'line', ...steps, color, strokeWidth: 2, strokeDash: DASHES[place % DASHES.length] },
        encoding: { x, y: shareY(height) },
      },
      solved.length > 0
        ? points('exact', solved, { fill: background, stroke: color, strokeWidth: 1.5, size: sizes.hollow })
        : points(height, values, { color, size: sizes.full }),
    ],
  };
}
