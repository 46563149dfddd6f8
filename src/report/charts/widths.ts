/** How wide pictures are, in pixels: in a page, and on a telephone. */
export const WIDE = 720;
export const NARROW = 320;

/** What else may be asked for. */
export const WIDTHS = { least: NARROW, most: 1600 } as const;
