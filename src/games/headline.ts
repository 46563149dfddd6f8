import type { Question } from './question.ts';

/** The outcome of a question that titles and summaries speak of first, given which of its outcomes happen. */
export function spokenOf(
  { headline, headlineWhere }: Question,
  happens: (outcome: string) => boolean,
): string {
  return headlineWhere !== undefined && happens(headlineWhere.happens) ? headlineWhere.is : headline;
}
