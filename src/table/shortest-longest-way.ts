import { distanceBetween, type Point } from './point.ts';

/**
 * Models change places: each goes from one of the old places to one of the new, and who goes where is free. Gives
 * the least that the longest of their ways can be, where each model may go only so far; undefined where they cannot
 * all be placed.
 *
 * @param most how far the model of each old place may go, in inches
 */
export function shortestLongestWay(
  from: readonly Point[],
  to: readonly Point[],
  most: readonly number[],
): number | undefined {
  const ways = from.map((place) => to.map((other) => distanceBetween(place, other)));
  const allowed = (limit: number) => (i: number, j: number) =>
    ways[i]![j]! <= Math.min(limit, most[i]!) + TOLERANCE;
  if (!allCanGo(from.length, allowed(Number.POSITIVE_INFINITY))) return undefined;
  const lengths = [...new Set(ways.flat())].sort((a, b) => a - b);
  let low = 0;
  let high = lengths.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (allCanGo(from.length, allowed(lengths[middle]!))) high = middle;
    else low = middle + 1;
  }
  return lengths[low] ?? 0;
}

/** A way this much longer than allowed, in inches, is allowed: what sines and cosines leave behind. */
const TOLERANCE = 1e-9;

/** Can each of n models be given a place of its own? Augmenting paths. */
function allCanGo(n: number, allowed: (model: number, place: number) => boolean): boolean {
  const taker = new Array<number | undefined>(n).fill(undefined);
  const finds = (model: number, tried: Set<number>): boolean => {
    for (let place = 0; place < n; place++) {
      if (tried.has(place) || !allowed(model, place)) continue;
      tried.add(place);
      const other = taker[place];
      if (other === undefined || finds(other, tried)) {
        taker[place] = model;
        return true;
      }
    }
    return false;
  };
  for (let model = 0; model < n; model++) if (!finds(model, new Set())) return false;
  return true;
}
