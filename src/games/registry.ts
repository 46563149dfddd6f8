import { declaredQuestion, type Question } from './question.ts';

/** Where every question is declared. A new rule is one new file, one line here, and one in `questions.ts`. */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  leadership: () => import('./leadership.ts'),
  march: () => import('./warhammer/march.ts'),
  panic: () => import('./warhammer/panic.ts'),
  flight: () => import('./warhammer/flight.ts'),
  fleeing: () => import('./warhammer/fleeing.ts'),
  break: () => import('./warhammer/break.ts'),
  psychology: () => import('./warhammer/psychology.ts'),
  challenge: () => import('./warhammer/challenge.ts'),
  charge: () => import('./warhammer/charge.ts'),
  moves: () => import('./warhammer/moves.ts'),
  formation: () => import('./warhammer/formation.ts'),
  leaving: () => import('./warhammer/leaving.ts'),
  'look-out-sir': () => import('./warhammer/look-out-sir.ts'),
  'battle-line': () => import('./warhammer/battle-line.ts'),
  army: () => import('./warhammer/army.ts'),
  rout: () => import('./mordheim/rout.ts'),
  'all-alone': () => import('./mordheim/all-alone.ts'),
  nerves: () => import('./mordheim/nerves.ts'),
};

/** The names of all questions. */
export const asks: readonly string[] = Object.keys(modules);

/**
 * Loads the question of that name, if there is one. Building the schemas of all questions takes longer than answering
 * one, so that only what is asked is loaded; `questions.ts` has all of them.
 */
export async function loadQuestion(ask: string): Promise<Question | undefined> {
  if (!asks.includes(ask)) return undefined;
  await modules[ask]!();
  return questionOf(ask);
}

/**
 * The question of that name, if there is one. Whoever has a plan has its question loaded.
 *
 * @throws a question that nobody has loaded: a fault of the caller.
 */
export function questionOf(ask: string): Question | undefined {
  const question = declaredQuestion(ask);
  if (question === undefined && asks.includes(ask)) {
    throw new Error(`The question "${ask}" is not loaded: call loadQuestion first, or import questions.ts.`);
  }
  return question;
}
