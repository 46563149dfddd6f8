import type { Question } from './question.ts';

/** Where every question is declared. A new rule is one new file and one line here. */
const declared: Readonly<Record<string, () => Promise<Question>>> = {
  leadership: async () => (await import('./leadership.ts')).leadershipQuestion,
  march: async () => (await import('./warhammer/march.ts')).marchQuestion,
  panic: async () => (await import('./warhammer/panic.ts')).panicQuestion,
  flight: async () => (await import('./warhammer/flight.ts')).flightQuestion,
  fleeing: async () => (await import('./warhammer/fleeing.ts')).fleeingQuestion,
  break: async () => (await import('./warhammer/break.ts')).breakQuestion,
  psychology: async () => (await import('./warhammer/psychology.ts')).psychologyQuestion,
  challenge: async () => (await import('./warhammer/challenge.ts')).challengeQuestion,
  charge: async () => (await import('./warhammer/charge.ts')).chargeQuestion,
  moves: async () => (await import('./warhammer/moves.ts')).movesQuestion,
  formation: async () => (await import('./warhammer/formation.ts')).formationQuestion,
  leaving: async () => (await import('./warhammer/leaving.ts')).leavingQuestion,
  'look-out-sir': async () => (await import('./warhammer/look-out-sir.ts')).lookOutSirQuestion,
  'battle-line': async () => (await import('./warhammer/battle-line.ts')).battleLineQuestion,
  army: async () => (await import('./warhammer/army.ts')).armyQuestion,
  rout: async () => (await import('./mordheim/rout.ts')).routQuestion,
  'all-alone': async () => (await import('./mordheim/all-alone.ts')).allAloneQuestion,
  nerves: async () => (await import('./mordheim/nerves.ts')).nervesQuestion,
};

/** The names of all questions. */
export const asks: readonly string[] = Object.keys(declared);

const loaded = new Map<string, Question>();

/**
 * Loads the question of that name, if there is one. Building the schemas of all questions takes longer than answering
 * one, so that only what is asked is loaded; `questions.ts` has all of them.
 */
export async function loadQuestion(ask: string): Promise<Question | undefined> {
  if (!asks.includes(ask)) return undefined;
  const question = loaded.get(ask) ?? (await declared[ask]!());
  loaded.set(ask, question);
  return question;
}

/**
 * The question of that name, if there is one. Whoever has a plan has its question loaded.
 *
 * @throws a question that nobody has loaded: a fault of the caller.
 */
export function questionOf(ask: string): Question | undefined {
  const question = loaded.get(ask);
  if (question === undefined && asks.includes(ask)) {
    throw new Error(`The question "${ask}" is not loaded: call loadQuestion first, or import questions.ts.`);
  }
  return question;
}
