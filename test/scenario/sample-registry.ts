import type { Question } from '../../src/games/question.ts';
import { otherQuestion, sampleQuestion, thirdQuestion } from './sample-question.ts';

// Stands in for the shipped registry, and for questions.ts: `vi.mock('../../src/games/registry.ts', () => import('./sample-registry.ts'))`.

export const questions: readonly Question[] = [sampleQuestion, otherQuestion, thirdQuestion];

export const asks: readonly string[] = questions.map(({ ask }) => ask);

export const questionOf = (ask: string): Question | undefined =>
  questions.find((question) => question.ask === ask);

export const loadQuestion = async (ask: string): Promise<Question | undefined> => questionOf(ask);
