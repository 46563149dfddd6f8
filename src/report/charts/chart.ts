import { WIDE } from './widths.ts';

/** A Vega-Lite specification as plain data. */
export type Spec = Readonly<Record<string, unknown>>;

/** A picture of a result, ready to be drawn: at one width and in one theme. */
export interface Chart {
  /** File name without ending: `outcomes`. */
  readonly name: string;
  /** What it shows, in a sentence: the title inside the picture. */
  readonly finding: string;
  /** For readers who do not see it: what is drawn and the numbers that matter. */
  readonly alt: string;
  readonly spec: Spec;
}

/** How wide a picture is, in pixels, and whether it is drawn on white or on black. */
export interface Look {
  readonly width: number;
  readonly theme: 'light' | 'dark';
}

/** How pictures look where nobody says otherwise. */
export const USUAL_LOOK: Look = { width: WIDE, theme: 'light' };

/** Narrower pictures, for telephones, set keys above the plot and smaller letters. */
export const isNarrow = ({ width }: Look): boolean => width < 480;
