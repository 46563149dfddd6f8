/**
 * Moves labels apart, as little as needed, so that each has its height to itself and all stay in the range.
 *
 * @param wanted middle of each label, in pixels.
 * @param heights of the labels, in pixels.
 * @returns the middles to use, in the order given.
 */
export function spreadLabels(wanted: readonly number[], heights: readonly number[], range: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const middles = [...wanted];
  let edge = 0;
  for (const i of order) {
    middles[i] = Math.max(middles[i]!, edge + heights[i]! / 2);
    edge = middles[i] + heights[i]! / 2;
  }
  edge = Math.max(
    range,
    heights.reduce((sum, height) => sum + height, 0),
  );
  for (const i of [...order].reverse()) {
    middles[i] = Math.min(middles[i]!, edge - heights[i]! / 2);
    edge = middles[i] - heights[i]! / 2;
  }
  return middles;
}
