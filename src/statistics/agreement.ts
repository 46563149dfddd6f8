/** The chance, at most, that a faultless run reports any disagreement at all. */
export const FALSE_ALARMS = 1e-6;

/**
 * Whether what was simulated agrees with what is exact, judged for a whole run at once, so that a run of many
 * cells does not cry wolf more often than one of few: Bonferroni's correction. Each comparison may be as surprising
 * as the run's rate of false alarms divided by the number of comparisons.
 *
 * @param surprises the p-value of each comparison.
 * @param falseAlarms in (0, 1): the chance, at most, of any disagreement in a faultless run.
 * @example agreement([0.4, 1e-12]); // [true, false]
 */
export function agreement(surprises: readonly number[], falseAlarms = FALSE_ALARMS): boolean[] {
  const limit = falseAlarms / surprises.length;
  return surprises.map((surprise) => surprise >= limit);
}
