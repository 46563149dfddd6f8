import type { Area, Pixel } from './drawn-unit.ts';

export interface Wanted {
  /** What the label names. */
  readonly area: Area;
  readonly width: number;
  readonly height: number;
}

/**
 * A middle for each label: within what it names if there is room, else below it, above it or beside it, wherever it hides nothing and
 * stays in the picture. A label that fits nowhere is left out: give those that matter most first.
 */
export function placeLabels(wanted: readonly Wanted[], picture: Area): readonly (Pixel | undefined)[] {
  const taken: Area[] = wanted.map(({ area }) => area);
  return wanted.map(({ area, width, height }) => {
    if (fitsWithin(area, width, height)) return [(area.left + area.right) / 2, (area.top + area.bottom) / 2];
    const places = placesAbout(area, width, height).map((middle) => ({
      middle,
      area: areaAbout(middle, width, height),
    }));
    const free = places.find(
      (place) => isInside(place.area, picture) && !taken.some((other) => overlap(place.area, other)),
    );
    if (free) taken.push(free.area);
    return free?.middle;
  });
}

const fitsWithin = ({ left, right, top, bottom }: Area, width: number, height: number): boolean =>
  width + 6 <= right - left && height + 2 <= bottom - top;

function placesAbout({ left, right, top, bottom }: Area, width: number, height: number): readonly Pixel[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [below, above] = [bottom + GAP + height / 2, top - GAP - height / 2];
  const [before, behind] = [left - GAP - width / 2, right + GAP + width / 2];
  return [
    [x, below],
    [x, above],
    // A little aside it still stands at its own unit, which far below or above it may not seem to.
    ...ASIDE.flatMap((aside): Pixel[] => [
      [x + aside, above],
      [x + aside, below],
    ]),
    [behind, y],
    [before, y],
  ];
}

const areaAbout = ([x, y]: Pixel, width: number, height: number): Area => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

const isInside = (inner: Area, outer: Area): boolean =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom;

const overlap = (a: Area, b: Area): boolean =>
  a.left < b.right + APART && b.left < a.right + APART && a.top < b.bottom && b.top < a.bottom;

const GAP = 3;

/** Pixels that a label may stand off the middle of its unit. */
const ASIDE = [-8, 8, -16, 16, -24, 24];

/** Pixels between labels side by side: two names must not read as one. */
const APART = 5;
