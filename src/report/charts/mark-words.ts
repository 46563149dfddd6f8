import type { Result } from '../../study/result.ts';

/** What the marks of a chart mean, in a sentence: only those that are drawn. */
export function markWords({ cells }: Result, simulated: string, interval = 'thin lines'): string {
  const isSimulated = cells.some(({ trials }) => trials > 0);
  const isSolved = cells.some(({ outcomes }) => outcomes.some(({ exact }) => exact !== undefined));
  const parts = [
    ...(isSimulated
      ? [`${simulated}: simulated`, `${interval}: 95\u00a0% intervals`]
      : [`${simulated}: exact`]),
    ...(isSolved && isSimulated ? ['hollow marks: exact'] : []),
  ];
  return `${parts.join('; ')}.`;
}
