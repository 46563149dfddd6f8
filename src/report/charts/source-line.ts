import type { Result } from '../../study/result.ts';
import { countWords } from '../words/count.ts';

/** The caption inside a picture: program, rules, seed and trials. */
export function sourceLine(result: Result): string {
  const { holdfast, rules, seed, cells } = result;
  return `Holdfast ${holdfast} · rules ${rules.preset} · ${trialsWords(cells.map(({ trials }) => trials))} · seed ${seed}`;
}

/** `10,000,000 trials`, `no trials (exact)`, `120,000 to 1,000,000 trials a case`. */
export function trialsWords(trials: readonly number[]): string {
  const least = Math.min(...trials);
  const most = Math.max(...trials);
  if (most === 0) return 'solved exactly, not simulated';
  const each = trials.length > 1 ? ' a case' : '';
  if (least === most) return `${countWords(most)} trials${each}`;
  return `${countWords(least)} to ${countWords(most)} trials${each}`;
}
