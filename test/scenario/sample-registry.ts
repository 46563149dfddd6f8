import type { Question } from '../../src/games/question.ts';
import { otherQuestion, sampleQuestion, thirdQuestion } from './sample-question.ts';

// Stands in for the shipped registry: `vi.mock('../../src/games/registry.ts', () => import('./sample-registry.ts'))`.

export const questions: readonly Question[] = [sampleQuestion, otherQuestion, thirdQuestion];

export const questionOf = (ask: string): Question | undefined =>
  questions.find((question) => question.ask === ask);
