import { FileError } from '../platform/node/file-error.ts';
import { CheckpointError } from '../study/checkpoint-error.ts';
import { UserError } from './user-error.ts';

type Attempts = readonly (() => unknown)[];
type Outcomes<A extends Attempts> = { [K in keyof A]: Awaited<ReturnType<A[K]>> };

/**
 * Makes several attempts, one after another and the later ones too where an earlier one fails, so that the user learns
 * of all faults at once.
 *
 * @throws {UserError} with the faults of all, a line each
 */
export async function allOf<const A extends Attempts>(attempts: A): Promise<Outcomes<A>> {
  const outcomes: unknown[] = [];
  const faults: string[] = [];
  for (const attempt of attempts) {
    try {
      outcomes.push(await attempt());
    } catch (error) {
      if (error instanceof UserError || error instanceof FileError || error instanceof CheckpointError)
        faults.push(error.message);
      else throw error;
    }
  }
  if (faults.length > 0) throw new UserError(faults.join('\n'));
  return outcomes as Outcomes<A>;
}
