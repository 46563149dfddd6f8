import type { Question } from '../games/question.ts';
import { UserError } from './user-error.ts';

/**
 * The question of that name.
 *
 * @throws {UserError} an unknown name, with the likely intention
 */
export async function questionNamed(ask: string): Promise<Question> {
  const { asks, loadQuestion } = await import('../games/registry.ts');
  const found = await loadQuestion(ask);
  if (found !== undefined) return found;
  const { closest } = await import('./closest.ts');
  const meant = closest(ask, asks);
  const hint = meant === undefined ? '' : `, did you mean "${meant}"?`;
  throw new UserError(`nothing is called "${ask}"${hint}\nThere are: ${asks.join(', ')}`);
}
