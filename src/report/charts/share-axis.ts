import type { Spec } from './chart.ts';

/** A quarter, a half …: the ticks of all axes of shares, which run from 0 to 100 %. */
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** The axis of a share from 0 to 100 %. */
export const shareAxis = (title: string | null = null): Spec => ({
  title,
  values: TICKS,
  labelExpr: "format(100 * datum.value, 'd') + '\u00a0%'",
  grid: true,
});

export const shareScale: Spec = { domain: [0, 1], nice: false, zero: true, padding: 0 };
