/**
 * What can be said of something that never happened in so many trials: with the given confidence its share is
 * below this. For 95 % it is almost exactly 3 / trials, the rule of three.
 *
 * J. A. Hanley, A. Lippman-Hand, "If nothing goes wrong, is everything all right?", JAMA 249 (1983), 1743–1745.
 *
 * @param trials at least 1.
 * @param confidence in (0, 1), one-sided: a share cannot be below 0, so all of the doubt is on one side.
 * @example unseenBound(1_000_000); // 0.0000029957…
 */
export function unseenBound(trials: number, confidence = 0.95): number {
  return -Math.expm1(Math.log1p(-confidence) / trials);
}
