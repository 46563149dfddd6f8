import type { Question } from './question.ts';
import { asks, loadQuestion } from './registry.ts';

/** Every question there is, loaded: for what speaks of all of them, such as documentation and messages. */
export const questions: readonly Question[] = await Promise.all(
  asks.map(async (ask) => (await loadQuestion(ask))!),
);
